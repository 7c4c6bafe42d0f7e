import { allEvents, type Details } from '@club/shared';
import text from '../../components/text.module.css';
import css from './substitution-marks.module.css';
import { minuteText } from './timeline';

interface SubstitutionMarksProps {
  readonly jugadorId: string;
  readonly detalles: Details;
}

const SIGNS = { sale: ['▼', 'Sale en el minuto '], entra: ['▲', 'Entra en el minuto '] } as const;

/** Minutes at which a player came on (up arrow) and went off (down arrow). */
export function SubstitutionMarks({ jugadorId, detalles }: SubstitutionMarksProps) {
  const marks = allEvents(detalles).flatMap((evento) =>
    (['entra', 'sale'] as const)
      .filter((side) => evento[side]?.jugador_id === jugadorId)
      .map((side) => ({ side, minuto: minuteText(evento) })),
  );
  if (marks.length === 0) return null;
  return (
    <span className={css.marks}>
      {marks.map(({ side, minuto }) => (
        <span key={`${side}${minuto}`} className={css[side]}>
          <span aria-hidden>{SIGNS[side][0]}</span>
          <span className={text.hidden}>{SIGNS[side][1]}</span>
          {minuto}
        </span>
      ))}
    </span>
  );
}
