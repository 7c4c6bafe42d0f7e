import { endpoints } from '@club/shared';
import { FieldPath } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildActa, createClub, createPartido } from '../../functions/src/testing/factories';
import { startApi } from '../../functions/src/testing/start-api';
import { forAllTests } from '../../functions/src/testing/standing';
import { createApiClient } from '../import/api-client';
import { runAudit } from './run-audit';

describe('the audit of a site', () => {
  const api = forAllTests(startApi);
  const club = forAllTests(() => createClub(api));
  beforeAll(async () => {
    const { _id: id } = await createPartido(api, club);
    await api.succeed(endpoints.updatePartido, { id, body: buildActa(club, { scorers: [8] }) });
    await api.succeed(endpoints.addTemporada, { body: { nombre: '2027/28' } });
  });

  const audit = (season?: string) =>
    runAudit(
      createApiClient({
        url: api.url,
        getToken: () => Promise.resolve(api.tokens.administrador),
        retryDelaysMs: [],
      }),
      season,
    );

  it('audits every season in order', async () => {
    expect(await audit()).toMatchObject([
      { temporada_nombre: '2026/27', correcta: true },
      { temporada_nombre: '2027/28', correcta: true },
    ]);
    expect(await audit('2026/27')).toHaveLength(1);
    await expect(audit('1999/00')).rejects.toThrow('No hay ninguna temporada llamada «1999/00».');
  });

  it('is for administrators only', async () => {
    const { status } = await api.call(endpoints.auditar, { id: club.temporadaId, as: 'anonimo' });
    expect(status).toBe(401);
    expect((await api.call(endpoints.auditar, { id: 'ninguna' })).status).toBe(404);
  });

  it('finds data that was written without the API', async () => {
    const scorer = club.jugadores[8] ?? '';
    await api.db
      .doc(`estadisticas_jugadores/${club.temporadaId}`)
      .update(new FieldPath('filas', scorer, 'sumas', 'goles'), 3);
    const [first] = await audit('2026/27');
    expect(first?.diferencias).toMatchObject([
      { lugar: 'fila', id: scorer, campo: 'goles', esperado: 1, guardado: 3 },
    ]);
  });
});
