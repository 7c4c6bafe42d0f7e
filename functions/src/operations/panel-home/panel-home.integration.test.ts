import { endpoints, firestorePaths, LATEST_CHANGES, panelHomeDocSchema } from '@club/shared';
import { describe, expect, it } from 'vitest';
import { buildJpeg } from '../../../../shared/src/testing/tiny-pictures';
import { auditCurrentSeason } from '../../jobs/jobs';
import { createClub, createPartido, sendImage } from '../../testing/factories';
import { startApi } from '../../testing/start-api';
import { forEachTest } from '../../testing/standing';

describe('the panel’s home', () => {
  const api = forEachTest(startApi);
  const club = forEachTest(() => createClub(api, 12));

  const stored = async () =>
    panelHomeDocSchema.parse((await api.db.doc(firestorePaths.inicio()).get()).data());
  const inicio = () => api.succeed(endpoints.fetchInicio);
  it('counts the photos, and lists the matches with a report, published or not', async () => {
    const [jugador = ''] = club.jugadores;
    const { _id: partido } = await createPartido(api, club);
    const { _id: noticia } = await api.succeed(endpoints.addNoticia, { body: { titulo: 'Foto' } });
    const update = (body: object) =>
      api.succeed(endpoints.updateNoticia, { id: noticia, body: { ...body } });
    const sizes: number[] = [];
    const send = async (path: string, bytes: Uint8Array) => {
      await sendImage(api, path, bytes);
      sizes.push(bytes.length);
    };
    const expectCounted = async () => {
      const bytes = sizes.reduce((sum, size) => sum + size, 0);
      expect((await inicio()).fotos).toEqual({ cuantas: sizes.length, bytes });
    };
    await expectCounted();
    await send(`noticia/${noticia}`, buildJpeg({ padding: 999 }));
    await send(`jugador-perfil/${jugador}`, buildJpeg({ ancho: 33 }));
    await expectCounted();
    await update({ partido_id: partido, estado: 'borrador' });
    expect((await inicio()).con_cronica).toEqual([partido]);
    await update({ estado: 'publicada' });
    await api.succeed(endpoints.delJugador, { id: jugador });
    sizes.pop();
    await expectCounted();
    expect((await inicio()).con_cronica).toEqual([partido]);
    await api.succeed(endpoints.delNoticia, { id: noticia });
    expect((await inicio()).con_cronica).toEqual([]);
  });

  it('keeps the fields without which an earlier release cannot read its document', async () => {
    const earlier = { campos: [club.campoId], fotos: { cuantas: 0, bytes: 0 } };
    await api.db.doc(firestorePaths.inicio()).update(earlier);
    await createPartido(api, club);
    await auditCurrentSeason(api.services);
    expect(await stored()).toMatchObject(earlier);
  });

  it('shows the latest operations with their records, and stores no names of people', async () => {
    api.clock.now = new Date(api.clock.now.getTime() + 1000);
    await createPartido(api, club);
    api.clock.now = new Date(api.clock.now.getTime() + 1000);
    await api.succeed(endpoints.updateJugador, {
      id: club.jugadores[0] ?? '',
      body: { dorsal: 77 },
    });
    await api.succeed(endpoints.addNoticia, { body: { titulo: 'Ana marca' } });
    const { cambios } = await inicio();
    expect(cambios.slice(0, 3)).toMatchObject([
      { accion: 'addNoticia', sobre: 'Ana marca' },
      { accion: 'updateJugador', cuando: api.clock.now.toISOString() },
      { accion: 'addPartido', sobre: 'Rival CF (14-11-2026)', descripcion: 'Crea un partido' },
    ]);
    expect(cambios).toHaveLength(LATEST_CHANGES);
    expect(cambios[1]?.sobre).toContain('Jugador1');
    expect(cambios[1]?.quien).toMatch(/^admin-.*@cd-encina\.example$/);
    expect(JSON.stringify(await stored())).not.toMatch(/Jugador1|Ana marca/);
    await api.succeed(endpoints.delJugador, { id: club.jugadores[0] ?? '' });
    expect((await inicio()).cambios.map(({ sobre }) => sobre).slice(0, 3)).toEqual([
      '',
      'Ana marca',
      '',
    ]);
  });

  it('shows a match without a ground, a live match of an older season, and when a position was entered', async () => {
    const { _id: previous } = await createPartido(api, club);
    await api.succeed(endpoints.putDirecto, {
      id: previous,
      body: {
        version: 0,
        pasos: [{ id: 'uno', instante: '2026-11-14T17:00:00.000Z', tipo: 'comienzo' }],
      },
    });
    const next = await api.succeed(endpoints.addTemporada, { body: { nombre: '2027/28' } });
    const { _id: proximo } = await createPartido(api, club, { fecha_str: '04-09-2027' });
    await api.succeed(endpoints.delCampo, { id: club.campoId });
    const puesto = { id: next._id, body: { posicion: 2 } };
    await api.succeed(endpoints.updateEquipoEstadisticas, puesto);
    api.clock.now = new Date('2027-09-05T12:00:00.000Z');
    await api.succeed(endpoints.updateEquipoEstadisticas, puesto);
    const found = await inicio();
    expect(found.partidos.map(({ partido_id: id }) => id)).toEqual([previous, proximo]);
    expect(found.sin_campo.toSorted()).toEqual([previous, proximo].toSorted());
    expect(found).toMatchObject({
      temporada_id: next._id,
      puesto: { posicion: 2, posicion_el: '2027-09-05T12:00:00.000Z' },
    });
  });

  it('records backups, and the audit’s findings until they are repaired', async () => {
    const before = await inicio();
    expect(before).toMatchObject({ copia: null, auditoria: null });
    await api.succeed(endpoints.anotarCopia);
    expect((await inicio()).copia).toBe(api.clock.now.toISOString());
    const doc = api.db.doc(firestorePaths.estadisticasEquipo(club.temporadaId));
    await doc.update({ ganados: 5 });
    const { data } = await api.succeed(endpoints.comprobarTemporada, { id: club.temporadaId });
    const found = (await inicio()).auditoria;
    expect(data.correcta).toBe(false);
    expect(found).toMatchObject({
      temporada_id: club.temporadaId,
      diferencias: data.diferencias.length,
    });
    await doc.update({ ganados: 0 });
    await auditCurrentSeason(api.services);
    expect((await inicio()).auditoria).toMatchObject({ diferencias: 0 });
    // A season deleted meanwhile has no audit.
    await api.succeed(endpoints.delTemporada, { id: club.temporadaId });
    expect((await inicio()).auditoria).toBeNull();
  });
});
