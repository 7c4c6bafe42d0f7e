import { z } from 'zod';
import {
  updatePartidoSchema,
  createPartidoSchema,
  partidoPreviewSchema,
  partidoSchema,
} from '../records/partido';
import { callUpSchema, suspensionSchema } from '../schemas/public';
import { liveMatchDocSchema, saveLiveMatchSchema } from '../schemas/live-match';
import {
  updateNextGameSchema,
  updatePartidoPreviewSchema,
  createNextGameSchema,
  createPartidoPreviewSchema,
} from '../schemas/previews';
import { act, bulk, create, instantRead, read, remove, update } from './endpoint';

/** Helpers may send match sheets and live logs, and nothing else (docs/decisions/0020). */
const FROM_ACTA = { permiso: 'acta' } as const;

/** Calls for matches and their previews (regla 29). */
export const partidoEndpoints = {
  addPartido: create('add-partido', createPartidoSchema, partidoSchema, 'Crea un partido'),
  fetchPartidos: read('fetch-partidos', z.array(partidoSchema), 'Partidos por fecha'),
  fetchPartidoJugado: read(
    'fetch-partido-jugado-bool{/}:param',
    z.union([z.array(partidoSchema), z.object({ success: z.literal(true), jugado: z.boolean() })]),
    'Partidos jugados o no (true, false, 1, 0), o si un partido se ha jugado (por su id)',
  ),
  fetchPartidosJugadosTemporada: read(
    'fetch-partidos-jugados-temporada/:id',
    z.array(partidoSchema),
    'Partidos jugados de una temporada por fecha',
  ),
  fetchPartido: read('fetch-partidos/:id', partidoSchema, 'Un partido con su ficha'),
  updatePartido: {
    ...update(
      'update-partido/:id',
      updatePartidoSchema,
      partidoSchema,
      'Guarda la ficha de un partido o cambia sus datos',
    ),
    ...FROM_ACTA,
  },
  anularActa: {
    ...act('anular-ficha/:id', partidoSchema, 'Devuelve un partido jugado a sin jugar'),
    ...FROM_ACTA,
  },
  delPartido: remove(
    'del-partido/:id',
    partidoSchema,
    'Borra un partido y deshace lo que aportó a las estadísticas',
  ),

  delPartidosTemporada: bulk(
    'DELETE',
    'del-partidos-temporada/:id',
    'Borra todos los partidos de una temporada y deshace lo que aportaron',
  ),

  addPartidoPreview: create(
    'add-partido-preview',
    createPartidoPreviewSchema,
    partidoPreviewSchema,
    'Confirma la ficha breve de un partido ya creado',
  ),
  updatePartidoPreview: update(
    'update-partido-preview/:id',
    updatePartidoPreviewSchema,
    partidoPreviewSchema,
    'Cambia un partido por los campos de su ficha breve; el marcador lo da su ficha',
  ),
  delPartidoPreview: remove(
    'del-partido-preview/:id',
    partidoPreviewSchema,
    'Borra un partido con su ficha breve',
  ),
  delPartidosPreviewTemporada: bulk(
    'DELETE',
    'del-partidos-preview-temporada/:id',
    'Borra todos los partidos de una temporada con sus fichas breves',
  ),
  fetchPartidosPreview: read(
    'fetch-partidos-preview',
    z.array(partidoPreviewSchema),
    'Fichas breves de los partidos por fecha',
  ),
  fetchPartidosPreviewTemporada: read(
    'fetch-partidos-preview-temporada/:id',
    z.array(partidoPreviewSchema),
    'Fichas breves de los partidos de una temporada por fecha',
  ),
  fetchPartidoPreview: read(
    'fetch-partidos-preview/:id',
    partidoPreviewSchema,
    'Ficha breve de un partido',
  ),

  putConvocatoria: update(
    'convocatoria/:id',
    callUpSchema,
    callUpSchema,
    'Guarda la convocatoria de un partido sin jugar',
  ),
  fetchConvocatoria: read(
    'convocatoria/:id',
    callUpSchema,
    'Convocatoria de un partido; sin publicar, solo para el administrador',
  ),
  fetchSancionados: read(
    'fetch-sancionados/:id',
    z.array(suspensionSchema),
    'Jugadores que se pierden un partido por sus tarjetas',
  ),

  // Live match (regla 46; docs/decisions/0016).
  putDirecto: {
    ...update(
      'directo/:id',
      saveLiveMatchSchema,
      liveMatchDocSchema,
      'Guarda lo anotado en un partido en juego; ante un conflicto, lo guardado',
    ),
    ...FROM_ACTA,
    maxBytes: 256 * 1024,
  },
  delDirecto: {
    ...remove(
      'directo/:id',
      liveMatchDocSchema.nullable(),
      'Descarta el directo de un partido, que vuelve a estar programado',
    ),
    ...FROM_ACTA,
  },
  // The touchline device compares it with what it has sent.
  fetchDirecto: instantRead('directo/:id', liveMatchDocSchema, 'Lo anotado en un partido en juego'),

  // The list of next games, which is derived again with every change of a match (regla 28).
  addNextGames: create(
    'add-next-games',
    createNextGameSchema,
    partidoPreviewSchema,
    'Pone un partido de la temporada actual en la lista de próximos partidos',
  ),
  updateNextGames: update(
    'update-next-games/:id',
    updateNextGameSchema,
    partidoPreviewSchema,
    'Pone al día un partido de la lista de próximos partidos',
  ),
  delNextGames: remove(
    'del-next-games/:id',
    partidoPreviewSchema,
    'Quita un partido de la lista de próximos partidos hasta que se rehaga',
  ),
  delNextGamesAll: bulk(
    'DELETE',
    'del-next-games-all',
    'Vacía la lista de próximos partidos hasta que se rehaga',
  ),
  fetchNextGames: read(
    'fetch-next-games',
    z.array(partidoPreviewSchema),
    'Los seis partidos en torno al último jugado',
  ),
  fetchNextGame: read(
    'fetch-next-games/:id',
    partidoPreviewSchema,
    'Un partido de la lista de próximos partidos',
  ),
};
