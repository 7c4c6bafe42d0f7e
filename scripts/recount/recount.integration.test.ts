import { endpoints, firestorePaths } from '@club/shared';
import { FieldValue } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildActa, createClub, createPartido } from '../../functions/src/testing/factories';
import { startApi } from '../../functions/src/testing/start-api';
import { forAllTests } from '../../functions/src/testing/standing';
import { runRecount } from './run-recount';

describe('counting a club anew', () => {
  const api = forAllTests(startApi);
  const club = forAllTests(() => createClub(api));
  beforeAll(async () => {
    const { _id: id } = await createPartido(api, club);
    await api.succeed(endpoints.updatePartido, {
      id,
      body: buildActa(club, { scorers: [8, 8], conceded: 1 }),
    });
  });

  const doc = (path: string) => api.db.doc(path);
  const historia = () => api.succeed(endpoints.fetchHistoria, { as: 'anonimo' });
  const auditada = async () => {
    const { diferencias } = await api.succeed(endpoints.auditar, { id: club.temporadaId });
    return diferencias;
  };
  const RIGHT = [
    { nombre: 'historia del club', corregido: false },
    { nombre: 'gráficas de cada temporada', corregido: false },
    { nombre: 'inicio del panel', corregido: false },
  ];

  it('finds nothing amiss in a club that nobody has written past the API', async () => {
    const before = await api.dump();
    expect(await runRecount(api.services)).toEqual(RIGHT);
    expect(await api.dump()).toEqual(before);
  });

  it.each<[string, (path: string) => Promise<unknown>]>([
    ['was lost', (path) => doc(path).delete()],
    ['has lost its players', (path) => doc(path).update({ filas: {} })],
    ['has lost its matches', (path) => doc(path).update({ partidos: {} })],
  ])('puts the history right that %s, and says so', async (_what, damage) => {
    const path = firestorePaths.historia();
    const right = (await doc(path).get()).data();
    const told = await historia();
    await damage(path);
    expect(await auditada()).not.toEqual([]);
    expect(await runRecount(api.services)).toEqual([
      { nombre: 'historia del club', corregido: true },
      { nombre: 'gráficas de cada temporada', corregido: false },
      { nombre: 'inicio del panel', corregido: false },
    ]);
    expect((await doc(path).get()).data()).toEqual(right);
    expect(await historia()).toEqual(told);
    expect(await auditada()).toEqual([]);
    expect(await runRecount(api.services)).toEqual(RIGHT);
  });

  it('puts right what the plots of a season are drawn from', async () => {
    const calendario = doc(firestorePaths.calendario(club.temporadaId));
    const jugadores = doc(firestorePaths.estadisticasJugadores(club.temporadaId));
    const right = [(await calendario.get()).data(), (await jugadores.get()).data()];
    await calendario.update({ tramos: FieldValue.delete() });
    await jugadores.update({ fichas: {} });
    expect(await auditada()).not.toEqual([]);
    expect((await runRecount(api.services)).filter(({ corregido }) => corregido)).toEqual([
      { nombre: 'gráficas de cada temporada', corregido: true },
    ]);
    expect([(await calendario.get()).data(), (await jugadores.get()).data()]).toEqual(right);
    expect(await auditada()).toEqual([]);
  });
});
