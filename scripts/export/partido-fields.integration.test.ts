import { endpoints, partidoRecord } from '@club/shared';
import { describe, expect, it } from 'vitest';
import { createClub, createPartido } from '../../functions/src/testing/factories';
import { startApi } from '../../functions/src/testing/start-api';
import { forAllTests } from '../../functions/src/testing/standing';
import { DESCRIBED_PARTIDO } from '../../shared/src/testing/described-partido';
import { clubTables } from './csv';

const CAMPOS = Object.entries(DESCRIBED_PARTIDO);

describe('every match field that people enter', () => {
  const api = forAllTests(startApi);
  const club = forAllTests(() => createClub(api, 0));

  it('is stored when the match is created', async () => {
    const { _id: id } = await createPartido(api, club, DESCRIBED_PARTIDO);
    expect(await api.succeed(endpoints.fetchPartido, { id })).toMatchObject(DESCRIBED_PARTIDO);
    await api.succeed(endpoints.delPartido, { id });
  });

  it('can be changed, appears in the history by name, survives other changes, and is exported with a column', async () => {
    const { _id: id } = await createPartido(api, club);
    for (const [campo, value] of CAMPOS) {
      api.clock.now = new Date(api.clock.now.getTime() + 1000);
      await api.succeed(endpoints.updatePartido, { id, body: { [campo]: value } });
      const [last] = await api.succeed(endpoints.fetchHistorial);
      expect(last?.documentos).toMatchObject([{ tipo: 'partido', id, detalle: [campo] }]);
      const { nombre } = new Map(Object.entries(partidoRecord.campos)).get(campo) ?? {};
      expect(last?.documentos[0]?.diferencias).toEqual([
        expect.stringMatching(new RegExp(`^${nombre ?? ''}: .* → .*`)),
      ]);
    }
    await api.succeed(endpoints.updatePartido, { id, body: { fecha_str: '21-11-2026' } });
    const file = await api.succeed(endpoints.exportar);
    expect(file.partidos).toMatchObject([DESCRIBED_PARTIDO]);
    const table = clubTables(file).find(({ name }) => name === 'partidos');
    for (const [campo, value] of CAMPOS) {
      expect(table?.rows.map((row) => row[table.columns.indexOf(campo)])).toEqual([value]);
    }
  });
});
