import { createHash } from 'node:crypto';
import { clubEnImagen, type MvpEnImagen, type PartidoEnImagen, SHARE_DRAWING } from '@club/shared';
import { describe, expect, it } from 'vitest';
import { matchPicture } from './match-picture';
import { mvpPicture } from './mvp-picture';
import type { Renderer } from './renderer';
import { ajustesDemo } from '@club/shared/demo';

/** Every letter is as wide as it is high: what is drawn depends on no font. */
const renderer: Renderer = {
  measure: (text) => text.length * 50,
  toPng: () => new Uint8Array(),
};
const marco = {
  ...clubEnImagen(ajustesDemo),
  local: true,
  nombre_equipo: 'Rival CF',
  nombre_competicion: 'Liga',
  fecha_date: '2026-10-04T09:00:00.000Z',
  jugado: true,
  goles_anotados: 2,
  goles_encajados: 1,
};
const partido: PartidoEnImagen = {
  ...marco,
  color_equipo: '#b3261e',
  nombre_campo: 'Campo',
  hora_str: '11:00',
  estado: 'finalizado',
  resultado: 'win',
  goles: [
    { jugador_id: 'a', nombre_con_inicial: 'Ana B.', dorsal: 9, minuto: 12, anadido: undefined },
    { jugador_id: 'a', nombre_con_inicial: 'Ana B.', dorsal: 9, minuto: 45, anadido: 2 },
  ],
};
const mvp: MvpEnImagen = {
  ...marco,
  nombre_con_inicial: 'Ana B.',
  dorsal: 9,
  goles: 2,
  asistencias: 0,
};

describe('the drawing of pictures', () => {
  // Pictures that are kept under their address would go on looking as before: raise SHARE_DRAWING with this digest.
  it('has another number whenever it draws the same content otherwise', () => {
    const drawn = matchPicture(partido, {}, renderer) + mvpPicture(mvp, renderer);
    const digest = createHash('sha256').update(drawn).digest('hex').slice(0, 16);
    expect({ SHARE_DRAWING, digest }).toEqual({ SHARE_DRAWING: 3, digest: '32fe13731ada8e21' });
  });
});
