import { z } from 'zod';
import {
  actualizarPartidoSchema,
  crearPartidoSchema,
  partidoPreviewSchema,
  partidoSchema,
} from '../registros/partido';
import { actualizarPartidoPreviewSchema, crearPartidoPreviewSchema } from '../schemas/previews';
import { bulk, create, read, remove, update, writeAnswer, type Endpoint } from './endpoint';

/** Calls on matches and their previews (regla 29). */
export const partidoEndpoints = {
  addPartido: create('add-partido', crearPartidoSchema, partidoSchema, 'Crea un partido'),
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
    kind: 'write',
    method: 'PUT',
    path: 'update-partido/:id',
    // Who has no other role than sheets may send nothing but a sheet (docs/decisions/0022).
    permiso: 'acta',
    body: actualizarPartidoSchema,
    response: writeAnswer(partidoSchema),
    status: 200,
    resumen: 'Guarda la ficha de un partido o cambia sus datos',
  } as const satisfies Endpoint,
  anularActa: {
    kind: 'write',
    method: 'POST',
    path: 'anular-ficha/:id',
    permiso: 'acta',
    body: null,
    response: writeAnswer(partidoSchema),
    status: 200,
    resumen: 'Devuelve un partido jugado a sin jugar',
  } as const satisfies Endpoint,
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
    crearPartidoPreviewSchema,
    partidoPreviewSchema,
    'Confirma la ficha breve de un partido ya creado',
  ),
  updatePartidoPreview: update(
    'update-partido-preview/:id',
    actualizarPartidoPreviewSchema,
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
};
