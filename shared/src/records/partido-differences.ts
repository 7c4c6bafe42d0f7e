import { alineacionSchema, detallesSchema, type Evento } from '../schemas/acta';
import { EVENTOS } from '../eventos/table';
import { type Fila, FILAS, MITADES } from '../vocabulary';
import type { Contenido } from './record';

const MESES =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(
    ' ',
  );

/** A change of date as short text: 'del 3 al 4 de mayo' (from DD-MM-YYYY). */
export function fechaDiferencia(antes: string, despues: string): string {
  const [a, b] = [antes, despues].map((fecha) => {
    const [dia = '', mes = '', ano = ''] = fecha.split('-');
    return { dia: String(Number(dia)), mes: MESES[Number(mes) - 1] ?? mes, ano };
  });
  if (!a || !b) return '';
  if (a.ano !== b.ano)
    return `del ${a.dia} de ${a.mes} de ${a.ano} al ${b.dia} de ${b.mes} de ${b.ano}`;
  return a.mes === b.mes
    ? `del ${a.dia} al ${b.dia} de ${b.mes}`
    : `del ${a.dia} de ${a.mes} al ${b.dia} de ${b.mes}`;
}

/** Names of the line-up's rows for one player. */
const FILA_NOMBRES: Readonly<Record<Fila, string>> = {
  delanteros: 'delantero',
  mediocentros: 'mediocentro',
  defensas: 'defensa',
  portero: 'portero',
  suplentes: 'suplente',
};

const marcador = (partido: Contenido) =>
  partido['jugado'] === true
    ? `${String(partido['goles_anotados'])}-${String(partido['goles_encajados'])}`
    : 'sin jugar';

function puestos(partido: Contenido) {
  const alineacion = alineacionSchema.safeParse(partido['alineacion']).data;
  return new Map(
    FILAS.flatMap((fila) =>
      (alineacion?.[fila] ?? []).map(
        ({ jugador_id: id, nombre_con_inicial: nombre }) => [id, { nombre, fila }] as const,
      ),
    ),
  );
}

function alineacionDiferencias(antes: Contenido, despues: Contenido): string[] {
  const [a, b] = [puestos(antes), puestos(despues)];
  const nombres = (list: readonly { readonly nombre: string }[]) =>
    list.map(({ nombre }) => nombre).join(', ');
  const entran = [...b].filter(([id]) => !a.has(id)).map(([, jugador]) => jugador);
  const salen = [...a].filter(([id]) => !b.has(id)).map(([, jugador]) => jugador);
  const cambian = [...b].flatMap(([id, { nombre, fila }]) => {
    const before = a.get(id)?.fila;
    return before !== undefined && before !== fila
      ? [`${nombre}: ${FILA_NOMBRES[before]} → ${FILA_NOMBRES[fila]}`]
      : [];
  });
  return [
    ...(entran.length > 0 ? [`alineación: entran ${nombres(entran)}`] : []),
    ...(salen.length > 0 ? [`alineación: salen ${nombres(salen)}`] : []),
    ...cambian,
  ];
}

/** Text of an event, for comparison and display. */
function eventoTexto(dicho: Evento): string {
  const { evento, autor, asistente, entra, sale, minuto, propia_puerta: propia } = dicho;
  const forma = autor?.forma === undefined ? '' : ` (${autor.forma})`;
  return [
    EVENTOS[evento].nombre,
    ...(propia === true ? ['en propia puerta'] : []),
    ...(autor ? [`de ${autor.nombre_con_inicial}${forma}`] : []),
    ...(asistente ? [`con pase de ${asistente.nombre_con_inicial}`] : []),
    ...(sale && entra ? [`de ${sale.nombre_con_inicial} por ${entra.nombre_con_inicial}`] : []),
    ...(minuto === undefined ? [] : [`en el ${String(minuto)}’`]),
  ].join(' ');
}

/** Multiset difference: elements that `a` has more often than `b`. */
function without(a: readonly string[], b: readonly string[]): string[] {
  const left = [...b];
  return a.filter((item) => {
    const index = left.indexOf(item);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

function detallesDiferencias(antes: Contenido, despues: Contenido): string[] {
  const [a, b] = [antes, despues].map((partido) => {
    const detalles = detallesSchema.safeParse(partido['detalles']).data;
    return MITADES.flatMap((mitad) => detalles?.[mitad] ?? []).map(eventoTexto);
  });
  return [
    ...without(b ?? [], a ?? []).map((texto) => `se añade ${texto}`),
    ...without(a ?? [], b ?? []).map((texto) => `se quita ${texto}`),
  ];
}

const mvpNombre = (partido: Contenido): string => {
  const mvp = partido['mvp'] as Contenido | null | undefined;
  return mvp ? String(mvp['nombre_con_inicial']) : 'nadie';
};

/** Changes of a match: first the date, then single fields, then the sheet. */
export function partidoDiferencias(
  antes: Contenido,
  despues: Contenido,
  lineas: readonly string[],
): string[] {
  const [a, b] = [String(antes['fecha_str']), String(despues['fecha_str'])];
  const both = (say: (partido: Contenido) => string, nombre: string) =>
    say(antes) === say(despues) ? [] : [`${nombre}: ${say(antes)} → ${say(despues)}`];
  return [
    ...(a === b ? [] : [`fecha ${fechaDiferencia(a, b)}`]),
    ...lineas,
    ...both(marcador, 'marcador'),
    ...alineacionDiferencias(antes, despues),
    ...detallesDiferencias(antes, despues),
    ...both(mvpNombre, 'MVP'),
  ];
}
