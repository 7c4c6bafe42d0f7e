import { z } from 'zod';
import {
  type HistoryChange,
  type Version,
  INITIAL_SETTINGS,
  FULL_CONSENT,
  ZERO_COUNTERS,
  isSameContent,
  firestorePaths,
  settingsRecord,
  campoRecord,
  competicionRecord,
  equipoRecord,
  temporadaRecord,
  adjustmentDifferences,
  equipoEstadisticasRecord,
  jugadorRecord,
  noticiaRecord,
  partidoRecord,
  type Withheld,
  withheldDocSchema,
  type CorrectionsDoc,
  correctionsDocSchema,
  clubDocSchema,
  birthDatesDocSchema,
} from '@club/shared';
import {
  type Change,
  changedFields,
  type Source,
  source,
  sourceOfRecord,
  type Lookup,
  readDocument,
  recordDifferences,
} from './source';

const temporadas = sourceOfRecord(temporadaRecord, firestorePaths.club(), (club) =>
  Object.fromEntries(
    (clubDocSchema.safeParse(club).data?.temporadas ?? []).map((one) => [one._id, one]),
  ),
);

/** The settings, a single record. If absent, the initial settings apply. */
const settings = sourceOfRecord(settingsRecord, firestorePaths.club(), (club) => ({
  club: clubDocSchema.safeParse(club).data?.ajustes ?? INITIAL_SETTINGS,
}));

const jugadorName = (lookup: Lookup, id: string) =>
  jugadorRecord.titulo.safeParse(lookup(firestorePaths.jugador(id))).data;

/** Changed birth dates, unless the player was created or deleted. */
const birthDates = source({
  tipo: 'jugador',
  place: firestorePaths.birthDates(),
  read: (doc) => birthDatesDocSchema.safeParse(doc).data?.fechas ?? {},
  describe: ({ id, antes, despues }, lookup) =>
    antes === undefined || despues === undefined || antes === despues
      ? undefined
      : { nombre: jugadorName(lookup, id) ?? id, cambio: 'cambiado', detalle: ['fecha_nac'] },
  differences: ({ antes, despues }) =>
    recordDifferences(jugadorRecord, { fecha_nac: antes }, { fecha_nac: despues }),
});

const sayPublished = (isPublished: boolean) => (isPublished ? 'se publican' : 'no se publican');

function withheldDifferences({ antes, despues }: Change<Withheld>): string[] {
  const before = antes?.consentimiento ?? FULL_CONSENT;
  const after = despues?.consentimiento ?? FULL_CONSENT;
  const difference = (nombre: string, field: keyof typeof before) =>
    before[field] === after[field]
      ? []
      : [`${nombre}: ${sayPublished(before[field])} → ${sayPublished(after[field])}`];
  return [
    ...difference('sus apellidos', 'apellidos'),
    ...difference('sus fotos', 'foto'),
    ...(antes && despues ? recordDifferences(jugadorRecord, antes, despues) : []),
  ];
}

/** Changes of the data that a player withholds, unless he was created or deleted. */
const withheldData = source({
  tipo: 'jugador',
  place: firestorePaths.reservas(),
  read: (doc) => withheldDocSchema.safeParse(doc).data?.jugadores ?? {},
  describe: ({ id, antes, despues }, lookup) => {
    const nombre = jugadorName(lookup, id);
    if (nombre === undefined || isSameContent(antes, despues)) return undefined;
    // When withholding starts or ends, the fields themselves do not change.
    const detalle =
      antes && despues ? changedFields(jugadorRecord, antes, despues) : ['consentimiento'];
    return { nombre, cambio: 'cambiado', detalle };
  },
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
    const detalle = changedFields(equipoEstadisticasRecord, antes, despues);
    if (detalle.length === 0) return undefined;
    const isToggled = antes.retirado !== despues.retirado;
    const cambio = visibilityChange({ isToggled, isHidden: despues.retirado === true });
    return { nombre: temporadaName(lookup, id), cambio, detalle };
  },
  differences: ({ antes, despues }) =>
    antes && despues ? recordDifferences(equipoEstadisticasRecord, antes, despues) : [],
});

function correctedJugadores({ antes, despues }: Change<CorrectionsDoc>) {
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
  read: readDocument,
  describe: ({ id, antes, despues }, lookup) => {
    const partido = lookup(firestorePaths.partido(id));
    const isUnplayed = z.object({ jugado: z.literal(false) }).safeParse(partido).success;
    const nombre = partidoRecord.titulo.safeParse(partido).data;
    if (!isUnplayed || nombre === undefined || (antes && despues)) return undefined;
    return { nombre, cambio: antes ? 'borrado' : 'creado', detalle: [] };
  },
  differences: () => [],
});

/** Everything that the history shows. A player has parts in three documents, and each has a source. */
const SOURCES: readonly Source[] = [
  temporadas,
  settings,
  ...[
    jugadorRecord,
    partidoRecord,
    noticiaRecord,
    equipoRecord,
    competicionRecord,
    campoRecord,
  ].map((record) => sourceOfRecord(record, record.collection)),
  sourceOfRecord(noticiaRecord, 'noticias_pendientes'),
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
