import type { Step } from '@club/shared';
import { describe, expect, it } from 'vitest';
import { type Notebook, openNotebook } from './notebook';
import { summarizeSending } from './sending-text';
import { PARTIDO } from './testing/server';
import type { SendingState } from './touchline';

const GOAL: Step = { id: 'g', instante: PARTIDO.fecha_date, tipo: 'gol_anotado' };
const EMPTY = openNotebook(PARTIDO, [], () => 'generacion');
const PENDING: Notebook = { ...EMPTY, pasos: [GOAL] };
const SENT: Notebook = {
  ...PENDING,
  servidor: { version: 1, actualizado: PARTIDO.fecha_date, pasos: [GOAL] },
};
const CLOSING: Notebook = { ...SENT, cierre: { clave: 'c' } };

describe('the sync status text', () => {
  it.each<[string, Notebook, SendingState['kind'], boolean, boolean, string]>([
    // What has happened, the notebook, the sending, whether the server has confirmed it, whether online.
    ['confirmed by the server', SENT, 'up-to-date', true, true, 'Todo enviado'],
    ['nothing noted', EMPTY, 'up-to-date', false, true, 'Todo enviado'],
    ['not checked since the page was opened', SENT, 'up-to-date', false, true, 'Comprobando…'],
    ['an unsent step', PENDING, 'sending', true, true, '1 apunte por enviar'],
    ['an unsaved sheet', CLOSING, 'sending', true, true, 'la ficha, por guardar'],
    ['discarded by another phone', SENT, 'discarded-elsewhere', true, true, 'Hay que decidir'],
    ['finished by another phone', SENT, 'ended-elsewhere', true, true, 'Hay que decidir'],
    ['a conflict of two phones', PENDING, 'doubts', true, true, 'Hay que decidir'],
    ['offline, everything sent', SENT, 'up-to-date', false, false, 'Sin cobertura: todo enviado'],
    ['no answer, all sent', SENT, 'offline', false, true, 'Sin cobertura: todo enviado'],
    ['offline', PENDING, 'up-to-date', true, false, 'Sin cobertura: 1 apunte por enviar'],
    ['busy, everything sent', SENT, 'server-busy', false, true, 'El servidor no responde'],
    ['busy', PENDING, 'server-busy', true, true, 'El servidor no responde: 1 apunte por enviar'],
    ['logged out', PENDING, 'logged-out', true, true, 'Sesión caducada: 1 apunte por enviar'],
    ['refused', PENDING, 'refused', true, true, 'No aceptado: 1 apunte por enviar'],
    ['refused, but nothing left', SENT, 'refused', true, true, 'Todo enviado'],
  ])('%s', (_name, notebook, kind, isChecked, isOnline, text) => {
    const sending = { kind } as SendingState;
    expect(summarizeSending({ notebook, sending, isChecked }, isOnline)).toEqual({
      text,
      isAllSent: text === 'Todo enviado',
    });
  });
});
