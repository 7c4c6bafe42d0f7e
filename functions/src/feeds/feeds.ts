import {
  type Settings,
  clubConfig,
  NOTICIAS_RSS_PATH,
  type NoticiasDoc,
  withArticle,
  capitalise,
  clubStyle,
  daysUntil,
  decisionText,
  deriveLiveMatch,
  type LiveMatchDoc,
  crestUrl,
  toInitials,
  joinParts,
  liveScore,
  type Moment,
  moment,
  needsDarkText,
  type PartidoPreview,
  scoreText,
} from '@club/shared';
import { palettes } from '@club/shared/palettes';
import { escapeMarkup, barePage } from '../escape';
import { dayText, homeFirst } from '../share-pictures/match-words';

interface FeedClub extends Pick<Settings, 'nombre' | 'articulo' | 'lema'> {
  /** The site's origin, for absolute URLs. */
  readonly origin: string;
}

const element = (name: string, text: string, attributes = '') =>
  `<${name}${attributes}>${escapeMarkup(text)}</${name}>`;

/** RFC 822 date with a numeric zone. */
const rssDate = (instant: string) => new Date(instant).toUTCString().replace('GMT', '+0000');

/** The club's latest news as RSS 2.0 in the RSS Advisory Board's profile, newest first (regla 93). */
export function noticiasRss(
  noticias: NoticiasDoc['noticias'],
  { nombre, articulo, lema, origin }: FeedClub,
): string {
  const items = noticias.map(({ _id, titulo, resumen, fecha_date: date }) => {
    const url = `${origin}/noticias/${_id}`;
    return [
      '    <item>',
      `      ${element('title', titulo)}`,
      `      ${element('link', url)}`,
      `      ${element('guid', url, ' isPermaLink="true"')}`,
      `      ${element('pubDate', rssDate(date))}`,
      `      ${element('description', resumen)}`,
      '    </item>',
    ].join('\n');
  });
  const [latest] = noticias;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '  <channel>',
    `    ${element('title', nombre)}`,
    `    ${element('link', `${origin}/noticias`)}`,
    `    ${element('description', lema === '' ? `Noticias ${withArticle({ nombre, articulo }).del}` : lema)}`,
    `    ${element('language', clubConfig.language)}`,
    `    <atom:link href="${escapeMarkup(origin + NOTICIAS_RSS_PATH)}" rel="self" type="application/rss+xml"/>`,
    ...(latest ? [`    ${element('lastBuildDate', rssDate(latest.fecha_date))}`] : []),
    ...items,
    '  </channel>',
    '</rss>',
    '',
  ].join('\n');
}

/** What the card shows. */
interface CardData {
  readonly partidos: readonly PartidoPreview[];
  /** Logs of live matches, by match. */
  readonly liveMatches: Readonly<Record<string, LiveMatchDoc>>;
  readonly ajustes: Settings;
  readonly origin: string;
  readonly now: Date;
}

/** Seconds between reloads of the card on the day of a match. It has no script that could listen. */
const RELOAD_SECONDS = 60;

/** Content-Security-Policy of the card: no scripts, no fonts, pictures of this site, framing allowed everywhere. */
export const EMBED_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors *";

const STYLE = `
*{box-sizing:border-box;margin:0}
body{font:15px/1.4 system-ui,sans-serif;color:var(--text);background:var(--paper)}
a{color:inherit;text-decoration:none;display:grid;align-content:center;min-height:100vh;padding:12px 16px;border:1px solid var(--line);border-radius:12px;background:var(--paper)}
a:focus-visible{outline:3px solid var(--primary);outline-offset:-3px}
.que{display:flex;flex-wrap:wrap;justify-content:space-between;column-gap:8px;font-size:13px;color:var(--muted)}
.vivo{color:var(--primary);font-weight:700}
.lados{display:grid;grid-template-columns:minmax(0,1fr) auto;align-items:center;gap:8px 12px;margin:10px 0}
.lado{display:flex;align-items:center;gap:8px;min-width:0;font-weight:600;line-height:1.2;overflow-wrap:break-word}
.lado img,.lado svg{flex:none;width:32px;height:32px;object-fit:contain}
.cifra{grid-area:1/2/3;font-size:26px;font-weight:800;font-variant-numeric:tabular-nums;white-space:nowrap}
.donde{font-size:13px;color:var(--muted)}
@media(min-width:420px){
.lados{grid-template-columns:minmax(0,1fr) auto minmax(0,1fr)}
.lado,.cifra{grid-area:auto}
.lado:last-child{flex-direction:row-reverse;text-align:right}
}
`.replaceAll('\n', '');

const badge = (nombre: string, color: string) =>
  `<svg viewBox="0 0 64 64" aria-hidden="true"><circle cx="32" cy="32" r="30" fill="${escapeMarkup(color)}"/><text x="32" y="41" text-anchor="middle" font-size="24" font-weight="800" fill="${needsDarkText(color) ? '#1a1a1a' : '#ffffff'}">${escapeMarkup(toInitials(nombre))}</text></svg>`;

const picture = (src: string) => `<img src="${escapeMarkup(src)}" alt="" width="32" height="32">`;

function sides(partido: PartidoPreview, { nombre }: Pick<Settings, 'nombre'>): string {
  const { nombre_equipo: rival, color_equipo: color, escudo_equipo: escudo } = partido;
  const crest = crestUrl(escudo);
  const side = (name: string, emblem: string) =>
    `<span class="lado">${emblem}<span>${escapeMarkup(name)}</span></span>`;
  const [left, right] = homeFirst(
    partido,
    side(nombre, picture('/icono-192.png')),
    side(rival, crest === undefined ? badge(rival, color) : picture(crest)),
  );
  const middle = scoreText(partido, partido.hora_str);
  return `<span class="lados">${left}<span class="cifra">${escapeMarkup(middle)}</span>${right}</span>`;
}

function heading({ tipo }: Moment, partido: PartidoPreview, { ajustes, now }: CardData): string {
  if (tipo === 'en_juego') return '<strong class="vivo">En directo</strong>';
  const { zona_horaria: zone } = ajustes;
  if (tipo === 'hoy') return 'Hoy';
  if (daysUntil(now, partido, zone) === 1) return 'Mañana';
  return capitalise(dayText({ ...partido, zona_horaria: zone }));
}

function card(found: Moment, data: CardData): string {
  const { ajustes, origin, liveMatches } = data;
  if (found.tipo === 'fuera') {
    return `<a href="${escapeMarkup(origin)}/partidos" target="_blank" rel="noopener">${escapeMarkup(capitalise(withArticle(ajustes).el))} no tiene ahora ningún partido a la vista.</a>`;
  }
  const log = liveMatches[found.partido.partido_id];
  const partido =
    found.tipo === 'en_juego' && log
      ? { ...found.partido, ...liveScore(deriveLiveMatch(log.pasos)) }
      : found.partido;
  const url = `${origin}/partidos/${partido.partido_id}`;
  const decision = partido.jugado ? decisionText(partido, ajustes.nombre) : '';
  return [
    `<a href="${escapeMarkup(url)}" target="_blank" rel="noopener">`,
    `<span class="que"><span>${heading(found, partido, data)}</span><span>${escapeMarkup(partido.nombre_competicion)}</span></span>`,
    sides(partido, ajustes),
    `<span class="donde">${escapeMarkup(joinParts(' · ', decision, partido.nombre_campo))}</span>`,
    '</a>',
  ].join('');
}

/** The most important match (reglas 74, 94) as a page for other sites' iframes, without scripts or players' names. */
export function embedPage(data: CardData): string {
  const { ajustes, partidos, now } = data;
  const found = moment(now, partidos, ajustes.zona_horaria);
  const reload =
    found.tipo === 'en_juego' || found.tipo === 'hoy'
      ? `<meta http-equiv="refresh" content="${String(RELOAD_SECONDS)}">`
      : '';
  return barePage({
    title: ajustes.nombre,
    style: clubStyle(palettes(ajustes.colores)) + STYLE,
    head: `<link rel="icon" href="/icono-192.png">${reload}`,
    body: card(found, data),
  });
}
