import { endpoints, type Partido, perRow } from '@club/shared';
import { describe, expect, it } from 'vitest';
import { buildPartido, buildSummary } from '../../../shared/src/testing/partido-builder';
import { ADMIN, createAccess } from '../testing/access';
import { serve, Server } from '../testing/server';
import { loadLastAlineacion } from './last-alineacion';

const NOBODY = perRow(() => []);
const of = (...ids: string[]) => ids.map((id) => buildSummary(id));
const PRIMERO = buildPartido({ _id: 'p1', alineacion: { ...NOBODY, portero: of('ana') } });
const SEGUNDO = buildPartido({
  _id: 'p2',
  alineacion: {
    delanteros: of('bea', 'fue', 'ana'),
    mediocentros: of('cris'),
    defensas: of('fue'),
    portero: of('dani'),
    suplentes: of('eva', 'fran'),
  },
});
const PLANTILLA = ['ana', 'bea', 'cris', 'dani', 'eva', 'fran', 'gala'].map((id) => ({
  jugador_id: id,
}));

/** Serves these as the season's played matches, oldest first. */
function play(partidos: Partido[]): Server {
  const server = new Server();
  server.on(endpoints.fetchPartidosJugadosTemporada, () => ({ ok: true, value: partidos }));
  serve(server, createAccess(ADMIN));
  return server;
}
const load = (partidoId: string) =>
  loadLastAlineacion({ temporadaId: 't1', partidoId, plantilla: PLANTILLA });

describe('the season’s last line-up', () => {
  it('is the newest match’s, row by row, without players who have left the squad', async () => {
    const server = play([PRIMERO, SEGUNDO]);
    expect(await load('p3')).toEqual({
      delanteros: ['bea', 'ana'],
      mediocentros: ['cris'],
      defensas: [],
      portero: ['dani'],
      suplentes: ['eva', 'fran'],
    });
    expect(server.calls).toMatchObject([{ name: 'fetchPartidosJugadosTemporada', id: 't1' }]);
  });

  it('is never that of the match it is for', async () => {
    play([PRIMERO, SEGUNDO]);
    expect(await load('p2')).toEqual({ ...NOBODY, portero: ['ana'] });
  });
});
