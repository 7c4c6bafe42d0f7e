import type { PartidoEnImagen, Resultado } from '@club/shared';
import { cleanText } from './clean-text';
import type { Emblemas } from './emblemas';
import { fitText } from './fit-text';
import { dayText, ESTADOS, homeFirst, scorersText, scoreText } from './match-words';
import { coloursOf, crest, picture, pill, rivalBadge, textBlock, textLine } from './parts';
import type { Renderer } from './renderer';

const BADGE = 150;
/** The square of a badge whose middle is there. */
const badgeAt = (middle: number) => ({ x: middle - BADGE / 2, y: 120, side: BADGE });
/** Middles of both sides, and of the picture. */
const [LEFT, MIDDLE, RIGHT] = [215, 600, 985];
const SIDE_WIDTH = 370;

/** Word and colours of a result: never the colour alone. */
const RESULTS: Readonly<Record<Exclude<Resultado, ''>, readonly [string, string, string]>> = {
  win: ['VICTORIA', '#ffffff', '#14532d'],
  draw: ['EMPATE', '#f5c518', '#231f00'],
  lose: ['DERROTA', '#b3261e', '#ffffff'],
};

const LIVE = ['#b3261e', '#ffffff'] as const;
const WAITING = ['#f5c518', '#231f00'] as const;

function badges(partido: PartidoEnImagen, emblemas: Emblemas, renderer: Renderer): string {
  const draw = {
    club: (x: number) => crest(partido, emblemas.club, badgeAt(x)),
    rival: (x: number) => rivalBadge(partido, emblemas.rival, badgeAt(x)),
  };
  const [left, right] = homeFirst(partido, draw.club, draw.rival);
  const names = homeFirst(
    partido,
    cleanText(partido.club),
    cleanText(partido.nombre_equipo, 'Rival'),
  );
  const name = (text: string, x: number) =>
    textBlock(
      fitText(
        { text, weight: 800, size: 64, minSize: 40, maxWidth: SIDE_WIDTH, maxLines: 2 },
        renderer,
      ),
      x,
      338,
      { weight: 800 },
    );
  return left(LEFT) + right(RIGHT) + name(names[0], LEFT) + name(names[1], RIGHT);
}

/** The middle: the score with its result, or when the match begins; a state that a reader must know of. */
function middle(partido: PartidoEnImagen): string {
  const estado = ESTADOS[partido.estado];
  if (partido.jugado && partido.resultado !== '') {
    const [word, fill, color] =
      partido.estado === 'en_juego'
        ? ([estado ?? '', ...LIVE] as const)
        : RESULTS[partido.resultado];
    const score = scoreText(partido);
    const size = score.length > 5 ? 140 : 190;
    return (
      textLine(score, MIDDLE, 305, { weight: 800, size }) + pill(word, MIDDLE, 345, fill, color)
    );
  }
  const { posterMark } = coloursOf(partido);
  const chip = partido.estado === 'en_juego' ? LIVE : WAITING;
  return (
    textLine('VS', MIDDLE, 215, { weight: 800, size: 92, fill: posterMark }) +
    textLine(partido.hora_str, MIDDLE, 325, { weight: 800, size: 108 }) +
    (estado === undefined ? '' : pill(estado, MIDDLE, 355, chip[0], chip[1]))
  );
}

/**
 * A match as the picture of a shared link: competition, both sides, how it ended and who scored for us, or when and
 * where it is played.
 */
export function matchPicture(
  partido: PartidoEnImagen,
  emblemas: Emblemas,
  renderer: Renderer,
): string {
  const competicion = fitText(
    {
      text: cleanText(partido.nombre_competicion).toUpperCase(),
      weight: 600,
      size: 40,
      minSize: 28,
      maxWidth: 1080,
      maxLines: 1,
    },
    renderer,
  );
  const place = cleanText(partido.nombre_campo);
  const when = partido.jugado || place === '' ? dayText(partido) : `${dayText(partido)} · ${place}`;
  const scorers = scorersText(partido);
  const { posterMark } = coloursOf(partido);
  const wide = (text: string, size: number, maxLines: number) =>
    fitText({ text, weight: 600, size, minSize: 32, maxWidth: 1090, maxLines }, renderer);
  const whenY = scorers === '' ? 530 : 572;
  return picture(
    partido,
    [
      textBlock(competicion, MIDDLE, 74, { weight: 600, fill: posterMark, spacing: 2 }),
      badges(partido, emblemas, renderer),
      middle(partido),
      scorers === '' ? '' : textBlock(wide(scorers, 42, 2), MIDDLE, 466, { weight: 600 }),
      textBlock(wide(when, scorers === '' ? 54 : 38, 1), MIDDLE, whenY, {
        weight: 600,
        fill: posterMark,
      }),
    ].join(''),
  );
}
