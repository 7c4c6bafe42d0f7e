import {
  COMPARE_TITLE,
  compareTitle,
  deriveEstadisticas,
  type EstadisticasJugadoresDoc,
  firestorePaths,
  own,
  type PlantillaDoc,
  type Temporada,
  ZERO_COUNTERS,
} from '@club/shared';
import clsx from 'clsx';
import { useSearchParams } from 'react-router-dom';
import { LiveContent } from '../../components/live-content';
import { EmptyState } from '../../components/page-states';
import { NotFound } from '../../components/not-found';
import { Page, Section, SectionHeading } from '../../components/page';
import surface from '../../components/surface.module.css';
import { useLiveDoc } from '../../lib/live/use-live-doc';
import { useCurrentSeason } from '../../lib/state/club-context';
import { CompareForm } from '../jugador/other-players';
import { type Compared, Comparison } from '../jugador/comparison';
import css from '../jugador/comparison.module.css';
import { LateShareButton } from '../../components/late-share-button';

type Pair = readonly [Compared['jugador'], Compared['jugador']];

interface SeasonProps {
  readonly pair: Pair;
  readonly temporada: Temporada;
}

function Season({ pair, temporada: { _id, nombre } }: SeasonProps) {
  const doc = useLiveDoc<EstadisticasJugadoresDoc>(firestorePaths.estadisticasJugadores(_id));
  return (
    <Section title={nombre}>
      <LiveContent doc={doc} missing={null}>
        {({ filas }) => {
          const [a, b] = pair.map((jugador) => {
            const { sumas = ZERO_COUNTERS, ajuste = ZERO_COUNTERS } =
              filas[jugador.jugador_id] ?? {};
            return { jugador, estadisticas: deriveEstadisticas({ sumas, ajuste }) };
          });
          return a && b && <Comparison pair={[a, b]} />;
        }}
      </LiveContent>
    </Section>
  );
}

/** The same text as `compareTitle`, with each name on one line where it fits. */
const Heading = ({ pair: [a, b] }: Pick<SeasonProps, 'pair'>) => (
  <>
    <span className={css.name}>{a.nombre_con_inicial}</span> y{' '}
    <span className={css.name}>{b.nombre_con_inicial},</span> frente a frente
  </>
);

/** Two players side by side, by their ids in the query; without them, the form to choose them (regla 107). */
export function Component() {
  const [search] = useSearchParams();
  const ids = [search.get('a') ?? '', search.get('b') ?? ''].filter((id) => id !== '');
  const temporada = useCurrentSeason();
  const doc = useLiveDoc<PlantillaDoc>(firestorePaths.plantilla());
  return (
    <LiveContent doc={doc} missing={<EmptyState title="Aún no hay jugadores." />}>
      {(plantilla) => {
        const shown = ids.flatMap((id) => own(plantilla.jugadores, id) ?? []);
        if (shown.length < ids.length) return <NotFound />;
        const [a, b] = shown;
        const title = a && b ? compareTitle(a, b) : COMPARE_TITLE;
        return (
          <Page
            title={title}
            heading={a && b && <Heading pair={[a, b]} />}
            action={a && b && <LateShareButton text={title} />}
          >
            <div className={clsx(surface.columns, a && b && css.pair)}>
              {a && b && temporada && <Season pair={[a, b]} temporada={temporada} />}
              <section>
                {a && b && <SectionHeading>Otra comparación</SectionHeading>}
                <CompareForm key={ids.join()} plantilla={plantilla} shown={shown} />
              </section>
            </div>
          </Page>
        );
      }}
    </LiveContent>
  );
}
