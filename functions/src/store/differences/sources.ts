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
  recordDifferences,
} from './source';

const temporadas = sourceOfRecord(temporadaRecord, firestorePaths.club(), (club) =>
  Object.fromEntries(
    (clubDocSchema.safeParse(club).data?.temporadas ?? []).map((one) => [one._id, one]),
  ),
);

/** The settings, a single record. If absent, the initial settings apply. */
const ajustes = source({
  tipo: 'ajustes',
  lugar: firestorePaths.club(),
  leer: (club) => ({ club: clubDocSchema.safeParse(club).data?.ajustes ?? INITIAL_SETTINGS }),
  cambio: ({ antes = INITIAL_SETTINGS, despues = INITIAL_SETTINGS }) => {
    const detalle = changedFields(settingsRecord, antes, despues).filter(
      (campo) => campo !== 'slugs_anteriores',
    );
    return detalle.length === 0
      ? undefined
      : { nombre: despues.nombre, cambio: 'cambiado', detalle };
  },
  diferencias: ({ antes = INITIAL_SETTINGS, despues = INITIAL_SETTINGS }) =>
    recordDifferences(settingsRecord, antes, despues),
});

const jugadorName = (lookup: Lookup, id: string) =>
  jugadorRecord.titulo.safeParse(lookup(firestorePaths.jugador(id))).data;

/** Changed birth dates, unless the player was created or deleted. */
const births = source({
  tipo: 'jugador',
  lugar: firestorePaths.birthDates(),
  leer: (doc) => birthDatesDocSchema.safeParse(doc).data?.fechas ?? {},
  cambio: ({ id, antes, despues }, lookup) =>
    antes === undefined || despues === undefined || antes === despues
      ? undefined
      : { nombre: jugadorName(lookup, id) ?? id, cambio: 'cambiado', detalle: ['fecha_nac'] },
  diferencias: ({ antes, despues }) =>
    recordDifferences(jugadorRecord, { fecha_nac: antes }, { fecha_nac: despues }),
});

const sayShown = (isShown: boolean) => (isShown ? 'se publican' : 'no se publican');

function withheldDifferences({ antes, despues }: Change<Withheld>): string[] {
  const [a, b] = [antes?.consentimiento ?? FULL_CONSENT, despues?.consentimiento ?? FULL_CONSENT];
  const both = (nombre: string, campo: keyof typeof a) =>
    a[campo] === b[campo] ? [] : [`${nombre}: ${sayShown(a[campo])} → ${sayShown(b[campo])}`];
  return [
    ...both('sus apellidos', 'apellidos'),
    ...both('sus fotos', 'foto'),
    ...(antes && despues ? recordDifferences(jugadorRecord, antes, despues) : []),
  ];
}

/** Changed withheld data, unless the player was created or deleted. */
const reservas = source({
  tipo: 'jugador',
  lugar: firestorePaths.reservas(),
  leer: (doc) => withheldDocSchema.safeParse(doc).data?.jugadores ?? {},
  cambio: ({ id, antes, despues }, lookup) => {
    const nombre = jugadorName(lookup, id);
    if (nombre === undefined || isSameContent(antes, despues)) return undefined;
    // When withholding starts or ends, the fields themselves do not change.
    const isBoth = antes && despues;
    const detalle = isBoth ? changedFields(jugadorRecord, antes, despues) : ['consentimiento'];
    return { nombre, cambio: 'cambiado', detalle };
  },
  diferencias: withheldDifferences,
});

/** Statistics that are shown or hidden appear as created or deleted. */
const whatBecame = (isSame: boolean, isGone: boolean) =>
  isSame ? 'cambiado' : isGone ? 'borrado' : 'creado';

const readAs =
  <T>(schema: z.ZodType<T>) =>
  (contenido: unknown, id: string): Readonly<Record<string, T>> => {
    const doc = schema.safeParse(contenido).data;
    return doc === undefined ? {} : { [id]: doc };
  };
const readCorrections = readAs(correctionsDocSchema);
const readBalance = readAs(correctionsDocSchema.omit({ jugadores: true, archivo: true }));

const temporadaName = (lookup: Lookup, id: string) =>
  clubDocSchema
    .safeParse(lookup(firestorePaths.club()))
    .data?.temporadas.find(({ _id }) => _id === id)?.nombre ?? id;

/** Manual entries in a season's record, unless the season was created or deleted. */
const balances = source({
  tipo: 'estadisticas_equipo',
  lugar: 'correcciones',
  leer: readBalance,
  cambio: ({ id, antes, despues }, lookup) => {
    if (!antes || !despues) return undefined;
    const detalle = changedFields(equipoEstadisticasRecord, antes, despues);
    const cambio = whatBecame(antes.retirado === despues.retirado, despues.retirado === true);
    return detalle.length === 0
      ? undefined
      : { nombre: temporadaName(lookup, id), cambio, detalle };
  },
  diferencias: ({ antes, despues }) =>
    antes && despues ? recordDifferences(equipoEstadisticasRecord, antes, despues) : [],
});

function correctedJugadores({ antes, despues }: Change<CorrectionsDoc>) {
  if (!antes || !despues) return [];
  const ids = new Set([...Object.keys(antes.jugadores), ...Object.keys(despues.jugadores)]);
  return [...ids].flatMap((id) => {
    const [a, b] = [antes.jugadores[id], despues.jugadores[id]];
    const [before, after] = [a?.ajuste ?? ZERO_COUNTERS, b?.ajuste ?? ZERO_COUNTERS];
    const nombre = (b ?? a)?.jugador_nombre ?? id;
    return isSameContent(before, after) ? [] : [{ nombre, before, after }];
  });
}

/** Manual corrections of players' figures, with the players. Deletion and return of an archive. */
const numbers = source({
  tipo: 'estadisticas_jugadores',
  lugar: 'correcciones',
  leer: readCorrections,
  cambio: (par, lookup) => {
    const { id, antes, despues } = par;
    const detalle = correctedJugadores(par).map(({ nombre }) => nombre);
    const isSame = antes?.archivo === despues?.archivo;
    if (!antes || !despues || (isSame && detalle.length === 0)) return undefined;
    const isGone = despues.archivo === 'retirado' || antes.archivo === 'puesto';
    return { nombre: temporadaName(lookup, id), cambio: whatBecame(isSame, isGone), detalle };
  },
  diferencias: (par) =>
    correctedJugadores(par).flatMap(({ nombre, before, after }) =>
      adjustmentDifferences(before, after).map((line) => `${nombre}, ${line}`),
    ),
});

/** Live logs that started or were discarded, unless the match ended. Their steps would be too much detail. */
const liveMatches = source({
  tipo: 'directo',
  lugar: 'directo',
  leer: (contenido, id) => ({ [id]: contenido }),
  cambio: ({ id, antes, despues }, lookup) => {
    const partido = lookup(firestorePaths.partido(id));
    const isPending = z.object({ jugado: z.literal(false) }).safeParse(partido).success;
    const nombre = partidoRecord.titulo.safeParse(partido).data;
    if (!isPending || nombre === undefined || (antes && despues)) return undefined;
    return { nombre, cambio: antes ? 'borrado' : 'creado', detalle: [] };
  },
  diferencias: () => [],
});

/** Everything that the history shows. Three documents contain parts of a player. */
const FUENTES: readonly Source[] = [
  temporadas,
  ajustes,
  ...[
    jugadorRecord,
    partidoRecord,
    noticiaRecord,
    equipoRecord,
    competicionRecord,
    campoRecord,
  ].map((registro) => sourceOfRecord(registro, registro.collection)),
  sourceOfRecord(noticiaRecord, 'noticias_pendientes'),
  births,
  reservas,
  balances,
  numbers,
  liveMatches,
];

const isOf = (lugar: string, documento: string) =>
  documento === lugar || documento.split('/')[0] === lugar;

/** Records changed by a version of a document: created, changed or deleted. */
export const changesOfVersion = (version: Version, lookup: Lookup): HistoryChange[] =>
  FUENTES.filter(({ lugar }) => isOf(lugar, version.documento)).flatMap((source) =>
    source.cambios(version, lookup),
  );

/** Old and new values of a changed record, in Spanish. Empty if it was created or deleted. */
export function differencesOf({ tipo, id, cambio }: HistoryChange, versiones: readonly Version[]) {
  if (cambio !== 'cambiado') return [];
  return FUENTES.filter((source) => source.tipo === tipo).flatMap((source) =>
    versiones
      .filter(({ documento }) => isOf(source.lugar, documento))
      .flatMap((version) => source.diferencias(version, id)),
  );
}
