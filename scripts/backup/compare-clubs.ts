import { isDeepStrictEqual } from 'node:util';
import { type ClubPart, upgradeClub } from '@club/shared';

type Fields = Readonly<Record<string, unknown>>;

/** A record of a club file. `name` is for people. */
interface Entry {
  readonly kind: string;
  readonly key: string;
  readonly name: string;
  readonly fields: Fields;
}

/** All records of a club, by kind and key. Photos are represented by their digest. */
function indexEntries({ club, fotos }: ClubPart): ReadonlyMap<string, Entry> {
  const file = upgradeClub(club);
  const entries = <T extends Fields & { readonly _id: string }>(
    kind: string,
    records: readonly T[],
    toName: (record: T) => string,
  ): Entry[] => records.map((fields) => ({ kind, key: fields._id, name: toName(fields), fields }));
  const all = [
    ...entries(
      'temporada',
      file.temporadas.map(({ estadisticas: _rows, ...temporada }) => temporada),
      ({ nombre }) => nombre,
    ),
    ...file.temporadas.flatMap(({ _id, nombre, estadisticas }) =>
      estadisticas.map((fields) => ({
        kind: 'estadísticas de',
        key: `${_id}/${fields.jugador_id}`,
        name: `${fields.jugador_nombre} en ${nombre}`,
        fields: { ...fields, temporada: nombre },
      })),
    ),
    ...entries('equipo', file.equipos, ({ nombre }) => nombre),
    ...entries('competición', file.competiciones, ({ nombre }) => nombre),
    ...entries('campo', file.campos, ({ nombre }) => nombre),
    ...entries('jugador', file.jugadores, (jugador) => jugador.nombre_con_inicial),
    ...entries('partido', file.partidos, (one) => `${one.nombre_equipo} (${one.fecha_str})`),
    ...entries('noticia', file.noticias, ({ titulo }) => titulo),
    ...fotos.map((fields) => ({
      kind: 'foto',
      key: `${fields.tipo}/${fields.registro_id}`,
      name: `${fields.tipo} de ${fields.registro_id}`,
      fields,
    })),
  ];
  return new Map(all.map((entry) => [`${entry.kind} ${entry.key}`, entry]));
}

/** All differences between a backup and another state of the club, one line each. Empty if they are equal. */
export function compareClubs(backup: ClubPart, other: ClubPart): string[] {
  const [before, after] = [indexEntries(backup), indexEntries(other)];
  const lost = [...before].flatMap(([key, { kind, name, fields }]) => {
    const found = after.get(key)?.fields;
    if (!found) return [`${kind} ${name}: solo en la copia`];
    const fieldNames = [...new Set([...Object.keys(fields), ...Object.keys(found)])];
    const changed = fieldNames.filter((field) => !isDeepStrictEqual(fields[field], found[field]));
    return changed.length === 0 ? [] : [`${kind} ${name}: ${changed.join(', ')}`];
  });
  const added = [...after].flatMap(([key, { kind, name }]) =>
    before.has(key) ? [] : [`${kind} ${name}: no está en la copia`],
  );
  return [...lost, ...added];
}
