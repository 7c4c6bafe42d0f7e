import { comparePartidos, type PartidoPreview } from '@club/shared';
import { EmptyState } from '../../components/estados';
import { SectionHeading } from '../../components/page';
import { withLive } from './live-slot';
import { MatchCard } from './match-card';
import css from './match-list.module.css';

const LiveMatchCard = withLive(MatchCard);

function Group({
  title,
  partidos,
}: {
  readonly title: string;
  readonly partidos: readonly PartidoPreview[];
}) {
  if (partidos.length === 0) return null;
  return (
    <section>
      <SectionHeading>{title}</SectionHeading>
      <div className={css.cards}>
        {partidos.map((partido) => (
          <LiveMatchCard key={partido.partido_id} partido={partido} />
        ))}
      </div>
    </section>
  );
}

/** A season's matches: those to come first, then the played ones, latest first (regla 26). */
export function MatchList({ partidos }: { readonly partidos: readonly PartidoPreview[] }) {
  if (partidos.length === 0) return <EmptyState title="Aún no hay partidos en esta temporada." />;
  const ordered = [...partidos].sort(comparePartidos);
  return (
    <>
      <Group title="Próximos" partidos={ordered.filter(({ jugado }) => !jugado)} />
      <Group title="Jugados" partidos={ordered.filter(({ jugado }) => jugado).reverse()} />
    </>
  );
}
