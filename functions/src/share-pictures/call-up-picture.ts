import { joinParts, type PictureCallUp } from '@club/shared';
import { cleanText } from './fit-text';
import { dayText, homeFirst } from './match-words';
import { deriveColours, crest, picture, textBlock, textLine } from './parts';
import type { Renderer } from './renderer';

/** Left edge and width of the texts, and top edge and height of the list, pixels. */
const [LEFT, WIDTH, LIST_TOP, LIST_HEIGHT] = [70, 1060, 322, 282];
/** Minimum number of rows, and maximum number of columns. */
const [ROWS, MAX_COLUMNS] = [6, 4];

/** Players in columns, each with his number. Smaller with more players. */
function playerList({ jugadores, ...club }: PictureCallUp, renderer: Renderer): string {
  const { posterMark: fill } = deriveColours(club);
  const columns = Math.min(MAX_COLUMNS, Math.max(2, Math.ceil(jugadores.length / ROWS)));
  const rows = Math.max(ROWS, Math.ceil(jugadores.length / columns));
  const [width, height] = [WIDTH / columns, LIST_HEIGHT / rows];
  const size = Math.min(38, Math.floor(height * 0.85));
  return jugadores
    .map(({ nombre_con_inicial: name, dorsal }, index) => {
      const x = LEFT + Math.floor(index / rows) * width;
      const y = LIST_TOP + (index % rows) * height + size;
      const number = { weight: 800, size, fill, anchor: 'end' } as const;
      const text = cleanText(name, `Dorsal ${String(dorsal)}`);
      const [minSize, maxWidth] = [Math.ceil(size * 0.7), width - size - 34];
      const box = { text, size, minSize, maxWidth, anchor: 'start' } as const;
      return (
        textLine(String(dorsal), x + size, y, number) + textBlock(box, x + size + 14, y, renderer)
      );
    })
    .join('');
}

/** A published call-up for a chat: match, date, place, meeting, and who plays. */
export function callUpPicture(
  callUp: PictureCallUp,
  emblemImage: string | undefined,
  renderer: Renderer,
): string {
  const { posterMark } = deriveColours(callUp);
  const block = (text: string, size: number, y: number, style: { fill?: string; weight?: 800 }) =>
    textBlock({ text, size, maxWidth: WIDTH - 150, anchor: 'start', ...style }, LEFT, y, renderer);
  const sides = homeFirst(callUp, cleanText(callUp.club), cleanText(callUp.nombre_equipo, 'Rival'));
  const when = [dayText(callUp), callUp.hora_str, cleanText(callUp.nombre_campo)];
  const label = joinParts(' · ', 'CONVOCATORIA', cleanText(callUp.nombre_competicion));
  return picture(
    callUp,
    [
      block(label.toUpperCase(), 40, 84, { fill: posterMark }),
      block(sides.join(' - '), 72, 158, { weight: 800 }),
      block(joinParts(' · ', ...when), 42, 216, {}),
      block(cleanText(callUp.reunion), 42, 270, { fill: posterMark }),
      crest(callUp, emblemImage, { x: 1010, y: 50, side: 120 }),
      playerList(callUp, renderer),
    ].join(''),
  );
}
