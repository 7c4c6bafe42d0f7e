import {
  type settingsKind,
  type BodyFields,
  type campoKind,
  type competicionKind,
  type Endpoint,
  endpoints,
  type equipoEstadisticasKind,
  type equipoKind,
  type jugadorKind,
  type noticiaKind,
  type partidoKind,
  type temporadaKind,
} from '@club/shared';
import { describe, expect, it } from 'vitest';
import { buildJpeg } from '../../../shared/src/testing/tiny-pictures';
import { DESCRIBED_PARTIDO } from '../../../shared/src/testing/partido-builder';
import {
  buildActa,
  createClub,
  createPartido,
  type TestClub,
  sendImage,
} from '../testing/factories';
import { driveHistory, newestOperation } from '../testing/history-driver';
import { forAllTests } from '../testing/standing';
import { startApi } from '../testing/start-api';
import type { TestApi } from '../testing/test-api';

interface World {
  readonly api: TestApi;
  readonly club: TestClub;
}

type Values<Field extends string> = Readonly<Record<Field, unknown>>;

/** Test values for the fields of a kind. They are changed one by one, so each must differ from the current value. */
interface Kind<Field extends string> {
  readonly name: string;
  readonly update: Endpoint;
  /** Creates the record to change. Absent if there is only one. */
  readonly make?: (world: World) => string | Promise<string>;
  /** A value for each field that a body can have. A new field does not compile without one. */
  readonly values: (world: World, id: string) => Values<Field> | Promise<Values<Field>>;
  /** Other fields that must be set before a field can be changed. */
  readonly before?: Partial<Readonly<Record<Field, Readonly<Record<string, unknown>>>>>;
}

/** Makes the compiler check that a kind has a value for each field. */
const kind = <Field extends string>(one: Kind<Field>): Kind<string> => one;

const NOTICIA = { titulo: 'Fichaje', contenido: 'Ya está aquí.' };

const KINDS = [
  kind<BodyFields<typeof temporadaKind>>({
    name: 'a season',
    update: endpoints.updateTemporada,
    make: ({ club }) => club.temporadaId,
    values: () => ({ nombre: '2026/2027' }),
  }),
  kind<BodyFields<typeof equipoKind>>({
    name: 'a rival',
    update: endpoints.updateEquipo,
    make: ({ club }) => club.equipoId,
    values: () => ({ nombre: 'Otro rival', color_hex: '#b91c1c' }),
  }),
  kind<BodyFields<typeof competicionKind>>({
    name: 'a competition',
    update: endpoints.updateCompeticion,
    make: ({ club }) => club.competicionId,
    values: () => ({
      nombre: 'Copa',
      minutos_parte: 40,
      goles_incomparecencia: 4,
      ciclo_amarillas: 5,
    }),
  }),
  kind<BodyFields<typeof campoKind>>({
    name: 'a ground',
    update: endpoints.updateCampo,
    make: ({ club }) => club.campoId,
    values: () => ({ nombre: 'La Dehesa', direccion: 'Camino Real, 4' }),
  }),
  kind<BodyFields<typeof jugadorKind>>({
    name: 'a player',
    update: endpoints.updateJugador,
    make: ({ club }) => club.jugadores[0] ?? '',
    values: () => ({
      nombre: 'Marcos',
      apellido1: 'Roca',
      apellido2: 'Soler',
      alias: 'El Faro',
      dorsal: 33,
      fecha_nac: '2000-02-29',
      consentimiento: { foto: false },
      altura: 181,
      pais: 'Portugal',
      pie: 'Izquierdo',
      activo: false,
      trayectoria: 'Empezó aquí.',
      nombre_federacion: 'ROCA SOLER, MARCOS',
      clave_externa: 'plantilla-33',
      posicion: { por: true },
      estadisticas_temporada: { goles: 3 },
    }),
  }),
  kind<BodyFields<typeof partidoKind>>({
    name: 'a match',
    before: {
      alineacion: { incomparecencia: null },
      tanda: { detalles: { primera_parte: [] } },
    },
    update: endpoints.updatePartido,
    make: async ({ api, club }) => (await createPartido(api, club))._id,
    values: async ({ api, club }) => {
      const body = { nombre: 'Otro' };
      const [equipo, competicion, campo, temporada] = [
        await api.succeed(endpoints.addEquipo, { body }),
        await api.succeed(endpoints.addCompeticion, { body }),
        await api.succeed(endpoints.addCampo, { body }),
        await api.succeed(endpoints.addTemporada, { body }),
      ];
      const { alineacion, detalles, mvp } = buildActa(club, { scorers: [8] });
      return {
        ...DESCRIBED_PARTIDO,
        equipo_id: equipo._id,
        competicion_id: competicion._id,
        campo_id: campo._id,
        temporada_id: temporada._id,
        fecha_date: '2026-11-21',
        fecha_str: '22-11-2026',
        hora_str: '12:30',
        incomparecencia: 'rival',
        alineacion,
        detalles,
        mvp,
        sin_cambios: true,
        capitan: club.jugadores[0] ?? '',
        tanda: { anotados: 4, encajados: 3 },
      };
    },
  }),
  kind<BodyFields<typeof noticiaKind>>({
    name: 'a news item',
    update: endpoints.updateNoticia,
    make: async ({ api }) => {
      const { _id: id } = await api.succeed(endpoints.addNoticia, { body: NOTICIA });
      await sendImage(api, `noticia/${id}`, buildJpeg({ ancho: 16 }));
      return id;
    },
    values: async ({ api, club }, id) => {
      const { media } = await api.succeed(endpoints.fetchNoticia, { id });
      return {
        titulo: 'Otro fichaje',
        contenido: 'Y otro.',
        fotos: media.map((nombre) => ({ nombre, alt: 'El gol' })),
        media: [],
        partido_id: (await createPartido(api, club))._id,
        estado: 'borrador',
        publicar_el: '2026-12-02T18:30:00.000Z',
      };
    },
    before: { publicar_el: { estado: 'programada', publicar_el: '2026-12-01T18:30:00.000Z' } },
  }),
  kind<BodyFields<typeof equipoEstadisticasKind>>({
    name: 'the record of a season',
    update: endpoints.updateEquipoEstadisticas,
    make: ({ club }) => club.temporadaId,
    values: () => ({
      posicion: 3,
      num_equipos: 14,
      partidos_jugados: 9,
      ganados: 4,
      empatados: 3,
      perdidos: 2,
    }),
  }),
  // The version is not a stored value but the expected version of the settings.
  kind<Exclude<BodyFields<typeof settingsKind>, 'version'>>({
    name: 'the settings',
    update: endpoints.updateAjustes,
    values: () => ({
      nombre: 'UD Roja',
      articulo: 'la',
      slug: 'la-roja',
      lema: 'Juntos',
      fundacion: 1984,
      zona_horaria: 'Atlantic/Canary',
      colores: { primario: '#c62828' },
      camiseta: { dibujo: 'aros' },
      escudo: { iniciales: 'UR' },
      contacto: { email: 'hola@roja.example' },
      redes_sociales: [{ red: 'web', nombre: 'Blog', url: 'https://roja.example' }],
      patrocinadores: [{ nombre: 'Bar', url: 'https://bar.example' }],
      donaciones: { url: 'https://pagos.example/dar' },
      textos: { sobre: 'Uno.' },
      nombres_federacion: ['U.D. ROJA'],
      cuerpo_tecnico: [{ nombre: 'Ana Ruiz', cargo: 'Entrenadora' }],
    }),
  }),
];

describe('each field that a body can have is stored, and shown in the history', () => {
  const api = forAllTests(startApi);
  const club = forAllTests(() => createClub(api));

  it.each(KINDS)('$name', async ({ update, make, values, before = {} }) => {
    const world: World = { api, club };
    const drive = driveHistory(api, club);
    const id = await make?.(world);
    const ignored: string[] = [];
    for (const [field, value] of Object.entries(await values(world, id ?? ''))) {
      const save = (body: Readonly<Record<string, unknown>>) =>
        api.succeed(update, { ...(id !== undefined && { id }), body });
      const setup = before[field];
      if (setup) await save(setup);
      drive.later();
      await save({ [field]: value });
      const last = await newestOperation(api);
      // An ignored field changes nothing, so there is no history entry.
      const isShown = last?.cuando === api.clock.now.toISOString() && last.documentos.length > 0;
      if (!isShown) ignored.push(field);
    }
    expect(ignored).toEqual([]);
  });
});
