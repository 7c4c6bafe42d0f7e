import { type PictureMvp, partidoTitle } from '@club/shared';
import { cleanText } from './fit-text';
import { dayText } from './match-words';
import { deriveColours, picture, shirt, textBlock, textLine } from './parts';
import type { Renderer } from './renderer';

const LEFT = 470;
const WIDTH = 680;

/** `2 goles · 1 asistencia`: his figures in the match, empty if there are none. */
function figuresText({ goles, asistencias }: PictureMvp): string {
  const counted = [
    [goles, 'gol', 'goles'],
    [asistencias, 'asistencia', 'asistencias'],
  ] as const;
  return counted
    .filter(([count]) => count > 0)
    .map(([count, one, many]) => `${String(count)} ${count === 1 ? one : many}`)
    .join(' · ');
}

/** A match's best player with his shirt, not his photo: shared pictures cannot be withdrawn (docs/decisions/0017). */
export function mvpPicture(mvp: PictureMvp, renderer: Renderer): string {
  const { posterMark } = deriveColours(mvp);
  const block = (
    text: string,
    size: number,
    y: number | ((lines: number) => number),
    style: { readonly weight?: 800; readonly maxLines?: number; readonly fill?: string } = {},
  ) => textBlock({ text, size, maxWidth: WIDTH, anchor: 'start', ...style }, LEFT, y, renderer);
  const nombre = cleanText(mvp.nombre_con_inicial, `Dorsal ${String(mvp.dorsal)}`);
  const figures = figuresText(mvp);
  const title = partidoTitle(
    { ...mvp, nombre_equipo: cleanText(mvp.nombre_equipo, 'Rival') },
    cleanText(mvp.club),
  );
  const where = [cleanText(mvp.nombre_competicion), dayText(mvp)].filter((text) => text !== '');
  return picture(
    mvp,
    [
      `<circle cx="235" cy="300" r="205" fill-opacity="0.08"/>`,
      shirt(mvp, mvp.dorsal, { x: 65, y: 120, side: 340 }),
      textLine('MVP DEL PARTIDO', LEFT, 128, {
        weight: 800,
        size: 48,
        fill: posterMark,
        anchor: 'start',
        spacing: 3,
      }),
      block(nombre, 132, (lines) => (lines > 1 ? 235 : 275), { weight: 800, maxLines: 2 }),
      figures === '' ? '' : block(figures, 52, 412),
      block(title, 46, 490),
      block(where.join(' · '), 40, 548, { fill: posterMark }),
    ].join(''),
  );
}
