import { TIPOS_IMAGEN } from '@club/shared';
import { describe, expect, it } from 'vitest';
import { PHOTO_TRIES, planPhoto } from './photo-plan';
import { PHOTO_SHAPES } from './photo-shapes';

describe('how a photo is cut and resized', () => {
  it('takes the middle square of a portrait', () => {
    expect(planPhoto({ ancho: 4000, alto: 3000 }, PHOTO_SHAPES['jugador-perfil'])).toEqual({
      x: 500,
      y: 0,
      partAncho: 3000,
      partAlto: 3000,
      ancho: 640,
      alto: 640,
    });
  });

  it('takes the middle band of an upright picture for a banner', () => {
    expect(planPhoto({ ancho: 1200, alto: 1600 }, PHOTO_SHAPES['jugador-banner'])).toEqual({
      x: 0,
      y: 575,
      partAncho: 1200,
      partAlto: 450,
      ancho: 1200,
      alto: 450,
    });
  });

  it('keeps the whole picture of a news item', () => {
    expect(planPhoto({ ancho: 3000, alto: 4000 }, PHOTO_SHAPES.noticia)).toMatchObject({
      x: 0,
      y: 0,
      ancho: 1200,
      alto: 1600,
    });
  });

  it('makes nothing larger, and nothing vanish', () => {
    expect(planPhoto({ ancho: 40, alto: 30 }, PHOTO_SHAPES.noticia)).toMatchObject({
      ancho: 40,
      alto: 30,
    });
    expect(planPhoto({ ancho: 20_000, alto: 2 }, PHOTO_SHAPES.noticia)).toMatchObject({
      ancho: 1600,
      alto: 1,
    });
  });

  it.each(TIPOS_IMAGEN)('never exceeds the bounds: %s', (tipo) => {
    for (const [ancho, alto] of [
      [1, 1],
      [1601, 1600],
      [333, 9000],
    ] as const) {
      const plan = planPhoto({ ancho, alto }, PHOTO_SHAPES[tipo]);
      expect(Math.max(plan.ancho, plan.alto)).toBeLessThanOrEqual(PHOTO_SHAPES[tipo].maxLado);
      expect(plan.x + plan.partAncho).toBeLessThanOrEqual(ancho);
      expect(plan.y + plan.partAlto).toBeLessThanOrEqual(alto);
    }
  });

  it('gives up quality before size', () => {
    expect(PHOTO_TRIES[0]).toEqual({ scale: 1, quality: 0.86 });
    expect(PHOTO_TRIES[1]?.scale).toBe(1);
    expect(PHOTO_TRIES.at(-1)).toEqual({ scale: 0.25, quality: 0.44 });
  });
});
