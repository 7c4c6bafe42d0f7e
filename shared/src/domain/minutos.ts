import { EVENTOS, type TipoEvento } from '../eventos/tabla';
import type { Alineacion, Detalles } from '../schemas/acta';
import { FILAS, type Mitad, MITADES } from '../vocabulario';

/** The ids of players who may be named, by what they do. */
export type Nombrados<Quien extends string> = Readonly<
  Partial<Record<`${Quien}_id`, string | undefined>>
>;

/** What of an event moves players on or off the pitch; changes and sendings-off do, the others are passed over. */
export interface Movido extends Nombrados<'autor' | 'entra' | 'sale'> {
  readonly evento: TipoEvento;
  readonly mitad: Mitad;
  readonly minuto?: number | undefined;
}

/** Why a change cannot have happened; codes of refusals. */
export type MotivoImposible =
  'cambio-expulsado' | 'cambio-ya-en-el-campo' | 'cambio-fuera-del-campo';

/** A change that does not fit what was before it, and because of whom. */
export interface Imposible<E extends Movido> {
  readonly movido: E;
  readonly motivo: MotivoImposible;
  readonly jugadorId: string;
  readonly verbo: 'entrar' | 'salir';
}

/** The pitch from the first whistle to the last. */
export interface CampoDeJuego<E extends Movido> {
  /** Minutes of everybody who was on the pitch, who came on at the very end with none included. */
  readonly minutos: ReadonlyMap<string, number>;
  /** Who is on it at the end. */
  readonly dentro: ReadonlySet<string>;
  readonly expulsados: ReadonlySet<string>;
  /** Changes that were left out. */
  readonly imposibles: readonly Imposible<E>[];
}

/**
 * The minute that counts of an event (regla 76): added time counts nothing, and what is beyond its half or has no minute
 * is at the end of it.
 */
export function minutoContado(
  { mitad, minuto }: Pick<Movido, 'mitad' | 'minuto'>,
  minutosParte: number,
): number {
  const desde = mitad === 'primera_parte' ? 0 : minutosParte;
  const hasta = desde + minutosParte;
  return minuto === undefined ? hasta : Math.min(Math.max(minuto, desde), hasta);
}

/** Who begins: everybody in a row of the pitch. */
export const titularesOf = <T>(
  alineacion: Readonly<Record<(typeof FILAS)[number], readonly T[]>>,
): T[] => FILAS.flatMap((fila) => (fila === 'suplentes' ? [] : alineacion[fila]));

/** The events of a sheet by the ids of whom they name, in the order of its list. */
export const movidosOf = (detalles: Detalles): Movido[] =>
  MITADES.flatMap((mitad) =>
    detalles[mitad].map(({ evento, minuto, autor, entra, sale }) => ({
      evento,
      mitad,
      minuto,
      autor_id: autor?.jugador_id,
      entra_id: entra?.jugador_id,
      sale_id: sale?.jugador_id,
    })),
  );

/** By the minute that counts; within one, the order of the list decides. */
const inOrder = <E extends Movido>(movidos: readonly E[], minutosParte: number) =>
  movidos
    .map((movido) => ({ movido, minuto: minutoContado(movido, minutosParte) }))
    .toSorted(
      (a, b) =>
        MITADES.indexOf(a.movido.mitad) - MITADES.indexOf(b.movido.mitad) || a.minuto - b.minuto,
    );

/** Lets a match pass over the pitch: who was on it for how long, and which changes cannot have been. */
export function campoOf<E extends Movido>(
  titulares: readonly string[],
  movidos: readonly E[],
  minutosParte: number,
): CampoDeJuego<E> {
  const desde = new Map(titulares.map((id) => [id, 0]));
  const minutos = new Map(titulares.map((id) => [id, 0]));
  const expulsados = new Set<string>();
  const imposibles: Imposible<E>[] = [];
  const leave = (id: string, minuto: number) => {
    const since = desde.get(id);
    if (since === undefined) return;
    minutos.set(id, (minutos.get(id) ?? 0) + minuto - since);
    desde.delete(id);
  };
  for (const { movido, minuto } of inOrder(movidos, minutosParte)) {
    const { evento, autor_id: autor, entra_id: entra, sale_id: sale } = movido;
    if (EVENTOS[evento].expulsa && autor !== undefined) {
      leave(autor, minuto);
      expulsados.add(autor);
    }
    if (!EVENTOS[evento].relevo || entra === undefined || sale === undefined) continue;
    const refuse = (motivo: MotivoImposible, jugadorId: string) =>
      imposibles.push({
        movido,
        motivo,
        jugadorId,
        verbo: jugadorId === entra ? 'entrar' : 'salir',
      });
    if (expulsados.has(entra)) refuse('cambio-expulsado', entra);
    else if (expulsados.has(sale)) refuse('cambio-expulsado', sale);
    else if (desde.has(entra)) refuse('cambio-ya-en-el-campo', entra);
    else if (!desde.has(sale)) refuse('cambio-fuera-del-campo', sale);
    else {
      leave(sale, minuto);
      desde.set(entra, minuto);
    }
  }
  const dentro = new Set(desde.keys());
  for (const id of dentro) leave(id, 2 * minutosParte);
  return { minutos, dentro, expulsados, imposibles };
}

export const campoOfActa = (
  { alineacion, detalles }: { readonly alineacion: Alineacion; readonly detalles: Detalles },
  minutosParte: number,
): CampoDeJuego<Movido> =>
  campoOf(
    titularesOf(alineacion).map(({ jugador_id: id }) => id),
    movidosOf(detalles),
    minutosParte,
  );

export const hasCambios = (eventos: readonly Pick<Movido, 'evento'>[]): boolean =>
  eventos.some(({ evento }) => EVENTOS[evento].relevo);

/** Minutes from which on goals per 90 of them say something. */
export const MINUTOS_PARA_RATIO = 90;

/** Goals per 90 minutes to two decimals, half up; `null` with fewer than 90. Both are counts of the same matches. */
export function golesPor90(goles: number, minutos: number): number | null {
  if (minutos < MINUTOS_PARA_RATIO) return null;
  return Math.floor((goles * 90 * 200 + minutos) / (2 * minutos)) / 100;
}
