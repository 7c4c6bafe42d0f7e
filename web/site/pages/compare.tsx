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
  type EstadisticasTemporada,
  type JugadorPreview,
} from '@club/shared';
import clsx from 'clsx';
import { useSearchParams, Link } from 'react-router-dom';
import { EmptyState, LiveContent, NotFound } from '../../components/page-states';
import { Page, Section, SectionHeading } from '../../components/page';
import surface from '../../components/surface.module.css';
import { useLiveDoc } from '../../lib/live/use-live-doc';
import { useCurrentSeason } from '../../lib/state/club-context';
import { CompareForm } from '../jugador/other-players';
import css from '../jugador/comparison.module.css';
import { LateShareButton } from '../deferred-parts';
import { PlayerPicture } from '../../components/player-picture';
import text from '../../components/text.module.css';
import { decimal } from '../../lib/number-text';
import { toJugador } from '../../lib/paths';
import { type FigureKey, isShown, LABELS } from '../jugador/season-statistics';

/** Of these figures the smaller one is better. */
const LESS_IS_BETTER: readonly FigureKey[] = [
  'goles_encajados',
  'ratio_golesencajados_partido',
  'tarjetas_amarillas',
  'tarjetas_rojas',
];

interface Compared {
  readonly jugador: JugadorPreview;
  readonly estadisticas: EstadisticasTemporada;
}

/** Cell with a player's figure and a bar, in proportion to the larger of both figures. The better figure is bold. */
function cell(key: FigureKey, one: Compared, other: Compared) {
  const [value, against] = [one.estadisticas[key], other.estadisticas[key]];
  const isBetter = LESS_IS_BETTER.includes(key) ? value < against : value > against;
  const share = String((100 * value) / Math.max(value, against));
  return (
    <td className={clsx(isBetter && css.better)}>
      {key.startsWith('ratio_') ? decimal(value, 2) : value}
      {isBetter && <span className={text.hidden}> (mejor)</span>}
      {value > 0 && <span className={css.bar} style={{ width: `${share}%` }} />}
    </td>
  );
}

const head = ({ jugador }: Compared) => (
  <th scope="col">
    <Link {...toJugador(jugador.jugador_id)}>
      <PlayerPicture jugador={jugador} size={72} />
      {jugador.nombre_con_inicial}
    </Link>
  </th>
);

/** Table of the figures that are shown for both players. */
function Comparison({ pair: [a, b] }: { readonly pair: readonly [Compared, Compared] }) {
  const isShownForBoth = (key: FigureKey) =>
    [a, b].every(({ jugador, estadisticas }) => isShown(key, jugador.posicion, estadisticas));
  return (
    <div className={surface.card}>
      <table className={css.table}>
        {/* Fixes the columns' widths while the rows are still arriving. */}
        <colgroup>
          <col />
          <col className={css.labels} />
          <col />
        </colgroup>
        <thead>
          <tr>
            {head(a)}
            <td />
            {head(b)}
          </tr>
        </thead>
        <tbody>
          {(Object.keys(LABELS) as FigureKey[]).filter(isShownForBoth).map((key) => (
            <tr key={key}>
              {cell(key, a, b)}
              <th scope="row">{LABELS[key]}</th>
              {cell(key, b, a)}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type Pair = readonly [JugadorPreview, JugadorPreview];

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

/** Two players side by side, by their ids in the query, and the form that chooses them (regla 107). */
export function Component() {
  const [search] = useSearchParams();
  const ids = [search.get('a') ?? '', search.get('b') ?? ''].filter((id) => id !== '');
  const temporada = useCurrentSeason();
  const doc = useLiveDoc<PlantillaDoc>(firestorePaths.plantilla());
  const emptyPage = (
    <Page title={COMPARE_TITLE}>
      <EmptyState title="Aún no hay jugadores." />
    </Page>
  );
  return (
    <LiveContent doc={doc} missing={ids.length > 0 ? <NotFound /> : emptyPage}>
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
