import { endpoints } from '@club/shared';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../testing/start-api';
import { forEachTest } from '../../testing/standing';
import { buildActa, createClub } from '../../testing/factories';
import { DAY_MS, driveHistory } from '../../testing/history-driver';

const api = forEachTest(startApi);
const club = forEachTest(() => createClub(api));
const drive = driveHistory(api, club);

describe('the history', () => {
  it('lists who changed which records, newest first', async () => {
    const id = await drive.play([8], '01-10-2026');
    drive.later();
    const body = { nombre: 'Atlético Robledal' };
    await api.succeed(endpoints.updateEquipo, { id: club.equipoId, body });
    const [rename, ...others] = await drive.readHistory();
    const nombre = 'Atlético Robledal';
    expect(rename).toMatchObject({
      _id: rename?.operacion_id,
      accion: 'updateEquipo',
      descripcion: 'Cambia un equipo y su nombre y color en sus partidos',
      quien: expect.stringContaining('@cd-encina.example') as string,
      cuando: api.clock.now.toISOString(),
      documentos: [
        {
          ...{ tipo: 'equipo', id: club.equipoId, nombre, cambio: 'cambiado' },
          diferencias: ['nombre: «Rival CF» → «Atlético Robledal»'],
        },
        {
          ...{ tipo: 'partido', id, nombre: `${nombre} (01-10-2026)`, detalle: ['nombre_equipo'] },
          diferencias: ['rival: «Rival CF» → «Atlético Robledal»'],
        },
      ],
    });
    const times = others.map(({ cuando }) => cuando);
    expect(times).toEqual(times.toSorted().reverse());
  });

  it('has pages, with each operation once', async () => {
    for (let day = 1; day <= 25; day += 1) {
      drive.later();
      await api.succeed(endpoints.addCampo, { body: { nombre: `Campo ${String(day)}` } });
    }
    const get = async (query: string) => {
      const response = await fetch(`${api.url}/b-api/historial${query}`, {
        headers: { authorization: `Bearer ${api.tokens.administrador}` },
      });
      return {
        status: response.status,
        body: endpoints.fetchHistorial.response.safeParse(await response.json()).data ?? [],
      };
    };
    const seen: string[] = [];
    for (let query = ''; ;) {
      const { body } = await get(query);
      if (body.length === 0) break;
      seen.push(...body.map(({ operacion_id: id }) => id));
      query = `?antes=${seen.at(-1) ?? ''}`;
    }
    // 25 grounds; season, team, competition, ground and 14 players of the club.
    expect(seen).toHaveLength(25 + 4 + 14);
    expect(new Set(seen).size).toBe(seen.length);
    expect((await get('?antes=ninguna')).status).toBe(404);
    await api.db.doc('historial/x-1').set({ operacion_id: 'x', versiones: [] });
    expect((await get('?antes=x-1')).status, 'a further document').toBe(404);
    expect((await get('?antes=..%2Fpublico')).status).toBe(400);
  });

  it('has no entry for operations without changes, and drops entries after 30 days', async () => {
    const id = await drive.play([8], '01-10-2026');
    const before = await drive.readHistory();
    drive.later();
    await api.succeed(endpoints.updatePartido, { id, body: buildActa(club, { scorers: [8] }) });
    await api.succeed(endpoints.delNextGamesAll);
    expect(await drive.readHistory()).toEqual(before);
    drive.later(30 * DAY_MS);
    expect(await drive.readHistory()).toEqual([]);
    expect((await drive.restore(before[0]?.operacion_id ?? '')).status).toBe(404);
  });
});
