import {
  type Settings,
  clubConfig,
  NOTICIAS_RSS_PATH,
  type NoticiasDoc,
  withArticle,
} from '@club/shared';
import { escapeMarkup } from '../escape';

interface FeedClub extends Pick<Settings, 'nombre' | 'articulo' | 'lema'> {
  /** The site's origin, for absolute URLs. */
  readonly origen: string;
}

const element = (name: string, text: string, attributes = '') =>
  `<${name}${attributes}>${escapeMarkup(text)}</${name}>`;

/** RFC 822 with a numeric zone, as RSS requires. */
const rssDate = (instant: string) => new Date(instant).toUTCString().replace('GMT', '+0000');

/** The club's latest news as RSS 2.0 in the RSS Advisory Board's profile, newest first (regla 93). */
export function noticiasRss(
  noticias: NoticiasDoc['noticias'],
  { nombre, articulo, lema, origen }: FeedClub,
): string {
  const items = noticias.map(({ _id, titulo, resumen, fecha_date: date }) => {
    const url = `${origen}/noticias/${_id}`;
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
    `    ${element('link', `${origen}/noticias`)}`,
    `    ${element('description', lema === '' ? `Noticias ${withArticle({ nombre, articulo }).del}` : lema)}`,
    `    ${element('language', clubConfig.language)}`,
    `    <atom:link href="${escapeMarkup(origen + NOTICIAS_RSS_PATH)}" rel="self" type="application/rss+xml"/>`,
    ...(latest ? [`    ${element('lastBuildDate', rssDate(latest.fecha_date))}`] : []),
    ...items,
    '  </channel>',
    '</rss>',
    '',
  ].join('\n');
}
