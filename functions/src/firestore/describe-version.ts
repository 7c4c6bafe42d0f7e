import { isDeepStrictEqual } from 'node:util';
import {
  type CambioHistorial,
  CERO_CONTADORES,
  clubDocSchema,
  equipoEstadisticasDocSchema,
  estadisticasJugadoresDocSchema,
  fechasNacimientoDocSchema,
  reservasDocSchema,
  type TipoHistorial,
  type Version,
} from '@club/shared';
import { z } from 'zod';

/** Content of a document after the operation, `undefined` when the operation has not read it. */
export type Lookup = (path: string) => unknown;

type Describe = (version: Version, id: string, lookup: Lookup) => CambioHistorial[];

const recordSchema = z.record(z.string(), z.unknown());

/** Fields that follow from others: a change of these alone is nobody's doing. */
const DERIVADOS: ReadonlySet<string> = new Set(['edad', 'version']);

function changedFields(antes: unknown, despues: unknown): string[] {
  const [a, b] = [antes, despues].map((value) => recordSchema.safeParse(value).data ?? {});
  return [...new Set([...Object.keys(a ?? {}), ...Object.keys(b ?? {})])].filter(
    (field) => !DERIVADOS.has(field) && !isDeepStrictEqual(a?.[field], b?.[field]),
  );
}

/** Describes a document that holds one record. */
const record =
  <T>(tipo: TipoHistorial, schema: z.ZodType<T>, nombre: (content: T) => string): Describe =>
  ({ antes, despues }, id) => {
    const content = schema.safeParse(despues ?? antes);
    const detalle = changedFields(antes, despues);
    if (!content.success || detalle.length === 0) return [];
    const cambio = antes === null ? 'creado' : despues === null ? 'borrado' : 'cambiado';
    return [
      {
        tipo,
        id,
        nombre: nombre(content.data),
        cambio,
        detalle: cambio === 'cambiado' ? detalle : [],
      },
    ];
  };

const conNombreSchema = z.object({ nombre: z.string() });
const jugadorSchema = z.object({ nombre_con_inicial: z.string() });
const byNombre = ({ nombre }: z.infer<typeof conNombreSchema>) => nombre;

/** Seasons are a list in the club's document: each of them that came, went or was renamed. */
const describeClub: Describe = ({ antes, despues }) => {
  const before = clubDocSchema.safeParse(antes).data?.temporadas ?? [];
  const after = clubDocSchema.safeParse(despues).data?.temporadas ?? [];
  const gone = before.filter(({ _id }) => !after.some((temporada) => temporada._id === _id));
  return [
    ...gone.map(({ _id, nombre }) => ({
      tipo: 'temporada' as const,
      id: _id,
      nombre,
      cambio: 'borrado' as const,
      detalle: [],
    })),
    ...after.flatMap(({ _id, nombre }): CambioHistorial[] => {
      const known = before.find((temporada) => temporada._id === _id);
      if (known?.nombre === nombre) return [];
      const cambio = known ? 'cambiado' : 'creado';
      return [{ tipo: 'temporada', id: _id, nombre, cambio, detalle: known ? ['nombre'] : [] }];
    }),
  ];
};

/** Birth dates are one document: whose date changed, unless his record came or went with it. */
const describeFechas: Describe = ({ antes, despues }, _id, lookup) => {
  const before = fechasNacimientoDocSchema.safeParse(antes).data?.fechas ?? {};
  const after = fechasNacimientoDocSchema.safeParse(despues).data?.fechas ?? {};
  return Object.keys(after).flatMap((id): CambioHistorial[] => {
    if (before[id] === undefined || before[id] === after[id]) return [];
    const jugador = jugadorSchema.safeParse(lookup(`jugadores/${id}`));
    const nombre = jugador.data?.nombre_con_inicial ?? id;
    return [{ tipo: 'jugador', id, nombre, cambio: 'cambiado', detalle: ['fecha_nac'] }];
  });
};

/** What is withheld of players is one document: whose entry changed, unless his record came or went with it. */
const describeReservas: Describe = ({ antes, despues }, _id, lookup) => {
  const before = reservasDocSchema.safeParse(antes).data?.jugadores ?? {};
  const after = reservasDocSchema.safeParse(despues).data?.jugadores ?? {};
  const ids = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return ids.flatMap((id): CambioHistorial[] => {
    const jugador = jugadorSchema.safeParse(lookup(`jugadores/${id}`));
    const [a, b] = [before[id], after[id]];
    // Where something begins or ends to be withheld, the fields themselves stay what they were.
    const detalle = a && b ? changedFields(a, b) : ['consentimiento'];
    if (!jugador.success || isDeepStrictEqual(a, b)) return [];
    const nombre = jugador.data.nombre_con_inicial;
    return [{ tipo: 'jugador', id, nombre, cambio: 'cambiado', detalle }];
  });
};

/** Private documents hold a field of many players each. */
const describePrivado: Describe = (version, id, lookup) =>
  (id === 'reservas' ? describeReservas : describeFechas)(version, id, lookup);

/** Corrections of the record by hand, its deletion and return; what came or went with its season is told by the season. */
const describeEquipoEstadisticas: Describe = ({ antes, despues }, id) => {
  const a = equipoEstadisticasDocSchema.safeParse(antes).data;
  const b = equipoEstadisticasDocSchema.safeParse(despues).data;
  if (!a || !b) return [];
  const detalle = (['posicion', 'num_equipos', 'ajuste'] as const).filter(
    (field) => !isDeepStrictEqual(a[field], b[field]),
  );
  const isSame = a.retirado === b.retirado;
  if (isSame && detalle.length === 0) return [];
  const nombre = b.temporada_nombre;
  const cambio = isSame ? 'cambiado' : b.retirado ? 'borrado' : 'creado';
  return [{ tipo: 'estadisticas_equipo', id, nombre, cambio, detalle }];
};

/** Corrections of players' figures by hand: which players. Deletion and return of an archive. */
const describeFilas: Describe = ({ antes, despues }, id) => {
  const a = estadisticasJugadoresDocSchema.safeParse(antes).data;
  const b = estadisticasJugadoresDocSchema.safeParse(despues).data;
  if (!a || !b) return [];
  const corrected = [...new Set([...Object.keys(a.filas), ...Object.keys(b.filas)])].filter(
    (jugadorId) =>
      !isDeepStrictEqual(
        a.filas[jugadorId]?.ajuste ?? CERO_CONTADORES,
        b.filas[jugadorId]?.ajuste ?? CERO_CONTADORES,
      ),
  );
  const detalle = corrected.map(
    (jugadorId) => (b.filas[jugadorId] ?? a.filas[jugadorId])?.jugador_nombre ?? jugadorId,
  );
  const isSame = a.archivo === b.archivo;
  if (isSame && corrected.length === 0) return [];
  const nombre = b.temporada_nombre;
  const isGone = b.archivo === 'retirado' || a.archivo === 'puesto';
  const cambio = isSame ? 'cambiado' : isGone ? 'borrado' : 'creado';
  return [{ tipo: 'estadisticas_jugadores', id, nombre, cambio, detalle }];
};

const partidoSchema = z.object({ nombre_equipo: z.string(), fecha_str: z.string() });

/**
 * A live log that began or was discarded; one that ended because its match was played or deleted is told by the match.
 */
const describeDirecto: Describe = ({ antes, despues }, id, lookup) => {
  const partido = partidoSchema.extend({ jugado: z.literal(false) });
  const found = partido.safeParse(lookup(`partidos/${id}`)).data;
  if (!found || (antes === null) === (despues === null)) return [];
  const nombre = `${found.nombre_equipo} (${found.fecha_str})`;
  return [{ tipo: 'directo', id, nombre, cambio: antes ? 'borrado' : 'creado', detalle: [] }];
};

const DESCRIBE: ReadonlyMap<string, Describe> = new Map([
  ['publico', describeClub],
  ['privado', describePrivado],
  ['jugadores', record('jugador', jugadorSchema, (jugador) => jugador.nombre_con_inicial)],
  [
    'partidos',
    record(
      'partido',
      partidoSchema,
      (partido) => `${partido.nombre_equipo} (${partido.fecha_str})`,
    ),
  ],
  ['directo', describeDirecto],
  ['noticias', record('noticia', z.object({ titulo: z.string() }), ({ titulo }) => titulo)],
  ['equipos', record('equipo', conNombreSchema, byNombre)],
  ['competiciones', record('competicion', conNombreSchema, byNombre)],
  ['campos', record('campo', conNombreSchema, byNombre)],
  ['estadisticas_equipo', describeEquipoEstadisticas],
  ['estadisticas_jugadores', describeFilas],
]);

/** What a version of a document means to a person: the records that came, changed or went with it. */
export function describeVersion(version: Version, lookup: Lookup): CambioHistorial[] {
  const [collection = '', id = ''] = version.documento.split('/');
  return DESCRIBE.get(collection)?.(version, id, lookup) ?? [];
}
