import { endpoints, CREST_ID, type HistoryOperation, type ImageKind } from '@club/shared';
import { describe, expect, it } from 'vitest';
import {
  buildActa,
  buildTable,
  createClub,
  createPartido,
  type TestClub,
  sendImage,
} from '../../functions/src/testing/factories';
import { driveHistory } from '../../functions/src/testing/history-driver';
import { startApi } from '../../functions/src/testing/start-api';
import { forAllTests } from '../../functions/src/testing/standing';
import type { TestApi } from '../../functions/src/testing/test-api';
import { buildJpeg, buildPng } from '../../shared/src/testing/tiny-pictures';

interface World {
  readonly api: TestApi;
  readonly club: TestClub;
}

async function putImage({ api }: World, tipo: ImageKind, id: string, ancho = 16) {
  const isPhoto = tipo.startsWith('noticia');
  const bytes = isPhoto ? buildJpeg({ ancho }) : buildPng({ ancho });
  const response = await sendImage(api, `${tipo}/${id}`, bytes);
  expect(response.status).toBe(200);
}

const SETTINGS = {
  nombre: 'UD Roja',
  fundacion: 1984,
  colores: { primario: '#c62828', secundario: '#ffffff' },
  redes_sociales: [{ red: 'web' as const, nombre: 'Blog', url: 'https://roja.example' }],
  patrocinadores: [{ nombre: 'Bar', url: 'https://bar.example' }],
  textos: { sobre: 'Uno.\n\nDos.' },
};

/** A change to one kind of data, how to prepare it, and its entry in the history. */
interface DataChange {
  readonly name: string;
  /** Creates what the change needs. Returns the id for `change`. */
  readonly prepare?: (world: World) => Promise<string>;
  readonly change: (world: World, prepared: string) => Promise<unknown>;
  readonly entry: Partial<HistoryOperation['documentos'][number]>;
}

const CHANGES: readonly DataChange[] = [
  {
    name: 'a league table, with our place',
    change: ({ api, club }) =>
      api.succeed(endpoints.updateClasificacion, { id: club.temporadaId, body: buildTable(club) }),
    entry: {
      tipo: 'estadisticas_equipo',
      cambio: 'cambiado',
      detalle: ['posicion', 'num_equipos', 'clasificacion'],
      diferencias: [
        'posición: — → 1',
        'número de equipos: — → 2',
        'clasificación: sin tabla → tabla de Liga, 1º de 2',
      ],
    },
  },
  {
    name: 'the order and descriptions of a news item’s photos',
    prepare: async (world) => {
      const { _id } = await world.api.succeed(endpoints.addNoticia, { body: { titulo: 'Uno' } });
      await putImage(world, 'noticia', _id);
      await putImage(world, 'noticia2', _id, 24);
      return _id;
    },
    change: async (world, id) => {
      const { media } = await world.api.succeed(endpoints.fetchNoticia, { id });
      const [first = '', second = ''] = media;
      const photos = [{ nombre: second, alt: 'El gol' }, { nombre: first }];
      return world.api.succeed(endpoints.updateNoticia, { id, body: { fotos: photos } });
    },
    entry: { tipo: 'noticia', cambio: 'cambiado' },
  },
  {
    name: 'the start of a new season',
    prepare: async ({ api, club }) => {
      const { _id: id } = await createPartido(api, club);
      await api.succeed(endpoints.updatePartido, { id, body: buildActa(club, { scorers: [8] }) });
      return id;
    },
    change: ({ api, club }) =>
      api.succeed(endpoints.empezarTemporada, {
        body: { nombre: '2027/28', competicion: 'Copa', bajas: club.jugadores.slice(0, 2) },
      }),
    entry: { tipo: 'temporada', cambio: 'creado', nombre: '2027/28' },
  },
];

describe('each kind of data of a club', () => {
  const api = forAllTests(startApi);
  const club = forAllTests(() => createClub(api, 12));
  const world: World = { api, club };

  it.each(CHANGES)(
    'is in the history, and can be undone and redone: $name',
    async ({ prepare, change, entry }) => {
      const drive = driveHistory(api, club);
      drive.later();
      const prepared = (await prepare?.(world)) ?? '';
      const before = await drive.readContent();
      const operation = await drive.operate(() => change(world, prepared));
      const after = await drive.readContent();
      expect(after).not.toEqual(before);
      const [latest] = await drive.readHistory();
      expect(latest?.documentos).toContainEqual(expect.objectContaining(entry));

      const undone = await drive.restore(operation);
      expect(undone).toMatchObject({ status: 200 });
      expect(await drive.readContent()).toEqual(before);
      const [undo] = await drive.readHistory();
      const redone = await drive.restore(undo?.operacion_id ?? '');
      expect(redone.status).toBe(200);
      expect(await drive.readContent()).toEqual(after);
    },
  );
});

describe('all kinds of data of a club', () => {
  const api = forAllTests(startApi);
  const club = forAllTests(() => createClub(api, 12));
  const world: World = { api, club };
  const other = forAllTests(startApi);

  it('are in one file after an export, which another club imports without a difference', async () => {
    for (const { prepare, change } of CHANGES) await change(world, (await prepare?.(world)) ?? '');
    const body = { direccion: 'Camino del Río, 4' };
    await api.succeed(endpoints.updateCampo, { id: club.campoId, body });
    for (const fields of [
      { estado: 'borrador' },
      { estado: 'programada', publicar_el: '2026-12-01T18:30:00.000Z' },
    ]) {
      await api.succeed(endpoints.addNoticia, { body: { titulo: 'Fichaje', ...fields } });
    }
    const { data } = await api.succeed(endpoints.updateAjustes, { body: SETTINGS });
    await putImage(world, 'patrocinador', data.patrocinadores[0]?.id ?? '');
    await putImage(world, 'escudo', CREST_ID);
    await putImage(world, 'equipo', club.equipoId);
    const file = await api.succeed(endpoints.exportar);
    // Those of the sponsor, the club and the rival, and two of a news item.
    expect(file.imagenes).toHaveLength(5);
    expect(JSON.stringify(file)).not.toMatch(/@cd-encina\.example|"rol"|"uid"/);
    other.clock.now = api.clock.now;
    await other.succeed(endpoints.importar, { body: file });
    expect(await other.dump()).toEqual(await api.dump());
    const again = await other.succeed(endpoints.exportar);
    expect({ ...again, exportado: '' }).toEqual({ ...file, exportado: '' });
  });
});
