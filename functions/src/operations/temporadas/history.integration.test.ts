import { endpoints, firestorePaths, allTimeDocSchema } from '@club/shared';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildActa, createClub, createPartido } from '../../testing/factories';
import { startApi } from '../../testing/start-api';
import { forAllTests } from '../../testing/standing';

describe('the all-time page', () => {
  const api = forAllTests(startApi);
  const club = forAllTests(() => createClub(api));
  let partidoId: string;
  beforeAll(async () => {
    partidoId = (await createPartido(api, club))._id;
    await api.succeed(endpoints.updatePartido, {
      id: partidoId,
      body: buildActa(club, { scorers: [9, 9, 8], conceded: 1 }),
    });
  });

  const stored = async () => {
    const doc = await api.db.doc(firestorePaths.historia()).get();
    return allTimeDocSchema.parse(doc.data());
  };
  const historia = () => api.succeed(endpoints.fetchHistoria, { as: 'anonimo' });
  const scorer = async () => (await historia()).jugadores.goles[0];

  it('is public, with the match of each record', async () => {
    const { totales, records, rivales } = await historia();
    expect(totales).toMatchObject({ temporadas: 1, jugados: 1, ganados: 1, goles_favor: 3 });
    expect(records.mayor_victoria).toMatchObject({ partido_id: partidoId, goles_anotados: 3 });
    expect(records.mas_goles_en_un_partido).toMatchObject({
      jugador_id: club.jugadores[9],
      jugador_nombre: 'Jugador10 L.',
      goles: 2,
    });
    expect(rivales).toMatchObject([{ equipo_id: club.equipoId, nombre: 'Rival CF', jugados: 1 }]);
  });

  it('hides a withheld surname at once', async () => {
    const id = club.jugadores[9] ?? '';
    await api.succeed(endpoints.updateJugador, {
      id,
      body: { consentimiento: { apellidos: false } },
    });
    expect(await scorer()).toMatchObject({ jugador_id: id, jugador_nombre: 'Jugador10' });
    expect(JSON.stringify((await stored()).filas)).not.toContain('Jugador10 L.');
    await api.succeed(endpoints.updateJugador, {
      id,
      body: { consentimiento: { apellidos: true } },
    });
    expect(await scorer()).toMatchObject({ jugador_nombre: 'Jugador10 L.' });
  });

  it('has no name of an anonymised player, in the current season and in an earlier one', async () => {
    await api.succeed(endpoints.addTemporada, { body: { nombre: '2027/28' } });
    await api.succeed(endpoints.anonimizarJugador, { id: club.jugadores[9] ?? '' });
    expect(await scorer()).toMatchObject({ jugador_nombre: 'Jugador anónimo', goles: 2 });
    expect(JSON.stringify(await stored())).not.toContain('Jugador10');
  });

  it('keeps deleted players, without a page', async () => {
    const id = club.jugadores[8] ?? '';
    await api.succeed(endpoints.delJugador, { id });
    const { jugadores } = await historia();
    expect(jugadores.goles.find((one) => one.jugador_id === id)).toMatchObject({
      jugador_nombre: 'Jugador9 L.',
      en_plantilla: false,
    });
  });
});
