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
  ajusteDiferencias,
  equipoEstadisticasRegistro,
  jugadorRecord,
  noticiaRecord,
  partidoRecord,
  type Reserva,
  reservasDocSchema,
  type CorrectionsDoc,
  correctionsDocSchema,
  clubDocSchema,
  fechasNacimientoDocSchema,
} from '@club/shared';
import {
  type Cambio,
  changedFields,
  type Fuente,
  fuente,
  fuenteOfRegistro,
  type Lookup,
  registroDiferencias,
} from './source';

const temporadas = fuenteOfRegistro(temporadaRecord, firestorePaths.club(), (club) =>
  Object.fromEntries(
    (clubDocSchema.safeParse(club).data?.temporadas ?? []).map((one) => [one._id, one]),
  ),
);

/** The settings, a single record. If absent, the initial settings apply. */
const ajustes = fuente({
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
    registroDiferencias(settingsRecord, antes, despues),
});

const jugadorNombre = (lookup: Lookup, id: string) =>
  jugadorRecord.titulo.safeParse(lookup(firestorePaths.jugador(id))).data;

/** Changed birth dates, unless the player was created or deleted. */
const nacimientos = fuente({
  tipo: 'jugador',
  lugar: firestorePaths.fechasNacimiento(),
  leer: (doc) => fechasNacimientoDocSchema.safeParse(doc).data?.fechas ?? {},
  cambio: ({ id, antes, despues }, lookup) =>
    antes === undefined || despues === undefined || antes === despues
      ? undefined
      : { nombre: jugadorNombre(lookup, id) ?? id, cambio: 'cambiado', detalle: ['fecha_nac'] },
  diferencias: ({ antes, despues }) =>
    registroDiferencias(jugadorRecord, { fecha_nac: antes }, { fecha_nac: despues }),
});

const sayShown = (isShown: boolean) => (isShown ? 'se publican' : 'no se publican');

function reservaDiferencias({ antes, despues }: Cambio<Reserva>): string[] {
  const [a, b] = [antes?.consentimiento ?? FULL_CONSENT, despues?.consentimiento ?? FULL_CONSENT];
  const both = (nombre: string, campo: keyof typeof a) =>
    a[campo] === b[campo] ? [] : [`${nombre}: ${sayShown(a[campo])} → ${sayShown(b[campo])}`];
  return [
    ...both('sus apellidos', 'apellidos'),
    ...both('sus fotos', 'foto'),
    ...(antes && despues ? registroDiferencias(jugadorRecord, antes, despues) : []),
  ];
}

/** Changed withheld data, unless the player was created or deleted. */
const reservas = fuente({
  tipo: 'jugador',
  lugar: firestorePaths.reservas(),
  leer: (doc) => reservasDocSchema.safeParse(doc).data?.jugadores ?? {},
  cambio: ({ id, antes, despues }, lookup) => {
    const nombre = jugadorNombre(lookup, id);
    if (nombre === undefined || isSameContent(antes, despues)) return undefined;
    // When withholding starts or ends, the fields themselves do not change.
    const isBoth = antes && despues;
    const detalle = isBoth ? changedFields(jugadorRecord, antes, despues) : ['consentimiento'];
    return { nombre, cambio: 'cambiado', detalle };
  },
  diferencias: reservaDiferencias,
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

const temporadaNombre = (lookup: Lookup, id: string) =>
  clubDocSchema
    .safeParse(lookup(firestorePaths.club()))
    .data?.temporadas.find(({ _id }) => _id === id)?.nombre ?? id;

/** Manual entries in a season's record, unless the season was created or deleted. */
const balances = fuente({
  tipo: 'estadisticas_equipo',
  lugar: 'correcciones',
  leer: readBalance,
  cambio: ({ id, antes, despues }, lookup) => {
    if (!antes || !despues) return undefined;
    const detalle = changedFields(equipoEstadisticasRegistro, antes, despues);
    const cambio = whatBecame(antes.retirado === despues.retirado, despues.retirado === true);
    return detalle.length === 0
      ? undefined
      : { nombre: temporadaNombre(lookup, id), cambio, detalle };
  },
  diferencias: ({ antes, despues }) =>
    antes && despues ? registroDiferencias(equipoEstadisticasRegistro, antes, despues) : [],
});

function correctedJugadores({ antes, despues }: Cambio<CorrectionsDoc>) {
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
const numeros = fuente({
  tipo: 'estadisticas_jugadores',
  lugar: 'correcciones',
  leer: readCorrections,
  cambio: (par, lookup) => {
    const { id, antes, despues } = par;
    const detalle = correctedJugadores(par).map(({ nombre }) => nombre);
    const isSame = antes?.archivo === despues?.archivo;
    if (!antes || !despues || (isSame && detalle.length === 0)) return undefined;
    const isGone = despues.archivo === 'retirado' || antes.archivo === 'puesto';
    return {
      nombre: temporadaNombre(lookup, id),
      cambio: whatBecame(isSame, isGone),
      detalle,
    };
  },
  diferencias: (par) =>
    correctedJugadores(par).flatMap(({ nombre, before, after }) =>
      ajusteDiferencias(before, after).map((line) => `${nombre}, ${line}`),
    ),
});

/** Live logs that started or were discarded, unless the match ended. Their steps would be too much detail. */
const directos = fuente({
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
const FUENTES: readonly Fuente[] = [
  temporadas,
  ajustes,
  ...[
    jugadorRecord,
    partidoRecord,
    noticiaRecord,
    equipoRecord,
    competicionRecord,
    campoRecord,
  ].map((registro) => fuenteOfRegistro(registro, registro.coleccion)),
  fuenteOfRegistro(noticiaRecord, 'noticias_pendientes'),
  nacimientos,
  reservas,
  balances,
  numeros,
  directos,
];

const isOf = (lugar: string, documento: string) =>
  documento === lugar || documento.split('/')[0] === lugar;

/** Records changed by a version of a document: created, changed or deleted. */
export const cambiosOfVersion = (version: Version, lookup: Lookup): HistoryChange[] =>
  FUENTES.filter(({ lugar }) => isOf(lugar, version.documento)).flatMap((fuente) =>
    fuente.cambios(version, lookup),
  );

/** Old and new values of a changed record, in Spanish. Empty if it was created or deleted. */
export function diferenciasOf(
  { tipo, id, cambio }: HistoryChange,
  versiones: readonly Version[],
): string[] {
  if (cambio !== 'cambiado') return [];
  return FUENTES.filter((fuente) => fuente.tipo === tipo).flatMap((fuente) =>
    versiones
      .filter(({ documento }) => isOf(fuente.lugar, documento))
      .flatMap((version) => fuente.diferencias(version, id)),
  );
}
