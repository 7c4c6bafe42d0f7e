import { IMAGE_KINDS } from '@club/shared';
import { describe, expect, it } from 'vitest';
import { PHOTO_TRIES, planPhoto } from './photo-plan';
import { PHOTO_SHAPES } from './photo-shapes';

describe('cropping and resizing a photo', () => {
  it.each([
    [
      'the middle square of a portrait',
      'jugador-perfil',
      [4000, 3000],
      [500, 0, 3000, 3000],
      [640, 640],
    ],
    [
      'the middle band of an upright picture for a banner',
      'jugador-banner',
      [1200, 1600],
      [0, 575, 1200, 450],
      [1200, 450],
    ],
    ['the whole picture of a news item', 'noticia', [3000, 4000], [0, 0, 3000, 4000], [1200, 1600]],
    ['all of a small picture, without enlarging it', 'noticia', [40, 30], [0, 0, 40, 30], [40, 30]],
    [
      'all of a narrow picture, at least one pixel wide',
      'noticia',
      [20_000, 2],
      [0, 0, 20_000, 2],
      [1600, 1],
    ],
  ] as const)(
    'takes %s',
    (_what, tipo, [fromWidth, fromAlto], [x, y, partWidth, partAlto], [ancho, alto]) => {
      expect(planPhoto({ ancho: fromWidth, alto: fromAlto }, PHOTO_SHAPES[tipo])).toEqual({
        x,
        y,
        partWidth,
        partAlto,
        ancho,
        alto,
      });
    },
  );

  it.each(IMAGE_KINDS)('never exceeds the bounds: %s', (tipo) => {
    for (const [ancho, alto] of [
      [1, 1],
      [1601, 1600],
      [333, 9000],
    ] as const) {
      const plan = planPhoto({ ancho, alto }, PHOTO_SHAPES[tipo]);
      expect(Math.max(plan.ancho, plan.alto)).toBeLessThanOrEqual(PHOTO_SHAPES[tipo].maxSide);
      expect(plan.x + plan.partWidth).toBeLessThanOrEqual(ancho);
      expect(plan.y + plan.partAlto).toBeLessThanOrEqual(alto);
    }
  });

  it('reduces quality before size', () => {
    expect(PHOTO_TRIES[0]).toEqual({ scale: 1, quality: 0.86 });
    expect(PHOTO_TRIES[1]?.scale).toBe(1);
    expect(PHOTO_TRIES.at(-1)).toEqual({ scale: 0.25, quality: 0.44 });
  });
});
