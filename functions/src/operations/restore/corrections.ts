import {
  accept,
  ZERO_COUNTERS,
  type CorrectionsDoc,
  isSameContent,
  type Result,
} from '@club/shared';
import { collections, documents } from '../../store/documents';
import type { UnitOfWork } from '../../store/unit-of-work';
import { readCorrections, writeCorrections } from '../temporadas/corrections';
import { findTemporada } from '../temporadas/temporadas';
import { cambiosOf, conflict, type Operacion } from './operation';

/** The three versions to compare: before and after the operation, and now. */
interface Versions {
  readonly before: CorrectionsDoc;
  readonly after: CorrectionsDoc;
  readonly now: CorrectionsDoc;
}

const FIELDS = [
  'posicion',
  'num_equipos',
  'ajuste',
  'retirado',
  'clasificacion',
  'archivo',
] as const;

/** A field for comparison: a league table without its competition's name, which is a copy. */
function comparable(doc: CorrectionsDoc, field: (typeof FIELDS)[number]): unknown {
  if (field !== 'clasificacion' || !doc.clasificacion) return doc[field];
  const { nombre_competicion: _nombre, ...table } = doc.clasificacion;
  return table;
}

const isSameField = (a: CorrectionsDoc, b: CorrectionsDoc, field: (typeof FIELDS)[number]) =>
  isSameContent(comparable(a, field), comparable(b, field));

const ajusteOf = ({ jugadores }: CorrectionsDoc, id: string) =>
  jugadores[id]?.ajuste ?? ZERO_COUNTERS;

const isSameAjuste = (a: CorrectionsDoc, b: CorrectionsDoc, id: string) =>
  isSameContent(ajusteOf(a, id), ajusteOf(b, id));

const jugadoresIn = (a: CorrectionsDoc, b: CorrectionsDoc) =>
  Object.keys({ ...a.jugadores, ...b.jugadores });

/** Whether figures were corrected. Rows that a season keeps when it ends are not a correction. */
const isCorrected = (before: CorrectionsDoc, after: CorrectionsDoc): boolean =>
  FIELDS.some((field) => !isSameField(before, after, field)) ||
  jugadoresIn(before, after).some((id) => !isSameAjuste(before, after, id));

/** The first value corrected again since the operation, `undefined` if there is none. */
function findConflict({ before, after, now }: Versions, nombre: string): string | undefined {
  const field = FIELDS.find(
    (one) => !isSameField(before, after, one) && !isSameField(now, after, one),
  );
  if (field !== undefined) {
    return `el ${field === 'archivo' ? 'archivo' : 'balance'} de ${nombre} ha cambiado después`;
  }
  const id = jugadoresIn(before, after).find(
    (one) => !isSameAjuste(before, after, one) && !isSameAjuste(now, after, one),
  );
  if (id === undefined) return undefined;
  const jugador = after.jugadores[id] ?? before.jugadores[id];
  return `los números de ${jugador?.jugador_nombre ?? id} han cambiado después`;
}

/** Players' corrections, with those that the operation changed as before. Zero rows are restored and removed too. */
function restoreJugadores({ before, after, now }: Versions): CorrectionsDoc['jugadores'] {
  const restored = new Map(Object.entries(now.jugadores));
  for (const id of jugadoresIn(before, after)) {
    const isChanged =
      !isSameAjuste(before, after, id) ||
      Object.hasOwn(before.jugadores, id) !== Object.hasOwn(after.jugadores, id);
    if (!isChanged || !isSameAjuste(now, after, id)) continue;
    const earlier = before.jugadores[id];
    if (earlier) restored.set(id, earlier);
    else restored.delete(id);
  }
  return Object.fromEntries(restored);
}

function putBack(versions: Versions): CorrectionsDoc {
  const { before, after, now } = versions;
  const changed = FIELDS.filter((field) => !isSameField(before, after, field));
  const fields: readonly (keyof CorrectionsDoc)[] = changed.includes('posicion')
    ? [...changed, 'posicion_el']
    : changed;
  const restored = { ...now, jugadores: restoreJugadores(versions) };
  const entries = Object.entries({
    ...restored,
    ...Object.fromEntries(fields.map((field) => [field, before[field]])),
  }).filter(([, value]) => value !== undefined);
  return documents.correcciones(now.temporada_id).schema.parse(Object.fromEntries(entries));
}

/** Undoes an operation's corrections of season figures. Refused if the same figures were corrected since. */
export async function restoreCorrections(
  uow: UnitOfWork,
  operacion: Operacion,
): Promise<Result<null>> {
  for (const cambio of cambiosOf(operacion, collections.correcciones)) {
    const { id, antes, despues } = cambio;
    if (!antes || !despues) continue;
    const temporada = await findTemporada(uow, id);
    if (!temporada.ok) {
      if (!isCorrected(antes, despues)) continue;
      return conflict('la temporada de estos números ya no existe');
    }
    const versions = { before: antes, after: despues, now: await readCorrections(uow, id) };
    const found = findConflict(versions, temporada.value.nombre);
    if (found !== undefined) return conflict(found);
    await writeCorrections(uow, putBack(versions));
  }
  return accept(null);
}
