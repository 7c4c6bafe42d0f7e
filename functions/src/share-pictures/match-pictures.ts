import {
  decisionText,
  joinParts,
  type PartidoResult,
  type PicturePartido,
  scoreParts,
} from '@club/shared';
import { cleanText } from './fit-text';
import { dayText, STATUS_LABELS, homeFirst, scorersText } from './match-words';
import {
  deriveColours,
  crest,
  type Emblems,
  picture,
  pill,
  rivalBadge,
  textBlock,
  textLine,
} from './parts';
import type { Renderer } from './renderer';

const BADGE = 150;
/** The square of a badge centred at `x`. */
const badgeAt = (x: number) => ({ x: x - BADGE / 2, y: 120, side: BADGE });
/** Horizontal centres of both sides, and of the picture. */
const [LEFT, MIDDLE, RIGHT] = [215, 600, 985];
const SIDE_WIDTH = 370;

/** Label, background and text colour of a result. The label says it too, for who cannot tell the colours. */
const RESULTS: Readonly<Record<Exclude<PartidoResult, ''>, readonly [string, string, string]>> = {
  win: ['VICTORIA', '#ffffff', '#14532d'],
  draw: ['EMPATE', '#f5c518', '#231f00'],
  lose: ['DERROTA', '#b3261e', '#ffffff'],
};

const LIVE = ['#b3261e', '#ffffff'] as const;
const WAITING = ['#f5c518', '#231f00'] as const;

function badges(partido: PicturePartido, emblems: Emblems, renderer: Renderer): string {
  const [left, right] = homeFirst(
    partido,
    {
      badge: (x: number) => crest(partido, emblems.club, badgeAt(x)),
      text: cleanText(partido.club),
    },
    {
      badge: (x: number) => rivalBadge(partido, emblems.rival, badgeAt(x)),
      text: cleanText(partido.nombre_equipo, 'Rival'),
    },
  );
  const box = { weight: 800, size: 64, minSize: 40, maxWidth: SIDE_WIDTH, maxLines: 2 } as const;
  const name = (text: string, x: number) => textBlock({ ...box, text }, x, 338, renderer);
  return left.badge(LEFT) + right.badge(RIGHT) + name(left.text, LEFT) + name(right.text, RIGHT);
}

/** The centre: score and result, or time of the kick-off and an unusual status. */
function middle(partido: PicturePartido): string {
  const estado = STATUS_LABELS[partido.estado];
  if (partido.jugado && partido.resultado !== '') {
    const [word, fill, color] =
      partido.estado === 'en_juego'
        ? ([estado ?? '', ...LIVE] as const)
        : RESULTS[partido.resultado];
    const { goals = '', kicks } = scoreParts(partido) ?? {};
    const size = goals.length > 5 ? 140 : 190;
    return [
      kicks === undefined
        ? textLine(goals, MIDDLE, 305, { weight: 800, size })
        : textLine(goals, MIDDLE, 250, { weight: 800, size: 150 }) +
          textLine(kicks, MIDDLE, 322, { weight: 800, size: 64 }),
      pill(word, MIDDLE, 345, fill, color),
    ].join('');
  }
  const { posterMark } = deriveColours(partido);
  const chip = partido.estado === 'en_juego' ? LIVE : WAITING;
  return (
    textLine('VS', MIDDLE, 215, { weight: 800, size: 92, fill: posterMark }) +
    textLine(partido.hora_str, MIDDLE, 325, { weight: 800, size: 108 }) +
    (estado === undefined ? '' : pill(estado, MIDDLE, 355, chip[0], chip[1]))
  );
}

export function matchPicture(partido: PicturePartido, emblems: Emblems, renderer: Renderer) {
  const { posterMark } = deriveColours(partido);
  const competicion = {
    text: cleanText(partido.nombre_competicion).toUpperCase(),
    size: 40,
    maxWidth: 1080,
    fill: posterMark,
    spacing: 2,
  } as const;
  const place = cleanText(partido.nombre_campo);
  const decision = decisionText(
    { ...partido, nombre_equipo: cleanText(partido.nombre_equipo, 'Rival') },
    cleanText(partido.club),
  );
  const when = partido.jugado
    ? joinParts(' · ', decision, dayText(partido))
    : joinParts(' · ', dayText(partido), place);
  const scorers = scorersText(partido);
  const hasScorers = scorers !== '';
  const wide = { minSize: 32, maxWidth: 1090 } as const;
  const whenBox = { ...wide, text: when, size: hasScorers ? 38 : 54, fill: posterMark };
  return picture(
    partido,
    [
      textBlock(competicion, MIDDLE, 74, renderer),
      badges(partido, emblems, renderer),
      middle(partido),
      hasScorers &&
        textBlock({ ...wide, text: scorers, size: 42, maxLines: 2 }, MIDDLE, 466, renderer),
      textBlock(whenBox, MIDDLE, hasScorers ? 572 : 530, renderer),
    ]
      .filter(Boolean)
      .join(''),
  );
}
