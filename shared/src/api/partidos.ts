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
import { act, plainWrite, freshRead, read, recordCalls, remove, update } from './endpoint';

/** Helpers may send match sheets and live logs, and nothing else (docs/decisions/0020). */
const HELPERS_TOO = { permiso: 'acta' } as const;

const partido = recordCalls('partido', 'partidos', [
  partidoSchema,
  createPartidoSchema,
  updatePartidoSchema,
]);
const preview = recordCalls('partido-preview', 'partidos-preview', [
  partidoPreviewSchema,
  createPartidoPreviewSchema,
  updatePartidoPreviewSchema,
]);
const nextGame = recordCalls('next-games', 'next-games', [
  partidoPreviewSchema,
  createNextGameSchema,
  updateNextGameSchema,
]);

/** Calls for matches and their previews (regla 29). */
export const partidoEndpoints = {
  addPartido: partido.create('Crea un partido'),
  fetchPartidos: partido.list('Partidos por fecha'),
  fetchPartidoJugado: read(
    'fetch-partido-jugado-bool{/}:param',
    z.union([z.array(partidoSchema), z.object({ success: z.literal(true), jugado: z.boolean() })]),
    'Partidos jugados o no (true, false, 1, 0), o si un partido se ha jugado (por su id)',
  ),
  fetchPartidosJugadosTemporada: partido.list(
    'Partidos jugados de una temporada por fecha',
    '-jugados-temporada/:id',
  ),
  fetchPartido: partido.read('Un partido con su ficha'),
  updatePartido: {
    ...partido.update('Guarda la ficha de un partido o cambia sus datos'),
    ...HELPERS_TOO,
  },
  anularActa: {
    ...act('anular-ficha/:id', partidoSchema, 'Devuelve un partido jugado a sin jugar'),
    ...HELPERS_TOO,
  },
  delPartido: partido.remove('Borra un partido y deshace lo que aportó a las estadísticas'),

  delPartidosTemporada: plainWrite(
    'DELETE',
    'del-partidos-temporada/:id',
    'Borra todos los partidos de una temporada y deshace lo que aportaron',
  ),

  addPartidoPreview: preview.create('Confirma la ficha breve de un partido ya creado'),
  updatePartidoPreview: preview.update(
    'Cambia un partido por los campos de su ficha breve; el marcador lo da su ficha',
  ),
  delPartidoPreview: preview.remove('Borra un partido con su ficha breve'),
  delPartidosPreviewTemporada: plainWrite(
    'DELETE',
    'del-partidos-preview-temporada/:id',
    'Borra todos los partidos de una temporada con sus fichas breves',
  ),
  fetchPartidosPreview: preview.list('Fichas breves de los partidos por fecha'),
  fetchPartidosPreviewTemporada: preview.list(
    'Fichas breves de los partidos de una temporada por fecha',
    '-temporada/:id',
  ),
  fetchPartidoPreview: preview.read('Ficha breve de un partido'),

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
    ...HELPERS_TOO,
    maxBytes: 256 * 1024,
  },
  delDirecto: {
    ...remove(
      'directo/:id',
      liveMatchDocSchema.nullable(),
      'Descarta el directo de un partido, que vuelve a estar programado',
    ),
    ...HELPERS_TOO,
  },
  // Never cached: the touchline's device compares it with what it has sent.
  fetchDirecto: freshRead('directo/:id', liveMatchDocSchema, 'Lo anotado en un partido en juego'),

  // The list of next games. Every change of a match derives it again (regla 28).
  addNextGames: nextGame.create(
    'Pone un partido de la temporada actual en la lista de próximos partidos',
  ),
  updateNextGames: nextGame.update('Pone al día un partido de la lista de próximos partidos'),
  delNextGames: nextGame.remove(
    'Quita un partido de la lista de próximos partidos hasta que se rehaga',
  ),
  delNextGamesAll: plainWrite(
    'DELETE',
    'del-next-games-all',
    'Vacía la lista de próximos partidos hasta que se rehaga',
  ),
  fetchNextGames: nextGame.list('Los seis partidos en torno al último jugado'),
  fetchNextGame: nextGame.read('Un partido de la lista de próximos partidos'),
};
