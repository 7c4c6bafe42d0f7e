import type { Paso } from '@club/shared';
import { describe, expect, it } from 'vitest';
import type { Envio } from './banda';
import { type Cuaderno, openCuaderno } from './cuaderno';
import { resumenEnvio } from './envio-text';
import { PARTIDO } from './testing/server';

const GOL: Paso = { id: 'g', instante: PARTIDO.fecha_date, tipo: 'gol_anotado' };
const EMPTY = openCuaderno(PARTIDO, [], () => 'generacion');
const PENDING: Cuaderno = { ...EMPTY, pasos: [GOL] };
const SENT: Cuaderno = {
  ...PENDING,
  servidor: { version: 1, actualizado: PARTIDO.fecha_date, pasos: [GOL] },
};
const CLOSING: Cuaderno = { ...SENT, cierre: { clave: 'c' } };

describe('the sync status text', () => {
  it.each<[string, Cuaderno, Envio['kind'], boolean, boolean, string]>([
    ['the server has said so', SENT, 'al-dia', true, true, 'Todo enviado'],
    ['nothing was noted', EMPTY, 'al-dia', false, true, 'Todo enviado'],
    ['nobody has asked since the page opened', SENT, 'al-dia', false, true, 'Comprobando…'],
    ['a step waits', PENDING, 'enviando', true, true, '1 apunte por enviar'],
    ['the sheet waits', CLOSING, 'enviando', true, true, 'la ficha, por guardar'],
    ['another phone has thrown it away', SENT, 'descartado', true, true, 'Hay que decidir'],
    ['another phone has ended it', SENT, 'terminado', true, true, 'Hay que decidir'],
    ['two phones disagree', PENDING, 'dudas', true, true, 'Hay que decidir'],
    ['no coverage, all told', SENT, 'al-dia', false, false, 'Sin cobertura: todo enviado'],
    ['no answer, all told', SENT, 'sin-cobertura', false, true, 'Sin cobertura: todo enviado'],
    ['no coverage', PENDING, 'al-dia', true, false, 'Sin cobertura: 1 apunte por enviar'],
    ['busy, nothing left', SENT, 'servidor-ocupado', false, true, 'El servidor no responde'],
    [
      'busy',
      PENDING,
      'servidor-ocupado',
      true,
      true,
      'El servidor no responde: 1 apunte por enviar',
    ],
    ['logged out', PENDING, 'sesion', true, true, 'Sesión caducada: 1 apunte por enviar'],
    ['refused', PENDING, 'rechazado', true, true, 'No aceptado: 1 apunte por enviar'],
    ['refused, but nothing left', SENT, 'rechazado', true, true, 'Todo enviado'],
  ])('%s', (_name, cuaderno, kind, isComprobado, isOnline, text) => {
    const envio = { kind } as Envio;
    expect(resumenEnvio({ cuaderno, envio, isComprobado }, isOnline)).toEqual({
      text,
      isAllSent: text === 'Todo enviado',
    });
  });
});
