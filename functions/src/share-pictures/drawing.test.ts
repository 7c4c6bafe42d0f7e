import { createHash } from 'node:crypto';
import {
  pictureClub,
  type PictureCallUp,
  type PictureMvp,
  type PicturePartido,
  SHARE_DRAWING,
} from '@club/shared';
import { describe, expect, it } from 'vitest';
import { matchPicture, mvpPicture, callUpPicture } from './match-pictures';
import type { Renderer } from './renderer';
import { demoSettings } from '@club/shared/demo';

/** A fake font in which every letter is half as wide as high. */
const renderer: Renderer = {
  measure: (text) => text.length * 50,
  toPng: () => new Uint8Array(),
};
const match = {
  ...pictureClub(demoSettings),
  local: true,
  nombre_equipo: 'Rival CF',
  nombre_competicion: 'Liga',
  fecha_date: '2026-10-04T09:00:00.000Z',
  jugado: true,
  goles_anotados: 2,
  goles_encajados: 1,
};
const ana = { jugador_id: 'a', nombre_con_inicial: 'Ana B.', dorsal: 9 };
const partido: PicturePartido = {
  ...match,
  color_equipo: '#b3261e',
  nombre_campo: 'Campo',
  hora_str: '11:00',
  estado: 'finalizado',
  resultado: 'win',
  goles: [
    { ...ana, minuto: 12, anadido: undefined },
    { ...ana, minuto: 45, anadido: 2 },
  ],
};
const mvp: PictureMvp = { ...match, ...ana, goles: 2, asistencias: 0 };
const callUp: PictureCallUp = {
  ...match,
  nombre_campo: 'Campo',
  hora_str: '11:00',
  reunion: 'Quedamos: 10:00',
  jugadores: [ana, { jugador_id: 'b', nombre_con_inicial: 'Berta C.', dorsal: 10 }],
};

describe('the drawing of pictures', () => {
  // Pictures cached under their URL would keep the old drawing: raise SHARE_DRAWING together with this digest.
  it('has another version number after every change', () => {
    const drawn = [
      matchPicture(partido, {}, renderer),
      matchPicture({ ...partido, tanda: { anotados: 4, encajados: 3 } }, {}, renderer),
      mvpPicture(mvp, renderer),
      callUpPicture(callUp, undefined, renderer),
    ].join('');
    const digest = createHash('sha256').update(drawn).digest('hex').slice(0, 16);
    expect({ SHARE_DRAWING, digest }).toEqual({ SHARE_DRAWING: 3, digest: '2fdde7c1173523fe' });
  });
});
