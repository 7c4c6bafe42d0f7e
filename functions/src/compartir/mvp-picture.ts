import { type MvpEnImagen, tituloPartido } from '@club/shared';
import { cleanText } from './clean-text';
import { fitText } from './fit-text';
import { dayText } from './match-words';
import { coloursOf, picture, shirt, textBlock, textLine } from './parts';
import type { Renderer } from './renderer';

const LEFT = 470;
const WIDTH = 680;

/** `2 goles · 1 asistencia`: what he did in the match; empty when nothing is counted. */
function deeds({ goles, asistencias }: MvpEnImagen): string {
  const counted = [
    [goles, 'gol', 'goles'],
    [asistencias, 'asistencia', 'asistencias'],
  ] as const;
  return counted
    .filter(([count]) => count > 0)
    .map(([count, one, many]) => `${String(count)} ${count === 1 ? one : many}`)
    .join(' · ');
}

/**
 * The best player of a match as a picture. With his shirt, not his photo: a picture that was shared stays with whoever
 * has it, and a photo must be able to go (docs/decisions/0019).
 */
export function mvpPicture(mvp: MvpEnImagen, renderer: Renderer): string {
  const fit = (text: string, weight: 600 | 800, size: number, maxLines: number) =>
    fitText({ text, weight, size, minSize: 28, maxWidth: WIDTH, maxLines }, renderer);
  const nombre = fit(
    cleanText(mvp.nombre_con_inicial, `Dorsal ${String(mvp.dorsal)}`),
    800,
    132,
    2,
  );
  const style = { weight: 600, anchor: 'start' } as const;
  const nameY = nombre.lines.length > 1 ? 235 : 275;
  const { posterMark } = coloursOf(mvp);
  const did = deeds(mvp);
  const titulo = tituloPartido(
    { ...mvp, nombre_equipo: cleanText(mvp.nombre_equipo, 'Rival') },
    cleanText(mvp.club),
  );
  return picture(
    mvp,
    [
      `<circle cx="235" cy="300" r="205" fill-opacity="0.08"/>`,
      shirt(mvp, mvp.dorsal, 65, 120, 340),
      textLine('MVP DEL PARTIDO', LEFT, 128, {
        weight: 800,
        size: 48,
        fill: posterMark,
        anchor: 'start',
        spacing: 3,
      }),
      textBlock(nombre, LEFT, nameY, { weight: 800, anchor: 'start' }),
      did === '' ? '' : textBlock(fit(did, 600, 52, 1), LEFT, 412, style),
      textBlock(fit(titulo, 600, 46, 1), LEFT, 490, style),
      textBlock(
        fit(
          [cleanText(mvp.nombre_competicion), dayText(mvp)]
            .filter((text) => text !== '')
            .join(' · '),
          600,
          40,
          1,
        ),
        LEFT,
        548,
        { ...style, fill: posterMark },
      ),
    ].join(''),
  );
}
