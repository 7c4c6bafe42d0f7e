import { foldText } from '../common/team-names';
import type { Position } from '@club/shared';

type Line = keyof Position;

const WITHOUT_POSITION: Position = { del: false, mc: false, def: false, por: false };

/** Words for positions in football and futsal, with the abbreviations of lists and video games. */
const WORDS: Readonly<Record<Line, string>> = {
  por: 'por portero portera porteria guardameta arquero arquera meta cancerbero pt po gk',
  def: 'def defensa defensor defensora zaguero zaguera lateral central carrilero carrilera libero cierre stopper df dfc dfd dfi ld li lat ltd lti ct cen cad cai',
  mc: 'mc medio media mediocentro mediocampista centrocampista pivote interior mediapunta volante organizador organizadora enganche todocampista ala mcd mco mcc mdc mcen md mi mp piv med int',
  del: 'del delantero delantera extremo extrema punta ariete atacante pivot dl dc ext ed ei sd nueve',
};
const LINES: ReadonlyMap<string, Line> = new Map(
  (['por', 'def', 'mc', 'del'] as const).flatMap((lineText) =>
    WORDS[lineText].split(' ').map((word) => [word, lineText] as const),
  ),
);

/** Modifiers that do not change the position's row. */
const NUANCES = new Set(
  'derecho derecha izquierdo izquierda dcho dcha izdo izda izq der diestro diestra zurdo zurda centro banda de la el segundo segunda falso falsa ofensivo ofensiva defensivo defensiva alto alta adelantado'.split(
    ' ',
  ),
);

export interface PositionParsed {
  readonly posicion: Position;
  /** Parts of the text that are not a position. */
  readonly unknown: readonly string[];
}

const lineOf = (word: string) =>
  LINES.get(word) ?? LINES.get(word.replace(/s$/, '')) ?? LINES.get(word.replace(/es$/, ''));

/** Positions that a text names: «MC/DEF», «lateral derecho», «extremo y mediapunta». */
export function readPosition(text: string): PositionParsed {
  const posicion = { ...WITHOUT_POSITION };
  const unknown = text
    .split(/[,;/+&|]| y | o /i)
    .filter((parte) => parte.trim() !== '')
    .filter((parte) => {
      const words = foldText(parte)
        .replace(/\bmedi[oa] punta/g, 'mediapunta')
        .replace(/\bpor (?:la )?banda/g, 'banda')
        .split(' ');
      const lines = words.flatMap((word) => lineOf(word) ?? []);
      for (const lineText of lines) posicion[lineText] = true;
      return (
        lines.length === 0 || words.some((word) => lineOf(word) === undefined && !NUANCES.has(word))
      );
    })
    .map((parte) => parte.trim());
  return { posicion, unknown };
}

/** Whether a text is a position and nothing else. */
export const isPosition = (text: string): boolean => {
  const { posicion, unknown } = readPosition(text);
  return unknown.length === 0 && Object.values(posicion).includes(true);
};
