import { isDeepStrictEqual } from 'node:util';
import { type ClubPart, presentClub } from '@club/shared';

type Fields = Readonly<Record<string, unknown>>;

/** A record of a club file: its display name and its content. */
interface Entry {
  readonly nombre: string;
  readonly fields: Fields;
}

type Entries = ReadonlyMap<string, Entry>;

const entries = <T extends Fields>(
  records: readonly T[],
  key: (record: T) => string,
  nombre: (record: T) => string,
): Entries =>
  new Map(records.map((record) => [key(record), { nombre: nombre(record), fields: record }]));

const id = ({ _id }: { readonly _id: string }) => _id;

/** All records of a club, by kind and id. Photos are represented by their digest. */
function contentOf({ club, fotos }: ClubPart): ReadonlyMap<string, Entries> {
  const file = presentClub(club);
  return new Map<string, Entries>([
    [
      'temporada',
      entries(
        file.temporadas.map(({ estadisticas: _rows, ...temporada }) => temporada),
        id,
        ({ nombre }) => nombre,
      ),
    ],
    [
      'estadísticas de',
      entries(
        file.temporadas.flatMap(({ _id, nombre, estadisticas }) =>
          estadisticas.map((fila) => ({
            ...fila,
            temporada: nombre,
            clave: `${_id}/${fila.jugador_id}`,
          })),
        ),
        ({ clave }) => clave,
        ({ jugador_nombre, temporada }) => `${jugador_nombre} en ${temporada}`,
      ),
    ],
    ['equipo', entries(file.equipos, id, ({ nombre }) => nombre)],
    ['competición', entries(file.competiciones, id, ({ nombre }) => nombre)],
    ['campo', entries(file.campos, id, ({ nombre }) => nombre)],
    ['jugador', entries(file.jugadores, id, (jugador) => jugador.nombre_con_inicial)],
    [
      'partido',
      entries(file.partidos, id, (partido) => `${partido.nombre_equipo} (${partido.fecha_str})`),
    ],
    ['noticia', entries(file.noticias, id, ({ titulo }) => titulo)],
    [
      'foto',
      entries(
        fotos,
        ({ tipo, registro_id }) => `${tipo}/${registro_id}`,
        ({ tipo, registro_id }) => `${tipo} de ${registro_id}`,
      ),
    ],
  ]);
}

const NONE: Entries = new Map();

/** Names of the fields that differ. */
const changedFields = (a: Fields, b: Fields): string[] =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].filter(
    (field) => !isDeepStrictEqual(a[field], b[field]),
  );

/** All differences between a backup and another state of the club, one line each. Empty if they are equal. */
export function compareClubs(backup: ClubPart, other: ClubPart): string[] {
  const [a, b] = [contentOf(backup), contentOf(other)];
  return [...a.keys()].flatMap((kind) => {
    const [before, after] = [a.get(kind) ?? NONE, b.get(kind) ?? NONE];
    const keys = [...new Set([...before.keys(), ...after.keys()])];
    return keys.flatMap((key) => {
      const [inBackup, inOther] = [before.get(key), after.get(key)];
      if (inBackup && inOther) {
        const fields = changedFields(inBackup.fields, inOther.fields);
        return fields.length === 0 ? [] : [`${kind} ${inBackup.nombre}: ${fields.join(', ')}`];
      }
      if (inBackup) return [`${kind} ${inBackup.nombre}: solo en la copia`];
      return inOther ? [`${kind} ${inOther.nombre}: no está en la copia`] : [];
    });
  });
}
