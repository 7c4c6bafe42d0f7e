import {
  decisionText,
  joinParts,
  type PartidoResult,
  type PicturePartido,
  scoreParts,
  statusLabel,
  type PictureMvp,
  partidoTitle,
  type PictureCallUp,
} from '@club/shared';
import { dayText, homeFirst, scorersText } from './match-words';
import {
  deriveColours,
  crest,
  type Emblems,
  picture,
  pill,
  rivalBadge,
  textBlock,
  textLine,
  shirt,
  cleanText,
} from './parts';
import type { Renderer } from './renderer';

const BADGE = 150;
/** The square of a badge centred at `x`. */
const badgeAt = (x: number) => ({ x: x - BADGE / 2, y: 120, side: BADGE });
/** Horizontal centres of both sides, and of the picture. */
const [LEFT, MIDDLE, RIGHT] = [215, 600, 985];
const SIDE_WIDTH = 370;

/** Label, background and text colour of a result. The label says the same as the colours, for people who cannot tell them apart. */
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
  const estado = statusLabel(partido.estado)?.toUpperCase();
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

const TEXT_LEFT = 470;
const TEXT_WIDTH = 680;

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
  ) =>
    textBlock(
      { text, size, maxWidth: TEXT_WIDTH, anchor: 'start', ...style },
      TEXT_LEFT,
      y,
      renderer,
    );
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
      textLine('MVP DEL PARTIDO', TEXT_LEFT, 128, {
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

/** Left edge and width of the texts, and top edge and height of the list, pixels. */
const [LIST_LEFT, LIST_WIDTH, LIST_TOP, LIST_HEIGHT] = [70, 1060, 322, 282];
/** Minimum number of rows, and maximum number of columns. */
const [ROWS, MAX_COLUMNS] = [6, 4];

/** Players in columns, each with his number. Smaller with more players. */
function playerList({ jugadores, ...club }: PictureCallUp, renderer: Renderer): string {
  const { posterMark: fill } = deriveColours(club);
  const columns = Math.min(MAX_COLUMNS, Math.max(2, Math.ceil(jugadores.length / ROWS)));
  const rows = Math.max(ROWS, Math.ceil(jugadores.length / columns));
  const [width, height] = [LIST_WIDTH / columns, LIST_HEIGHT / rows];
  const size = Math.min(38, Math.floor(height * 0.85));
  return jugadores
    .map(({ nombre_con_inicial: name, dorsal }, index) => {
      const x = LIST_LEFT + Math.floor(index / rows) * width;
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
    textBlock(
      { text, size, maxWidth: LIST_WIDTH - 150, anchor: 'start', ...style },
      LIST_LEFT,
      y,
      renderer,
    );
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
