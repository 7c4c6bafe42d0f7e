import { fold } from './names';

/** Order of columns in a text without headings. */
export const DEFAULT_ORDER = ['home', 'away', 'date', 'hour', 'ground', 'round', 'score'] as const;
/** What a column tells. */
export type Role = (typeof DEFAULT_ORDER)[number] | 'pair';

/** Column titles, folded. The first pattern that matches is used. */
const TITLES: readonly (readonly [Role, RegExp])[] = [
  ['home', /^(?:equipo |club )?(?:local|de casa|casa|anfitrion)(?: local)?$|^(?:equipo|club) 1$/],
  ['away', /^(?:equipo |club )?(?:visitante|de fuera|fuera|visita|forastero)$|^(?:equipo|club) 2$/],
  ['pair', /^(?:partidos?|encuentros?|equipos|enfrentamientos?)$/],
  ['date', /^(?:fecha|dia)(?: y hora|\/hora| - hora| hora| (?:del? )?(?:partido|encuentro))?$/],
  ['hour', /^(?:hora|horario|h)(?: (?:del? )?(?:partido|encuentro|inicio|comienzo))?$|^inicio$/],
  [
    'ground',
    /^(?:campo|terreno|estadio|instalacion|lugar|sede|ubicacion|municipal)(?: de juego| deportiva)?$/,
  ],
  ['round', /^(?:n[ºo.]* )?(?:jornada|jorn|jor|jda|jdª|j|ronda)$/],
  ['score', /^(?:resultado|marcador|res|rdo|resul|result|tanteo|goles)$/],
];

/** The role of a column with this title. */
export function readTitle(title: string): Role | null {
  const text = fold(title)
    .trim()
    .replace(/[.:]+$/, '');
  return TITLES.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** How lines begin that belong to the page and not to a match: menus, titles, footers. No club is named like this. */
const PAGE_TEXT = new RegExp(
  `^(?:${[
    // The page.
    String.raw`pagina\b|pag\. ?\d|(?:ultima )?actualiza|inicio\b|volver|©|copyright|www\.|https?:`,
    String.raw`imprimir|exportar|descargar|compartir|aviso\b|politica\b|cookies`,
    'ver (?:acta|mas|detalle|ficha|campo|mapa)',
    // Its titles.
    String.raw`temporada\b|calendario\b|clasificacion|federacion\b|competicion|categoria\b|delegacion\b`,
    String.raw`resultados?\b|partidos de\b|proximos? partidos?\b|jornada$|finalizado$|acta\b|arbitr[oa]\b`,
    // The competition.
    String.raw`grupo (?:\d+|[a-z]|[ivx]+|unico)$|(?:fase|liga|play ?off)\b.{0,20}$`,
    '(?:primera|segunda|tercera|cuarta|[1-4][ªa]) (?:regional|division|andaluza|autonomica|provincial|catalana|categoria)',
    String.raw`(?:preferente|regional|superliga|juvenil|cadete|infantil|alevin|benjamin|senior|aficionad\w+)$`,
  ].join('|')})`,
);
export const isPageText = (text: string): boolean => PAGE_TEXT.test(fold(text).trim());

/** Whether a line names a team that has no match in its round. */
export const isBye = (line: string): boolean =>
  /^(?:descansan?|descanso|exento)\b|\b(?:descansa|exento)[.:)]*$/i.test(line.trim());
