import { COPIED_FIELDS, copiesOf, endpoints } from '@club/shared';
import { expect, it } from 'vitest';
import { createClub, createPartido } from '../../testing/factories';
import { driveHistory } from '../../testing/history-driver';
import { forEachTest } from '../../testing/standing';
import { startApi } from '../../testing/start-api';

const api = forEachTest(startApi);
const club = forEachTest(() => createClub(api));

/** Changes every field that a match copies from its three records, but the crest. */
async function changeRecords(
  [equipo, competicion, campo]: readonly [string, string, string],
  word: string,
  minutos_parte: number,
) {
  const body = { nombre: word };
  await api.succeed(endpoints.updateEquipo, {
    id: equipo,
    body: { ...body, color_hex: `#0000${String(minutos_parte)}` },
  });
  await api.succeed(endpoints.updateCompeticion, {
    id: competicion,
    body: { ...body, minutos_parte },
  });
  await api.succeed(endpoints.updateCampo, {
    id: campo,
    body: { ...body, direccion: `Calle de ${word}, 1` },
  });
}

/** Checks that a match's copies equal its records. */
async function expectCopies(id: string) {
  const partido = await api.succeed(endpoints.fetchPartido, { id });
  const { equipo_id, competicion_id, campo_id } = partido;
  const equipo = await api.succeed(endpoints.fetchEquipo, { id: equipo_id });
  const competicion = await api.succeed(endpoints.fetchCompeticion, { id: competicion_id });
  const campo = await api.succeed(endpoints.fetchCampo, { id: campo_id ?? '' });
  expect(partido).toMatchObject({
    ...copiesOf(COPIED_FIELDS.equipo_id, equipo),
    ...copiesOf(COPIED_FIELDS.competicion_id, competicion),
    ...copiesOf(COPIED_FIELDS.campo_id, campo),
  });
  return partido;
}

it('a match has the copied fields of its rival, competition and ground after each change or restore of either', async () => {
  const history = driveHistory(api, club);
  const first = [club.equipoId, club.competicionId, club.campoId] as const;
  const { _id: id } = await createPartido(api, club);
  const before = new Map(Object.entries(await expectCopies(id)));

  await changeRecords(first, 'Primero', 30);
  const after = new Map(Object.entries(await expectCopies(id)));
  const copied = Object.values(COPIED_FIELDS).flatMap((copies) => Object.keys(copies));
  expect(copied.filter((field) => after.get(field) === before.get(field))).toEqual([
    'escudo_equipo',
  ]);

  const body = { nombre: 'Otro' };
  const { _id: equipo_id } = await api.succeed(endpoints.addEquipo, { body });
  const { _id: competicion_id } = await api.succeed(endpoints.addCompeticion, { body });
  const { _id: campo_id } = await api.succeed(endpoints.addCampo, { body });
  await changeRecords([equipo_id, competicion_id, campo_id], 'Segundo', 25);
  const moved = await history.done(() =>
    api.succeed(endpoints.updatePartido, { id, body: { equipo_id, competicion_id, campo_id } }),
  );
  expect(await expectCopies(id)).toMatchObject({ equipo_id, competicion_id, campo_id });

  await changeRecords(first, 'Tercero', 40);
  const { version } = await expectCopies(id);
  expect((await history.restore(moved)).status).toBe(200);
  expect(await expectCopies(id)).toMatchObject({
    nombre_equipo: 'Tercero',
    minutos_parte: 40,
    version: version + 1,
  });
});
