import { endpoints, type Partido, perRow } from '@club/shared';
import { describe, expect, it } from 'vitest';
import { buildPartido, buildSummary } from '../../../shared/src/testing/partido-builder';
import { ADMIN, createAccess } from '../testing/access';
import { serve, Server } from '../testing/server';
import { loadLastAlineacion } from './copy-last';

const NOBODY = perRow(() => []);
const players = (...ids: string[]) => ids.map((id) => buildSummary(id));
const FIRST = buildPartido({ _id: 'p1', alineacion: { ...NOBODY, portero: players('ana') } });
const LATEST = buildPartido({
  _id: 'p2',
  alineacion: {
    delanteros: players('bea', 'gone', 'ana'),
    mediocentros: players('cris'),
    defensas: players('gone'),
    portero: players('dani'),
    suplentes: players('eva', 'fran'),
  },
});
const PLANTILLA = ['ana', 'bea', 'cris', 'dani', 'eva', 'fran', 'gala'].map((id) => ({
  jugador_id: id,
}));

/** Serves these as the season's played matches, oldest first. */
function servePlayed(partidos: Partido[]): Server {
  const server = new Server();
  server.on(endpoints.fetchPartidosJugadosTemporada, () => ({ ok: true, value: partidos }));
  serve(server, createAccess(ADMIN));
  return server;
}
const load = (partidoId: string) =>
  loadLastAlineacion({ temporadaId: 't1', partidoId, plantilla: PLANTILLA });

describe('the season’s last line-up', () => {
  it('is that of the latest match, row by row, without players who have left the squad', async () => {
    const server = servePlayed([FIRST, LATEST]);
    expect(await load('p3')).toEqual({
      delanteros: ['bea', 'ana'],
      mediocentros: ['cris'],
      defensas: [],
      portero: ['dani'],
      suplentes: ['eva', 'fran'],
    });
    expect(server.calls).toMatchObject([{ name: 'fetchPartidosJugadosTemporada', id: 't1' }]);
  });

  it('is never that of the match to be filled in', async () => {
    servePlayed([FIRST, LATEST]);
    expect(await load('p2')).toEqual({ ...NOBODY, portero: ['ana'] });
  });
});
