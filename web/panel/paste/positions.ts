import { foldText } from '../common/team-names';
import type { Posicion } from '@club/shared';

type Linea = keyof Posicion;

const SIN_POSICION: Posicion = { del: false, mc: false, def: false, por: false };

/** Words for positions in football and futsal, with the abbreviations of lists and video games. */
const PALABRAS: Readonly<Record<Linea, string>> = {
  por: 'por portero portera porteria guardameta arquero arquera meta cancerbero pt po gk',
  def: 'def defensa defensor defensora zaguero zaguera lateral central carrilero carrilera libero cierre stopper df dfc dfd dfi ld li lat ltd lti ct cen cad cai',
  mc: 'mc medio media mediocentro mediocampista centrocampista pivote interior mediapunta volante organizador organizadora enganche todocampista ala mcd mco mcc mdc mcen md mi mp piv med int',
  del: 'del delantero delantera extremo extrema punta ariete atacante pivot dl dc ext ed ei sd nueve',
};
const LINEAS: ReadonlyMap<string, Linea> = new Map(
  (['por', 'def', 'mc', 'del'] as const).flatMap((linea) =>
    PALABRAS[linea].split(' ').map((palabra) => [palabra, linea] as const),
  ),
);

/** Modifiers that do not change the position's row. */
const MATICES = new Set(
  'derecho derecha izquierdo izquierda dcho dcha izdo izda izq der diestro diestra zurdo zurda centro banda de la el segundo segunda falso falsa ofensivo ofensiva defensivo defensiva alto alta adelantado'.split(
    ' ',
  ),
);

export interface PosicionLeida {
  readonly posicion: Posicion;
  /** Parts of the text that are not a position. */
  readonly unknown: readonly string[];
}

const lineaOf = (word: string) =>
  LINEAS.get(word) ?? LINEAS.get(word.replace(/s$/, '')) ?? LINEAS.get(word.replace(/es$/, ''));

/** Positions that a text names: «MC/DEF», «lateral derecho», «extremo y mediapunta». */
export function readPosition(texto: string): PosicionLeida {
  const posicion = { ...SIN_POSICION };
  const unknown = texto
    .split(/[,;/+&|]| y | o /i)
    .filter((parte) => parte.trim() !== '')
    .filter((parte) => {
      const words = foldText(parte)
        .replace(/\bmedi[oa] punta/g, 'mediapunta')
        .replace(/\bpor (?:la )?banda/g, 'banda')
        .split(' ');
      const lineas = words.flatMap((word) => lineaOf(word) ?? []);
      for (const linea of lineas) posicion[linea] = true;
      return (
        lineas.length === 0 ||
        words.some((word) => lineaOf(word) === undefined && !MATICES.has(word))
      );
    })
    .map((parte) => parte.trim());
  return { posicion, unknown };
}

/** Whether a text is a position and nothing else. */
export const isPosition = (texto: string): boolean => {
  const { posicion, unknown } = readPosition(texto);
  return unknown.length === 0 && Object.values(posicion).includes(true);
};
