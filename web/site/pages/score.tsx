import {
  decisionText,
  joinParts,
  firestorePaths,
  type Partido,
  partidoTitle,
  scoreText,
  statusLabel,
} from '@club/shared';
import clsx from 'clsx';
import { useState } from 'react';
import { useDocumentTitle } from '../../components/page';
import surface from '../../components/surface.module.css';
import text from '../../components/text.module.css';
import { useSettings } from '../../lib/state/club-context';
import { formatLongDay } from '../../lib/dates';
import { LiveRoot } from '../../lib/live/live-root';
import { ScoreDigits, Announcer } from '../partidos/score';
import { toSides, NamedSide } from '../partidos/sides';
import { useLive } from '../partidos/use-live';
import css from './score.module.css';
import { DocumentContent } from './record-page';

/** Width and height of a badge in pixels. The style sheet overrides them, so that the badge grows with the window. */
const BADGE = 64;

interface BoardProps {
  readonly partido: Partido;
  /** The minute, or what the match is waiting for. */
  readonly minute: string;
  /** In one line; empty before the first event. */
  readonly lastEvent: string;
}

/** Score, minute and last event, as large as the window allows. */
function Board({ partido, minute, lastEvent }: BoardProps) {
  const { nombre, camiseta } = useSettings();
  const [left, right] = toSides(partido, nombre);
  const score = scoreText(partido);
  const [first] = useState(score);
  return (
    <div data-dibujo={camiseta.dibujo} className={clsx(surface.club, css.board)}>
      <NamedSide side={left} size={BADGE} className={css.side} nameClass={css.name} />
      <div className={css.middle}>
        <p data-testid="marcador" className={css.score}>
          <span key={score} className={clsx(score !== first && css.changed)}>
            <ScoreDigits partido={partido} />
          </span>
        </p>
        <p data-testid="minuto" className={css.minute}>
          {minute}
        </p>
      </div>
      <NamedSide side={right} size={BADGE} className={css.side} nameClass={css.name} />
      <p className={css.last}>{lastEvent}</p>
    </div>
  );
}

/** Text for a match that is not being played: final, its status, or its date. */
function restingText(partido: Partido, clubName: string): string {
  const { jugado, estado, fecha_str: date, hora_str: time } = partido;
  if (jugado) return joinParts(' · ', 'Final', decisionText(partido, clubName));
  return statusLabel(estado) ?? `${formatLongDay(date)} · ${time}`;
}

function Score({ partido }: { readonly partido: Partido }) {
  const { nombre } = useSettings();
  const title = `Marcador de ${partidoTitle(partido, nombre)}`;
  useDocumentTitle(title);
  const live = useLive(partido, partido._id);
  return (
    <>
      <h1 className={text.hidden}>{title}</h1>
      <Board
        partido={{ ...partido, ...live?.score }}
        minute={live?.status.text ?? restingText(partido, nombre)}
        lastEvent={live?.last.join(' · ') ?? ''}
      />
      <div className={text.hidden}>{live && <Announcer text={live.announcement} />}</div>
    </>
  );
}

/** A match's live score alone, for the screen of a bar or a stream (regla 95). */
export function Component() {
  return (
    <main id="contenido" className={css.screen}>
      <DocumentContent toPath={firestorePaths.partido}>
        {(data: Partido) => <Score partido={data} />}
      </DocumentContent>
      <LiveRoot />
    </main>
  );
}
