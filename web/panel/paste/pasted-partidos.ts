import {
  clubForm,
  clubKey,
  endpoints,
  findClub,
  findClubs,
  foldText,
  isSameClub,
  type PartidoPreview,
} from '@club/shared';
import type { NamedRecord } from '../common/resource-screen';
import { findHeadings, type PastedRecord, readTable, zipCells } from './table';
import { keysByWord, readDay, readTime } from './values';

const ORDER = ['fecha', 'hora', 'equipo', 'lado', 'competicion', 'campo'] as const;
type Column = (typeof ORDER)[number];

const COLUMNS = keysByWord<Column>(
  {
    fecha: 'fecha, dia, fecha partido, fecha del partido',
    hora: 'hora, horario, hora inicio',
    equipo: 'rival, equipo, contrario, oponente, adversario, equipo rival',
    lado: 'local visitante, local, lado, casa fuera, l v, c f, donde',
    competicion: 'competicion, torneo, liga, categoria',
    campo: 'campo, estadio, lugar, pabellon, terreno, terreno de juego, instalacion',
  },
  ', ',
);

/** Words for home and away. An empty cell means home. */
const SIDES = keysByWord(
  {
    local: ', local, l, casa, en casa, c, si, s',
    visitante: 'visitante, visita, v, fuera, f, no, n',
  },
  ', ',
);

/** The kinds of records that a match refers to: their names in Spanish, and the call that creates one. */
export const CATALOGUES = {
  equipo: { noun: 'rival', named: 'el rival', creation: endpoints.addEquipo },
  competicion: { noun: 'competición', named: 'la competición', creation: endpoints.addCompeticion },
  campo: { noun: 'campo', named: 'el campo', creation: endpoints.addCampo },
} as const;
export type CatalogueKind = keyof typeof CATALOGUES;
export const KINDS = ['equipo', 'competicion', 'campo'] as const;

export type CataloguesByKind = Readonly<Record<CatalogueKind, readonly NamedRecord[]>>;

/** A name in a row. Without an id, its record is still to be created. */
interface Reference {
  readonly id: string | undefined;
  readonly nombre: string;
}

interface NewName {
  readonly kind: CatalogueKind;
  readonly nombre: string;
}

/** A pasted match and its values. */
export interface PastedPartido extends PastedRecord<
  Pick<PartidoPreview, 'fecha_str' | 'hora_str' | 'local' | 'nombre_equipo'>
> {
  readonly references: Readonly<Record<CatalogueKind, Reference>>;
  /** Names that no catalogue has. Empty if the row will not be created. */
  readonly newNames: readonly NewName[];
}

/** Comparison key of a catalogue name. Team names include the club form, as «CF» and «UD» are different rivals. */
export function nameKey(kind: CatalogueKind, nombre: string): string {
  return kind === 'equipo'
    ? `${kind} ${clubForm(nombre)} ${clubKey(nombre)}`
    : `${kind} ${foldText(nombre)}`;
}

/** Finds a record by name. An empty name means the only record of a catalogue. */
function findReference(
  kind: CatalogueKind,
  catalogue: readonly NamedRecord[],
  nombre: string,
): Reference {
  const [only] = catalogue;
  if (nombre === '' && only && catalogue.length === 1) return { id: only._id, nombre: only.nombre };
  const key = foldText(nombre);
  const found =
    kind === 'equipo'
      ? findClub(catalogue, nombre)
      : catalogue.find((record) => foldText(record.nombre) === key);
  return found ? { id: found._id, nombre: found.nombre } : { id: undefined, nombre };
}

/**
 * Reads matches from a pasted table, each with its problems. Creates nothing. Unless `isCreatingNames`, a name that no
 * catalogue has is a problem.
 */
export function readPartidos(
  text: string,
  catalogues: CataloguesByKind,
  partidos: readonly Pick<PartidoPreview, 'fecha_str' | 'nombre_equipo'>[],
  isCreatingNames = true,
): readonly PastedPartido[] {
  const { filas, headings } = findHeadings(readTable(text), COLUMNS);
  const columns = headings ?? ORDER;
  const seen = new Set<string>();
  return filas.map((row) => {
    const cells = zipCells(columns, row.cellTexts);
    const cell = (column: Column) => cells[column] ?? '';
    const problems: string[] = [];
    const warnings: string[] = [];
    const isoDay = readDay(cell('fecha'));
    if (isoDay === undefined)
      problems.push(
        cell('fecha') === ''
          ? 'falta la fecha'
          : `la fecha «${cell('fecha')}» no es un día (3/5/2027)`,
      );
    const time = cell('hora') === '' ? '10:00' : readTime(cell('hora'));
    if (time === undefined)
      warnings.push(`No se ha entendido «${cell('hora')}» como hora: se pone a las 10:00`);
    const side = SIDES.get(foldText(cell('lado')));
    if (side === undefined)
      warnings.push(`No se ha entendido «${cell('lado')}» como local o visitante: se pone en casa`);
    const references = Object.fromEntries(
      KINDS.map((kind) => [kind, findReference(kind, catalogues[kind], cell(kind))]),
    ) as Record<CatalogueKind, Reference>;
    const { equipo, competicion, campo } = references;
    const alike = findClubs(catalogues.equipo, equipo.nombre);
    if (equipo.id === undefined && clubForm(equipo.nombre) === '' && alike.length > 1) {
      const names = alike.map(({ nombre }) => `«${nombre}»`).join(' o ');
      problems.push(`«${equipo.nombre}» puede ser ${names}`);
    }
    for (const kind of KINDS) {
      const { nombre } = references[kind];
      if (nombre === '') problems.push(`falta ${CATALOGUES[kind].named}`);
      if (nombre.length > 80)
        problems.push(`${CATALOGUES[kind].named} admite como mucho 80 caracteres`);
    }
    const date = (isoDay ?? '').split('-').reverse().join('-');
    const key = `${date} ${nameKey('equipo', equipo.nombre)}`;
    if (problems.length === 0 && seen.has(key)) problems.push('está dos veces en lo pegado');
    seen.add(key);
    const exists = partidos.some(
      (one) => one.fecha_str === date && isSameClub(one.nombre_equipo, equipo.nombre),
    );
    const unknown = KINDS.map((kind) => ({ kind, ...references[kind] })).filter(
      ({ id, nombre }) => id === undefined && nombre !== '',
    );
    const newNames = problems.length === 0 && !exists ? unknown : [];
    if (!isCreatingNames) {
      for (const { kind, nombre } of unknown) {
        problems.push(`no existe ${CATALOGUES[kind].named} «${nombre}»`);
      }
    }
    return {
      ...row,
      text: `${date} ${time ?? '10:00'} · ${side === 'visitante' ? 'en casa de' : 'contra'} ${equipo.nombre} · ${competicion.nombre} · ${campo.nombre}`,
      problems,
      warnings,
      exists,
      body: {
        fecha_str: date,
        hora_str: time ?? '10:00',
        local: side !== 'visitante',
        nombre_equipo: equipo.nombre,
      },
      references,
      newNames,
    };
  });
}

/** Names that the matches need and no catalogue has, each once. */
export function newNames(pasted: readonly PastedPartido[]): readonly NewName[] {
  const added = pasted.flatMap((row) => row.newNames);
  const keys = added.map(({ kind, nombre }) => nameKey(kind, nombre));
  return added.filter((_one, index) => keys.indexOf(keys[index] ?? '') === index);
}

/** The competition with most of the season's matches. */
export function findLeague(
  competiciones: readonly NamedRecord[],
  partidos: readonly Pick<PartidoPreview, 'nombre_competicion'>[],
): NamedRecord | undefined {
  const countInCompeticion = (competicion: string) =>
    partidos.filter(({ nombre_competicion: nombre }) => nombre === competicion).length;
  return competiciones.toSorted(
    (a, b) => countInCompeticion(b.nombre) - countInCompeticion(a.nombre),
  )[0];
}
