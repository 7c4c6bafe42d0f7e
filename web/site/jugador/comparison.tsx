import type { EstadisticasTemporada, JugadorPreview } from '@club/shared';
import clsx from 'clsx';
import { Link } from 'react-router-dom';
import { PlayerPicture } from '../../components/player-picture';
import surface from '../../components/surface.module.css';
import text from '../../components/text.module.css';
import { decimal } from '../../lib/number-text';
import { toJugador } from '../../lib/paths';
import css from './comparison.module.css';
import { type FigureKey, isShown, LABELS } from './season-statistics';

/** Of these figures the smaller one is better. */
const LESS_IS_BETTER: readonly FigureKey[] = [
  'goles_encajados',
  'ratio_golesencajados_partido',
  'tarjetas_amarillas',
  'tarjetas_rojas',
];

export interface Compared {
  readonly jugador: JugadorPreview;
  readonly estadisticas: EstadisticasTemporada;
}

/** A figure with a bar as long as its share of the larger one. The better one is bold, with a full bar. */
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

/** Table of two players' figures: those that are shown for both. */
export function Comparison({ pair: [a, b] }: { readonly pair: readonly [Compared, Compared] }) {
  const isShownForBoth = (key: FigureKey) =>
    [a, b].every(({ jugador, estadisticas }) => isShown(key, jugador.posicion, estadisticas));
  return (
    <div className={surface.card}>
      <table className={css.table}>
        {/* Columns keep their places while the page arrives. */}
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
