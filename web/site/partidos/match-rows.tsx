import {
  countResults,
  decisionText,
  joinParts,
  type PartidoPlayed,
  type PartidoPreview,
} from '@club/shared';
import clsx from 'clsx';
import { Link } from 'react-router-dom';
import { ResultChip } from '../../components/result';
import surface from '../../components/surface.module.css';
import text from '../../components/text.module.css';
import { countText } from '../../lib/number-text';
import { formatDate } from '../../lib/dates';
import { toPartido } from '../../lib/paths';
import { useSettings } from '../../lib/state/club-context';
import css from './match-rows.module.css';
import { type MatchSummary, resultText } from './sides';

type MatchRow = MatchSummary &
  Pick<PartidoPreview, 'partido_id' | 'fecha_str' | 'nombre_competicion'> & {
    /** What the match adds to a figure (`2 goles`), or its time or status. */
    readonly note?: string | undefined;
  };

/** For matches from the document of all seasons, which has only finished matches, and no colours of rivals. */
export const LEFT_OUT_FIELDS = { jugado: true, estado: 'finalizado', color_equipo: '' } as const;

interface MatchRowsProps {
  readonly partidos: readonly MatchRow[];
}

/** Short list of matches with links: date, sides, score and result. */
export function MatchRows({ partidos }: MatchRowsProps) {
  const { nombre: clubName } = useSettings();
  return (
    <ul className={clsx(surface.card, surface.list, css.rows)}>
      {partidos.map((partido) => (
        <li key={partido.partido_id}>
          <Link {...toPartido(partido.partido_id)} className={css.match}>
            {partido.resultado !== '' && <ResultChip resultado={partido.resultado} />}
            <div className={css.what}>
              <p className={css.score}>{resultText(partido, clubName)}</p>
              <span className={clsx(text.caption, text.muted)}>
                {joinParts(
                  ' · ',
                  formatDate(partido.fecha_str),
                  partido.nombre_competicion,
                  partido.resultado === '' ? '' : decisionText(partido, clubName),
                )}
              </span>
            </div>
            {partido.note !== undefined && <p className={css.note}>{partido.note}</p>}
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface MatchesBehindProps extends MatchRowsProps {
  /** Sentence about what the matches add up to, without full stop. */
  readonly sumText: string;
  readonly isCorrected: boolean;
}

/** Matches behind a figure; says so if the club has corrected it. */
export const MatchesBehind = ({ partidos, sumText, isCorrected }: MatchesBehindProps) => (
  <>
    {partidos.length > 0 && <MatchRows partidos={partidos} />}
    {isCorrected && (
      <p className={clsx(css.corrected, text.body2, text.muted)}>
        {`${sumText}; el club ha corregido la cifra a mano.`}
      </p>
    )}
  </>
);

type Meeting = MatchRow & Pick<PartidoPlayed, 'resultado'>;

/** List of matches against a rival, with the totals of results. */
export function MeetingRows({ partidos }: { readonly partidos: readonly Meeting[] }) {
  const { ganados, empatados, perdidos } = countResults(partidos);
  return (
    <>
      <p className={clsx(css.balance, text.body2, text.muted)}>
        {joinParts(
          ' · ',
          countText(ganados, 'victoria'),
          countText(empatados, 'empate'),
          countText(perdidos, 'derrota'),
        )}
      </p>
      <MatchRows partidos={partidos} />
    </>
  );
}
