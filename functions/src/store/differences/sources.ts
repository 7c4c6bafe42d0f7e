import { z } from 'zod';
import {
  adjustmentDifferences,
  birthDatesDocSchema,
  campoKind,
  clubDocSchema,
  competicionKind,
  type Content,
  type CorrectionsDoc,
  correctionsDocSchema,
  equipoEstadisticasKind,
  equipoKind,
  firestorePaths,
  FULL_CONSENT,
  type HistoryChange,
  type HistoryKind,
  INITIAL_SETTINGS,
  isSameContent,
  jugadorKind,
  mapValues,
  noticiaKind,
  partidoKind,
  type RecordKind,
  sayValue,
  settingsKind,
  temporadaKind,
  type Version,
  type Withheld,
  withheldDocSchema,
  ZERO_COUNTERS,
} from '@club/shared';

/** Content of a document after the operation, `undefined` if the operation did not read it. */
type Lookup = (path: string) => unknown;

/** A record in a document before and after an operation, `undefined` if absent. */
export interface RecordChange<T> {
  readonly id: string;
  readonly antes: T | undefined;
  readonly despues: T | undefined;
}

/** How records of a kind are found in the documents of a place, and how their changes are shown in the history. */
interface Definition<T> {
  readonly tipo: HistoryKind;
  /** Collection, or path of the only document. */
  readonly place: string;
  /** The records in a document, by id. `content` is `undefined` without it; `documentId` is the last part of its path. */
  readonly read: (content: unknown, documentId: string) => Readonly<Record<string, T>>;
  /** The history entry of a changed record. Nothing if it is not shown, or shown by another document. */
  readonly describe: (
    change: RecordChange<T>,
    lookup: Lookup,
  ) => Omit<HistoryChange, 'tipo' | 'id'> | undefined;
  /** Old and new values of a changed record, in Spanish. */
  readonly differences: (change: RecordChange<T>) => readonly string[];
}

/** A definition applied to a document before and after an operation, whatever the type of its records. */
interface Source {
  readonly tipo: HistoryKind;
  readonly place: string;
  readonly changes: (version: Version, lookup: Lookup) => HistoryChange[];
  readonly differences: (version: Version, id: string) => string[];
}

function source<T>(definition: Definition<T>): Source {
  const { tipo, place, read, describe, differences } = definition;
  const toChanges = ({ documento, antes, despues }: Version): RecordChange<T>[] => {
    const [, documentId = ''] = documento.split('/');
    const recordsIn = (content: unknown) => new Map(Object.entries(read(content, documentId)));
    const [before, after] = [recordsIn(antes), recordsIn(despues)];
    const ids = new Set([...before.keys(), ...after.keys()]);
    return [...ids].map((id) => ({ id, antes: before.get(id), despues: after.get(id) }));
  };
  return {
    tipo,
    place,
    changes: (version, lookup) =>
      toChanges(version).flatMap((change) => {
        const described = describe(change, lookup);
        return described ? [{ tipo, id: change.id, ...described }] : [];
      }),
    differences: (version, id) =>
      toChanges(version).flatMap((change) => (change.id === id ? differences(change) : [])),
  };
}

/** An empty text and a missing one are equal, because forms send empty texts. */
const isSameValue = (antes: unknown, despues: unknown): boolean =>
  isSameContent(antes === '' ? undefined : antes, despues === '' ? undefined : despues);

/** Names of the changed fields, without derived ones. */
function changedFields(
  { fields }: Pick<RecordKind, 'fields'>,
  antes: Content,
  despues: Content,
): string[] {
  return [...new Set([...Object.keys(antes), ...Object.keys(despues)])].filter(
    (field) => fields[field]?.origin !== 'derived' && !isSameValue(antes[field], despues[field]),
  );
}

/** Old and new values of a record's changed fields, in words: 'dorsal: 9 → 10'. */
export function recordDifferences(
  record: Pick<RecordKind, 'fields' | 'describeChanges'>,
  antes: Content,
  despues: Content,
): string[] {
  const lines = changedFields(record, antes, despues).flatMap((field) => {
    const { nombre = field, changeName = nombre, say = sayValue } = record.fields[field] ?? {};
    if (!say) return [];
    const [before, after] = [say(antes[field]), say(despues[field])];
    // Of other photos in the same number, for example, only the name can be said.
    return [before === after ? changeName : `${changeName}: ${before} → ${after}`];
  });
  return record.describeChanges?.(antes, despues, lines) ?? lines;
}

/** Old and new values of a record that was neither created nor deleted. */
const listDifferences =
  (record: Pick<RecordKind, 'fields' | 'describeChanges'>) =>
  ({ antes, despues }: RecordChange<Content>): string[] =>
    antes && despues ? recordDifferences(record, antes, despues) : [];

function kindOfChange({ antes, despues }: RecordChange<unknown>) {
  if (!antes) return 'creado';
  return despues ? 'cambiado' : 'borrado';
}

/** Source for records whose changes are those of their fields. By default each document is a record. */
const sourceOfRecord = (
  record: Omit<RecordKind, 'collection'>,
  place: string,
  read: Definition<Content>['read'] = (content, id) =>
    content ? { [id]: content as Content } : {},
): Source =>
  source({
    tipo: record.tipo,
    place,
    read,
    describe: (change) => {
      const { antes, despues } = change;
      const nombre = record.titulo.safeParse(despues ?? antes).data;
      const detalle = changedFields(record, antes ?? {}, despues ?? {});
      if (nombre === undefined || detalle.length === 0) return undefined;
      return { nombre, cambio: kindOfChange(change), detalle };
    },
    differences: listDifferences(record),
  });

const temporadas = sourceOfRecord(temporadaKind, firestorePaths.club(), (club) =>
  Object.fromEntries(
    (clubDocSchema.safeParse(club).data?.temporadas ?? []).map((one) => [one._id, one]),
  ),
);

/** The settings, a single record. If absent, the initial settings apply. */
const settings = sourceOfRecord(settingsKind, firestorePaths.club(), (club) => ({
  club: clubDocSchema.safeParse(club).data?.ajustes ?? INITIAL_SETTINGS,
}));

/** Source for data of players that are in a document of their own. Of deleted players nothing is shown. */
const sourceOfJugadorPart = <T extends Content>(
  part: Pick<Definition<T>, 'place' | 'read' | 'differences'> & {
    readonly listChanged: (change: RecordChange<T>) => string[];
  },
) =>
  source<T>({
    ...part,
    tipo: 'jugador',
    describe: (change, lookup) => {
      const jugador = lookup(firestorePaths.jugador(change.id));
      const nombre = jugadorKind.titulo.safeParse(jugador).data;
      const detalle = part.listChanged(change);
      if (nombre === undefined || detalle.length === 0) return undefined;
      return { nombre, cambio: 'cambiado', detalle };
    },
  });

/** Changed birth dates, unless the player was created. */
const birthDates = sourceOfJugadorPart({
  place: firestorePaths.birthDates(),
  read: (doc) =>
    mapValues(birthDatesDocSchema.safeParse(doc).data?.fechas ?? {}, (fecha_nac) => ({
      fecha_nac,
    })),
  listChanged: ({ antes, despues }) =>
    antes && despues ? changedFields(jugadorKind, antes, despues) : [],
  differences: listDifferences(jugadorKind),
});

const sayPublished = (isPublished: boolean) => (isPublished ? 'se publican' : 'no se publican');

function withheldDifferences({ id, antes, despues }: RecordChange<Withheld>): string[] {
  const before = antes?.consentimiento ?? FULL_CONSENT;
  const after = despues?.consentimiento ?? FULL_CONSENT;
  const difference = (nombre: string, field: keyof typeof before) =>
    before[field] === after[field]
      ? []
      : [`${nombre}: ${sayPublished(before[field])} → ${sayPublished(after[field])}`];
  return [
    ...difference('sus apellidos', 'apellidos'),
    ...difference('sus fotos', 'foto'),
    ...listDifferences(jugadorKind)({ id, antes, despues }),
  ];
}

/** Changes of the data that a player withholds. */
const withheldData = sourceOfJugadorPart<Withheld>({
  place: firestorePaths.reservas(),
  read: (doc) => withheldDocSchema.safeParse(doc).data?.jugadores ?? {},
  // When withholding starts or ends, the fields themselves do not change.
  listChanged: ({ antes, despues }) =>
    antes && despues ? changedFields(jugadorKind, antes, despues) : ['consentimiento'],
  differences: withheldDifferences,
});

/** How the history shows a change of statistics: hiding them as a deletion, showing them again as a creation. */
function visibilityChange({ isToggled, isHidden }: { isToggled: boolean; isHidden: boolean }) {
  if (!isToggled) return 'cambiado';
  return isHidden ? 'borrado' : 'creado';
}

/** Reads a document that is one record. */
const readAs =
  <T>(schema: z.ZodType<T>) =>
  (content: unknown, id: string): Readonly<Record<string, T>> => {
    const doc = schema.safeParse(content).data;
    return doc === undefined ? {} : { [id]: doc };
  };
const readCorrections = readAs(correctionsDocSchema);
const readBalance = readAs(correctionsDocSchema.omit({ jugadores: true, archivo: true }));

const temporadaName = (lookup: Lookup, id: string) =>
  clubDocSchema
    .safeParse(lookup(firestorePaths.club()))
    .data?.temporadas.find(({ _id }) => _id === id)?.nombre ?? id;

/** Figures of a season's record that were entered by hand, unless the season was created or deleted. */
const balances = source({
  tipo: 'estadisticas_equipo',
  place: 'correcciones',
  read: readBalance,
  describe: ({ id, antes, despues }, lookup) => {
    if (!antes || !despues) return undefined;
    const detalle = changedFields(equipoEstadisticasKind, antes, despues);
    if (detalle.length === 0) return undefined;
    const isToggled = antes.retirado !== despues.retirado;
    const cambio = visibilityChange({ isToggled, isHidden: despues.retirado === true });
    return { nombre: temporadaName(lookup, id), cambio, detalle };
  },
  differences: listDifferences(equipoEstadisticasKind),
});

function correctedJugadores({ antes, despues }: RecordChange<CorrectionsDoc>) {
  if (!antes || !despues) return [];
  const ids = new Set([...Object.keys(antes.jugadores), ...Object.keys(despues.jugadores)]);
  return [...ids].flatMap((id) => {
    const [earlier, later] = [antes.jugadores[id], despues.jugadores[id]];
    const [before, after] = [earlier?.ajuste ?? ZERO_COUNTERS, later?.ajuste ?? ZERO_COUNTERS];
    const nombre = (later ?? earlier)?.jugador_nombre ?? id;
    return isSameContent(before, after) ? [] : [{ nombre, before, after }];
  });
}

/** Manual corrections of players' figures, with the players' names, and an archive that is hidden or shown again. */
const jugadorFigures = source({
  tipo: 'estadisticas_jugadores',
  place: 'correcciones',
  read: readCorrections,
  describe: (change, lookup) => {
    const { id, antes, despues } = change;
    const detalle = correctedJugadores(change).map(({ nombre }) => nombre);
    const isToggled = antes?.archivo !== despues?.archivo;
    if (!antes || !despues || (!isToggled && detalle.length === 0)) return undefined;
    // A past season has an archive unless it is `retirado`, the current one only if it is `puesto`.
    const isHidden = despues.archivo === 'retirado' || antes.archivo === 'puesto';
    const cambio = visibilityChange({ isToggled, isHidden });
    return { nombre: temporadaName(lookup, id), cambio, detalle };
  },
  differences: (change) =>
    correctedJugadores(change).flatMap(({ nombre, before, after }) =>
      adjustmentDifferences(before, after).map((line) => `${nombre}, ${line}`),
    ),
});

/** Live logs that were started or discarded, unless the match ended. Single steps are not shown. */
const liveMatches = source({
  tipo: 'directo',
  place: 'directo',
  read: (content, id) => (content ? { [id]: content } : {}),
  describe: ({ id, antes, despues }, lookup) => {
    const partido = lookup(firestorePaths.partido(id));
    const isUnplayed = z.object({ jugado: z.literal(false) }).safeParse(partido).success;
    const nombre = partidoKind.titulo.safeParse(partido).data;
    if (!isUnplayed || nombre === undefined || (antes && despues)) return undefined;
    return { nombre, cambio: antes ? 'borrado' : 'creado', detalle: [] };
  },
  differences: () => [],
});

/** Everything that the history shows. A player has parts in three documents, and each has a source. */
const SOURCES: readonly Source[] = [
  temporadas,
  settings,
  ...[jugadorKind, partidoKind, noticiaKind, equipoKind, competicionKind, campoKind].map((record) =>
    sourceOfRecord(record, record.collection),
  ),
  sourceOfRecord(noticiaKind, 'noticias_pendientes'),
  birthDates,
  withheldData,
  balances,
  jugadorFigures,
  liveMatches,
];

const isIn = (documento: string, place: string) =>
  documento === place || documento.split('/')[0] === place;

/** Records changed by a version of a document: created, changed or deleted. */
export const changesOfVersion = (version: Version, lookup: Lookup): HistoryChange[] =>
  SOURCES.filter(({ place }) => isIn(version.documento, place)).flatMap((source) =>
    source.changes(version, lookup),
  );

/** Old and new values of a changed record, in Spanish. Empty if it was created or deleted. */
export function deriveDifferences(
  { tipo, id, cambio }: HistoryChange,
  versiones: readonly Version[],
) {
  if (cambio !== 'cambiado') return [];
  return SOURCES.filter((source) => source.tipo === tipo).flatMap((source) =>
    versiones
      .filter(({ documento }) => isIn(documento, source.place))
      .flatMap((version) => source.differences(version, id)),
  );
}
