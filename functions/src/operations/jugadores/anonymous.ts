import {
  ANONYMOUS_JUGADOR,
  createJugadorSchema,
  DORSAL_MIN,
  givenFields,
  type Image,
  type JugadorDoc,
  jugadorRecord,
  nameWithInitial,
  NO_IMAGE,
  own,
  withEntry,
} from '@club/shared';

/** A player's data as copied in sheets, rows and rankings. */
export interface Copy {
  readonly jugador_id: string;
  readonly nombre: string;
  readonly nombre_con_inicial: string;
  readonly img_perfil: Image;
}

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' &&
  value !== null &&
  (Object.getPrototypeOf(value) === Object.prototype || Object.getPrototypeOf(value) === null);

/** Maps every object of a tree, parents first. Values that are not plain data stay. */
function mapNodes(value: unknown, change: (node: Node) => Node): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => mapNodes(item, change));
  if (!isNode(value)) return value;
  const entries = Object.entries(change(value));
  return Object.fromEntries(entries.map(([key, item]) => [key, mapNodes(item, change)]));
}

/** The given fields that a node already has. */
const onlyPresent = (node: Node, given: Node): Node =>
  Object.fromEntries(Object.entries(given).filter(([field]) => field in node));

/** Stored content with the player's copies updated. */
export function withCopy<T>(content: T, copy: Copy): T {
  const { jugador_id: id, ...given } = copy;
  const fields = { ...given, jugador_nombre: copy.nombre_con_inicial };
  return mapNodes(content, (node) =>
    node['jugador_id'] === id ? { ...node, ...onlyPresent(node, fields) } : node,
  ) as T;
}

const newJugador = createJugadorSchema.parse({ nombre: ANONYMOUS_JUGADOR, dorsal: DORSAL_MIN });
const {
  dorsal: _dorsal,
  posicion: _position,
  ...defaults
} = givenFields(jugadorRecord, newJugador);
/** Data of an anonymised player: the defaults of a new one (regla 13), inactive. */
export const ANONYMOUS_DATA = {
  ...defaults,
  nombre_con_inicial: ANONYMOUS_JUGADOR,
  img_perfil: NO_IMAGE,
  img_banner: NO_IMAGE,
  activo: false,
};
export const ANONYMOUS_BIRTH_DATE = newJugador.fecha_nac;

/** What an anonymised player keeps of his record. */
export const KEPT_FIELDS = ['_id', 'dorsal', 'posicion', 'edades_al'] as const;
const KEPT_OR_REPLACED: ReadonlySet<string> = new Set([
  ...KEPT_FIELDS,
  ...Object.keys(ANONYMOUS_DATA),
  'fecha_nac',
  'edad',
  'estadisticas_temporada',
]);

/** Whether a field of a player says who he is, and has no replacement. */
const isPersonal = (field: string) =>
  Object.hasOwn(jugadorRecord.fields, field) && !KEPT_OR_REPLACED.has(field);

/** Fields with free text, which may contain a player's name. */
const TEXTS: ReadonlySet<string> = new Set(['titulo', 'contenido', 'resumen', 'msg', 'detalle']);

/** A node of any document, including history and stored responses, without the player's identity. */
function forget(node: Node, id: string, hide: (text: string) => string): Node {
  const isCopy = node['jugador_id'] === id;
  const isRecord = node['_id'] === id && 'nombre_con_inicial' in node;
  const isHistoryChange = node['id'] === id && node['tipo'] === 'jugador';
  let next: Node = node;
  if (isCopy || isRecord) {
    next = {
      ...Object.fromEntries(Object.entries(next).filter(([field]) => !isPersonal(field))),
      ...onlyPresent(next, { ...ANONYMOUS_DATA, jugador_nombre: ANONYMOUS_JUGADOR }),
      ...onlyPresent(next, { fecha_nac: ANONYMOUS_BIRTH_DATE }),
    };
  }
  if (isHistoryChange) next = { ...next, nombre: ANONYMOUS_JUGADOR };
  if (node['tipo'] === 'noticia' && typeof node['nombre'] === 'string') {
    next = { ...next, nombre: hide(node['nombre']) };
  }
  // The player's entry in a map by player: his birth date, or his withheld data.
  const entry = own(next, id);
  if (typeof entry === 'string') next = { ...next, [id]: ANONYMOUS_BIRTH_DATE };
  if (isNode(entry) && 'consentimiento' in entry) next = withEntry(next, id, undefined);
  const hideIn = (value: unknown): unknown => {
    if (typeof value === 'string') return hide(value);
    return Array.isArray(value) ? value.map(hideIn) : value;
  };
  return Object.fromEntries(
    Object.entries(next).map(([key, value]) => [key, TEXTS.has(key) ? hideIn(value) : value]),
  );
}

/** Stored content without the player's identity: copies, records, birth dates, texts with his name. */
export function anonymize<T>(content: T, id: string, hide: (text: string) => string): T {
  return mapNodes(content, (node) => forget(node, id, hide)) as T;
}

export type Named = Pick<JugadorDoc, 'nombre' | 'apellido1' | 'apellido2' | 'alias'>;

const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');
const isSame = (a: string, b: string) =>
  withoutAccents(a).toLowerCase() === withoutAccents(b).toLowerCase();

/** The forms in which a text may name a player. Very short ones would match other words. */
function nameForms({ nombre, apellido1, apellido2, alias }: Named): string[] {
  const forms = [alias];
  if (apellido1 !== '') {
    forms.push(`${nombre} ${apellido1}`, nameWithInitial(nombre, apellido1), apellido1);
  }
  if (apellido1 !== '' && apellido2 !== '') {
    forms.push(`${nombre} ${apellido1} ${apellido2}`, `${apellido1} ${apellido2}`);
  }
  if (apellido2 !== '') forms.push(apellido2);
  return forms.filter((form) => form.length > 2);
}

/** Forms that name only this player of the squad, longest first: «Marcos López» is replaced before «López». */
export function ownNames(jugador: Named, others: readonly Named[]): string[] {
  const taken = others.flatMap((otherPlayer) => [otherPlayer.nombre, ...nameForms(otherPlayer)]);
  return nameForms(jugador)
    .filter((form) => !taken.some((other) => isSame(form, other)))
    .sort((a, b) => b.length - a.length);
}

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Returns a function that replaces these names as whole words, also in capitals or without accents. */
export function hideNames(nombres: readonly string[]): (text: string) => string {
  const variants = nombres.flatMap((nombre) => {
    const plain = withoutAccents(nombre);
    return [nombre, plain, nombre.toLocaleUpperCase('es'), plain.toLocaleUpperCase('es')];
  });
  if (variants.length === 0) return (text) => text;
  const any = [...new Set(variants)]
    .sort((a, b) => b.length - a.length)
    .map(escapePattern)
    .join('|');
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, 'gu');
  return (text) => text.replace(pattern, ANONYMOUS_JUGADOR);
}
