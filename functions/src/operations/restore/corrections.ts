import {
  accept,
  ZERO_COUNTERS,
  type CorrectionsDoc,
  isSameContent,
  own,
  withEntry,
} from '@club/shared';
import { collections, documents } from '../../store/documents';
import type { UnitOfWork } from '../../store/unit-of-work';
import { findTemporada, readCorrections, writeCorrections } from '../temporadas/temporadas';
import { findChanges, conflict, type Operation } from './operation';

const FIELDS = [
  'posicion',
  'num_equipos',
  'ajuste',
  'retirado',
  'clasificacion',
  'archivo',
] as const;

/** A value that is corrected and restored by itself: a field of the season, or a player's figures. */
interface Part {
  /** The refusal's text if it was corrected again since the operation. */
  readonly conflict: string;
  readonly read: (doc: CorrectionsDoc) => unknown;
}

/** A field for comparison: a league table without its competition's name, which is a copy. */
function readField(doc: CorrectionsDoc, field: (typeof FIELDS)[number]): unknown {
  if (field !== 'clasificacion' || !doc.clasificacion) return doc[field];
  const { nombre_competicion: _name, ...table } = doc.clasificacion;
  return table;
}

const fieldPart = (field: (typeof FIELDS)[number], temporada: string): Part => ({
  conflict: `el ${field === 'archivo' ? 'archivo' : 'balance'} de ${temporada} ha cambiado después`,
  read: (doc) => readField(doc, field),
});

const jugadorPart = (id: string, nombre = id): Part => ({
  conflict: `los números de ${nombre} han cambiado después`,
  // Rows that a season keeps when it ends are not a correction.
  read: ({ jugadores }) => jugadores[id]?.ajuste ?? ZERO_COUNTERS,
});

const isSame = ({ read }: Part, a: CorrectionsDoc, b: CorrectionsDoc) =>
  isSameContent(read(a), read(b));

/** The current corrections with what the operation changed as `before`. Rows without figures come and go too. */
function putBack(before: CorrectionsDoc, after: CorrectionsDoc, current: CorrectionsDoc) {
  const restored = new Map(Object.entries(current));
  for (const field of FIELDS) {
    if (isSame(fieldPart(field, ''), before, after)) continue;
    restored.set(field, before[field]);
    if (field === 'posicion') restored.set('posicion_el', before.posicion_el);
  }
  let { jugadores } = current;
  for (const id of Object.keys({ ...before.jugadores, ...after.jugadores })) {
    const part = jugadorPart(id);
    const [wasThere, isThere] = [before, after].map((doc) => own(doc.jugadores, id) !== undefined);
    const isChanged = wasThere !== isThere || !isSame(part, before, after);
    if (!isChanged || !isSame(part, current, after)) continue;
    jugadores = withEntry(jugadores, id, before.jugadores[id]);
  }
  const entries = [...restored].filter(([, value]) => value !== undefined);
  const { schema } = documents.correcciones(current.temporada_id);
  return schema.parse({ ...Object.fromEntries(entries), jugadores });
}

/** Undoes an operation's corrections of season figures. Refused if the same figures were corrected since. */
export async function restoreCorrections(uow: UnitOfWork, operation: Operation) {
  for (const change of findChanges(operation, collections.correcciones)) {
    const { id, antes, despues } = change;
    if (!antes || !despues) continue;
    const jugadores = { ...antes.jugadores, ...despues.jugadores };
    const temporada = await findTemporada(uow, id);
    const nombre = temporada.ok ? temporada.value.nombre : '';
    const corrected = [
      ...FIELDS.map((field) => fieldPart(field, nombre)),
      ...Object.values(jugadores).map((row) => jugadorPart(row.jugador_id, row.jugador_nombre)),
    ].filter((part) => !isSame(part, antes, despues));
    if (!temporada.ok) {
      if (corrected.length === 0) continue;
      return conflict('la temporada de estos números ya no existe');
    }
    const current = await readCorrections(uow, id);
    const again = corrected.find((part) => !isSame(part, current, despues));
    if (again) return conflict(again.conflict);
    await writeCorrections(uow, putBack(antes, despues, current));
  }
  return accept(null);
}
