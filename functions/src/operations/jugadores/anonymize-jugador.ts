import {
  accept,
  type AnonymisedJugador,
  ANONYMOUS_JUGADOR,
  createJugadorSchema,
  DORSAL_MIN,
  FULL_CONSENT,
  givenFields,
  historyPartSchema,
  isSameContent,
  type JugadorDoc,
  jugadorKind,
  type MentionedNoticia,
  mentionsSurname,
  nameWithInitial,
  NO_IMAGE,
  own,
  pick,
  refuse,
  withEntry,
} from '@club/shared';
import { ageAt } from './age';
import { collections, documents } from '../../store/documents';
import type { UnitOfWork } from '../../store/unit-of-work';
import {
  isNode,
  listMentions,
  mapNodes,
  type Node,
  onlyPresent,
  rewriteAll,
  spreadCopy,
} from './jugador-copies';
import { JUGADOR_PHOTO_KINDS, removeImages } from '../images/stored-images';
import { completeJugadores, type CompleteJugador, putJugador } from './jugadores';
import { putNoticia } from '../noticias/noticias';

const newJugador = createJugadorSchema.parse({ nombre: ANONYMOUS_JUGADOR, dorsal: DORSAL_MIN });
const { dorsal: _dorsal, posicion: _position, ...defaults } = givenFields(jugadorKind, newJugador);
/** Data of an anonymised player: the defaults of a new one (regla 13), inactive. */
const ANONYMOUS_DATA = {
  ...defaults,
  nombre_con_inicial: ANONYMOUS_JUGADOR,
  img_perfil: NO_IMAGE,
  img_banner: NO_IMAGE,
  activo: false,
};
const ANONYMOUS_BIRTH_DATE = newJugador.fecha_nac;

/** What an anonymised player keeps of his record. */
const KEPT_FIELDS = ['_id', 'dorsal', 'posicion', 'edades_al'] as const;
const KEPT_OR_REPLACED: ReadonlySet<string> = new Set([
  ...KEPT_FIELDS,
  ...Object.keys(ANONYMOUS_DATA),
  'fecha_nac',
  'edad',
  'estadisticas_temporada',
]);

/** Whether a field of a player says who he is, and has no replacement. */
const isPersonal = (field: string) =>
  Object.hasOwn(jugadorKind.fields, field) && !KEPT_OR_REPLACED.has(field);

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

type Named = Pick<JugadorDoc, 'nombre' | 'apellido1' | 'apellido2' | 'alias'>;

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

const entrySchema = historyPartSchema.pick({ versiones: true });

/** All names that the player has in the history, where he may have been renamed or deleted. */
async function earlierNames(uow: UnitOfWork, id: string): Promise<Named[]> {
  const entries = await listMentions(uow, collections.historial, id);
  const versiones = entries.flatMap(
    ({ content }) => entrySchema.safeParse(content).data?.versiones ?? [],
  );
  const listContents = (path: string) =>
    versiones.flatMap(({ documento, antes, despues }) =>
      documento === path ? [antes, despues] : [],
    );
  const spec = documents.jugador(id);
  const jugadores = listContents(spec.path).flatMap(
    (content) => spec.schema.safeParse(content).data ?? [],
  );
  const reservas = listContents(documents.reservas().path).flatMap(
    (content) => documents.reservas().schema.safeParse(content).data?.jugadores[id] ?? [],
  );
  const nombres = [...new Set(jugadores.map(({ nombre }) => nombre))];
  return [
    ...jugadores,
    ...reservas.flatMap(({ apellido1, apellido2, alias }) =>
      nombres.map((nombre) => ({ nombre, apellido1, apellido2, alias })),
    ),
  ];
}

/** Whether a sheet, or a row of a season, names a player, even a deleted one. */
async function isMentioned(uow: UnitOfWork, id: string): Promise<boolean> {
  const mention = `"jugador_id":"${id}"`;
  const partidos = await uow.list(collections.partidos);
  if (partidos.some((partido) => JSON.stringify(partido).includes(mention))) return true;
  const corrections = await uow.list(collections.correcciones);
  return corrections.some(({ jugadores }) => Object.hasOwn(jugadores, id));
}

async function anonymizeNoticias(
  uow: UnitOfWork,
  hide: (text: string) => string,
  surnames: readonly string[],
): Promise<Pick<AnonymisedJugador, 'noticias_cambiadas' | 'noticias_por_revisar'>> {
  const changedNoticias: MentionedNoticia[] = [];
  const toReview: MentionedNoticia[] = [];
  const published = await uow.list(collections.noticias);
  for (const noticia of [...published, ...(await uow.list(collections.pendingNoticias))]) {
    const changed = {
      ...noticia,
      titulo: hide(noticia.titulo),
      contenido: hide(noticia.contenido),
    };
    const mentioned = { noticia_id: noticia._id, titulo: changed.titulo };
    if (!isSameContent(changed, noticia)) {
      await putNoticia(uow, changed);
      changedNoticias.push(mentioned);
    }
    if (mentionsSurname(`${changed.titulo} ${changed.contenido}`, surnames)) {
      toReview.push(mentioned);
    }
  }
  return { noticias_cambiadas: changedNoticias, noticias_por_revisar: toReview };
}

async function anonymizeStored(uow: UnitOfWork, id: string, hide: (text: string) => string) {
  for (const collection of [collections.historial, collections.idempotencia]) {
    const kept = await uow.listEntries(collection);
    await rewriteAll(uow, collection, kept, (content) => anonymize(content, id, hide));
  }
}

async function putAnonymous(uow: UnitOfWork, { jugador }: CompleteJugador) {
  const edad = ageAt(ANONYMOUS_BIRTH_DATE, uow.now);
  const anonymous = { ...pick(jugador, ...KEPT_FIELDS), ...ANONYMOUS_DATA, edad };
  await putJugador(uow, anonymous, ANONYMOUS_BIRTH_DATE, FULL_CONSENT);
}

/**
 * Anonymises a player everywhere as «Jugador anónimo», including history and stored responses. His figures stay.
 * Irreversible (docs/decisions/0018). Works for a deleted player while any data about him exists.
 */
export async function anonymizeJugador(uow: UnitOfWork, id: string) {
  const everyone = await completeJugadores(uow, await uow.list(collections.jugadores), uow.now);
  const complete = everyone.find(({ jugador }) => jugador._id === id);
  const named = [...(complete ? [complete.jugador] : []), ...(await earlierNames(uow, id))];
  if (named.length === 0 && !(await isMentioned(uow, id))) {
    return refuse('no-encontrado', 'el jugador');
  }
  const others = everyone.flatMap(({ jugador }) => (jugador._id === id ? [] : [jugador]));
  const hide = hideNames(named.flatMap((namedPlayer) => ownNames(namedPlayer, others)));
  const surnames = named.flatMap(({ apellido1, apellido2 }) => [apellido1, apellido2]);

  if (complete) await putAnonymous(uow, complete);
  await removeImages(uow, JUGADOR_PHOTO_KINDS, id);
  await spreadCopy(uow, {
    jugador_id: id,
    nombre: ANONYMOUS_JUGADOR,
    nombre_con_inicial: ANONYMOUS_JUGADOR,
    img_perfil: NO_IMAGE,
  });
  const noticias = await anonymizeNoticias(uow, hide, surnames);
  await anonymizeStored(uow, id, hide);
  uow.noteOnly({ tipo: 'jugador', id, nombre: ANONYMOUS_JUGADOR, cambio: 'cambiado', detalle: [] });
  return accept({ jugador_id: id, jugador_nombre: ANONYMOUS_JUGADOR, ...noticias });
}
