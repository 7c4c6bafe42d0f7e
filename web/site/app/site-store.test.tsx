import { deriveLiveMatch, firestorePaths, type LiveMatchDoc, type Partido } from '@club/shared';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildPartido } from '../../../shared/src/testing/partido-builder';
import { Timeline } from '../partidos/timeline-view';
import { SiteStore } from './site-store';

const MATCH = buildPartido({
  detalles: { primera_parte: [{ evento: 'gol encajado', minuto: 31 }], segunda_parte: [] },
});
const ID = MATCH._id;
/** Only a newer deployment knows this kind. */
const NEWER = { evento: 'tarjeta verde', autor_id: 'one', mitad: 'primera_parte' };

function receive(path: string, data: object): unknown {
  const store = new SiteStore();
  store.receive(path, { status: 'ready', data });
  const doc = store.get(path);
  return doc.status === 'ready' ? doc.data : undefined;
}

it('leaves events of unknown kinds out of a match', () => {
  const { detalles } = MATCH;
  const newer = { ...detalles, primera_parte: [NEWER, ...detalles.primera_parte] };
  const data = { ...MATCH, detalles: newer };
  const partido = receive(firestorePaths.partido(ID), data) as Partido;
  expect(partido).toEqual(MATCH);
  expect(render(<Timeline partido={partido} />).container.textContent).not.toContain('undefined');
});

it('leaves steps of unknown kinds out of a live match', () => {
  const instante = MATCH.fecha_date;
  const known = [
    { id: 'paso-1', instante, tipo: 'comienzo' },
    { id: 'paso-2', instante, tipo: 'gol_anotado' },
    { id: 'paso-3', instante, tipo: 'tarjeta', evento: 'tarjeta roja', autor_id: 'one' },
  ];
  const newer = { ...NEWER, id: 'paso-4', instante, tipo: 'tarjeta' };
  const data = { partido_id: ID, version: 1, pasos: [...known, newer] };
  const { pasos } = receive(firestorePaths.directo(ID), data) as LiveMatchDoc;
  expect(pasos).toEqual(known);
  expect(deriveLiveMatch(pasos).eventos).toHaveLength(2);
});
