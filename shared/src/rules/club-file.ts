import { CLUB_FILE_SCHEMA, type ClubFile, type ListedPhoto } from '../schemas/club-file';
import type { Partido } from '../records/partido';
import { eachField } from '../schemas/base';
import {
  COUNTERS,
  CREST_ID,
  NOTICIA_PHOTO_KINDS,
  type ImageKind,
  ZERO_COUNTERS,
} from '../vocabulary';
import { resolveActa } from './acta';
import { toDateFields, findKickoffZone } from './dates';
import { imageId } from './image';
import { nameWithInitial } from './jugador';
import { deriveScore } from './score';
import { findActa, withFinalStatus } from './partido';
import { sumPartidos } from './counted-actas';
import { type FieldPath, sayField } from '../field-problems';
import { describeRefusal } from '../refusals';

/** Place and reason of an error in a club file: `la hora de la fila 3 de los partidos: …`. */
export type Problem = string;

type Records = Omit<ClubFile, 'imagenes'>;

/** Kind and owner of each photo, in the file itself or in a list. */
type Photos = readonly Pick<ListedPhoto, 'tipo' | 'registro_id'>[];

const problem = (path: FieldPath, what: string): Problem => `${sayField(path)}: ${what}`;

function* repetitions(
  place: FieldPath,
  values: readonly string[],
  what: string,
): Iterable<Problem> {
  const seen = new Set<string>();
  for (const [index, value] of values.entries()) {
    if (seen.has(value)) yield problem([...place, index], `${what} «${value}» está dos veces`);
    seen.add(value);
  }
}

const listIds = (records: readonly { readonly _id: string }[]) => records.map(({ _id }) => _id);
const listExternalKeys = (records: readonly { readonly clave_externa?: string | undefined }[]) =>
  records.flatMap(({ clave_externa: key }) => (key === undefined ? [] : [key]));

/** Checks that the editor could have saved a stored sheet, and that score and result follow from it. */
function* sheetProblems(partido: Partido): Iterable<Problem> {
  const acta = findActa(partido);
  if (!acta) {
    const { goles_anotados: ours, goles_encajados: theirs, resultado } = partido;
    const isEmpty = ours === null && theirs === null && resultado === '';
    if (!isEmpty) yield 'no se ha jugado y tiene resultado';
    return;
  }
  // The sheet itself has the summaries of its players.
  const resolved = resolveActa(acta, acta, () => undefined);
  if (!resolved.ok) yield describeRefusal(resolved.refusal).msg;
  const score = deriveScore(acta);
  for (const field of ['goles_anotados', 'goles_encajados', 'resultado'] as const) {
    if (score[field] !== partido[field]) yield problem([field], 'no es lo que suman sus goles');
  }
}

function* partidoProblems(file: Records): Iterable<Problem> {
  const temporadas = new Map(file.temporadas.map(({ _id, nombre }) => [_id, nombre]));
  for (const [index, partido] of file.partidos.entries()) {
    const place = ['partidos', index] as const;
    const nombre = temporadas.get(partido.temporada_id);
    if (nombre === undefined) {
      const what = `no hay ninguna temporada «${partido.temporada_id}»`;
      yield problem([...place, 'temporada_id'], what);
    } else if (nombre !== partido.nombre_temporada) {
      yield problem([...place, 'nombre_temporada'], `la temporada se llama «${nombre}»`);
    }
    const kickoff = toDateFields(partido.fecha_date, findKickoffZone(partido));
    for (const field of ['fecha_date', 'fecha_str', 'hora_str'] as const) {
      if (kickoff[field] !== partido[field])
        yield problem([...place, field], `debería ser ${kickoff[field]}`);
    }
    for (const found of sheetProblems(partido)) yield problem(place, found);
  }
}

function* temporadaProblems(file: Records): Iterable<Problem> {
  for (const [index, temporada] of file.temporadas.entries()) {
    const place = ['temporadas', index, 'estadisticas'] as const;
    const rows = temporada.estadisticas;
    const ids = rows.map(({ jugador_id: id }) => id);
    yield* repetitions(place, ids, 'el jugador');
    const partidos = file.partidos.filter(({ temporada_id: id }) => id === temporada._id);
    // As in a correction by hand. What sheets add has no limit: every export can be imported.
    if (Object.values(temporada.ajuste).some((count) => count > 9999)) {
      yield problem(['temporadas', index, 'ajuste'], 'deja el balance demasiado alto');
    }
    const sums = new Map(sumPartidos(partidos).jugadores);
    for (const [position, fila] of rows.entries()) {
      const expected = sums.get(fila.jugador_id) ?? ZERO_COUNTERS;
      sums.delete(fila.jugador_id);
      for (const counter of COUNTERS) {
        if (fila.sumas[counter] !== expected[counter]) {
          const what = `sus fichas suman ${String(expected[counter])}`;
          yield problem([...place, position, 'sumas', counter], what);
        }
      }
    }
    for (const id of sums.keys())
      yield problem(place, `falta el jugador «${id}», que sale en las fichas`);
  }
}

function* imageProblems(file: Records, photos: Photos): Iterable<Problem> {
  const names = photos.map(({ tipo, registro_id: id }) => imageId(tipo, id));
  yield* repetitions(['imagenes'], names, 'la imagen');
  const jugadores = new Set(listIds(file.jugadores));
  const noticias = new Set(listIds(file.noticias));
  const owners: Readonly<Record<ImageKind, ReadonlySet<string>>> = {
    'jugador-perfil': jugadores,
    'jugador-banner': jugadores,
    ...eachField(noticias, ...NOTICIA_PHOTO_KINDS),
    escudo: new Set([CREST_ID]),
    patrocinador: new Set(file.ajustes?.patrocinadores.map(({ id }) => id)),
    equipo: new Set(listIds(file.equipos)),
  };
  for (const [index, { tipo, registro_id: id }] of photos.entries()) {
    if (!owners[tipo].has(id)) {
      yield problem(['imagenes', index, 'registro_id'], `no existe «${id}»`);
    }
  }
}

/**
 * All inconsistencies of a club that matches the schema: repeated ids, dangling references, sheets that the editor
 * would refuse, figures that differ from the sheets. Lazy, in file order. Files of earlier formats are converted
 * first.
 */
export function* clubFileProblems(stored: Records, photos: Photos): Iterable<Problem> {
  const file = upgradeClub(stored);
  for (const place of [
    'temporadas',
    'equipos',
    'competiciones',
    'campos',
    'jugadores',
    'partidos',
    'noticias',
  ] as const) {
    yield* repetitions([place], listIds(file[place]), 'el identificador');
  }
  const seasonNames = file.temporadas.map(({ nombre }) => nombre);
  yield* repetitions(['temporadas'], seasonNames, 'el nombre');
  yield* repetitions(['jugadores'], listExternalKeys(file.jugadores), 'la clave externa');
  yield* repetitions(['partidos'], listExternalKeys(file.partidos), 'la clave externa');
  for (const [index, { nombre, apellido1, nombre_con_inicial }] of file.jugadores.entries()) {
    if (nombre_con_inicial !== nameWithInitial(nombre, apellido1)) {
      const what = `debería ser «${nameWithInitial(nombre, apellido1)}»`;
      yield problem(['jugadores', index, 'nombre_con_inicial'], what);
    }
  }
  yield* partidoProblems(file);
  yield* temporadaProblems(file);
  yield* imageProblems(file, photos);
}

/** What a conversion reads of a club. */
type Club = Pick<ClubFile, 'schema' | 'temporadas' | 'partidos'>;

/**
 * Converts a club to the current format: a played match is `finalizado` (regla 24). A `club/1` file does
 * not say how many matches each player started, so this is counted from its sheets (regla 77). It has no minutes,
 * because its sheets have no substitutions.
 */
export function upgradeClub<T extends Club>(stored: T): T {
  const club = { ...stored, partidos: stored.partidos.map(withFinalStatus) };
  if (club.schema === CLUB_FILE_SCHEMA) return club;
  const temporadas = club.temporadas.map((temporada) => {
    const partidos = club.partidos.filter(({ temporada_id: id }) => id === temporada._id);
    const sums = sumPartidos(partidos).jugadores;
    const estadisticas = temporada.estadisticas.map((row) => ({
      ...row,
      sumas: { ...row.sumas, titularidades: sums.get(row.jugador_id)?.titularidades ?? 0 },
    }));
    return { ...temporada, estadisticas };
  });
  return { ...club, schema: CLUB_FILE_SCHEMA, temporadas };
}
