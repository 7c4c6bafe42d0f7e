import { endpoints } from '@club/shared';
import { beforeAll, describe, expect, it } from 'vitest';
import { createClub } from '../../functions/src/testing/factories';
import { startApi } from '../../functions/src/testing/start-api';
import { forAllTests } from '../../functions/src/testing/standing';
import { adminClient } from '../../testing/admin-client';
import { runAudit } from './run-audit';

// What it finds is tested with the repairs.
describe('the audit of a site', () => {
  const api = forAllTests(startApi);
  beforeAll(async () => {
    await createClub(api);
    await api.succeed(endpoints.addTemporada, { body: { nombre: '2027/28' } });
  });

  it('audits every season in order, or the named one', async () => {
    expect(await runAudit(adminClient(api))).toMatchObject([
      { temporada_nombre: '2026/27', correcta: true },
      { temporada_nombre: '2027/28', correcta: true },
    ]);
    expect(await runAudit(adminClient(api), '2026/27')).toHaveLength(1);
    await expect(runAudit(adminClient(api), '1999/00')).rejects.toThrow(
      'No hay ninguna temporada llamada «1999/00».',
    );
  });
});
