import { EVENTOS, type TipoEvento } from '../eventos/table';
import type { Alineacion, Detalles } from '../schemas/acta';
import { FILAS, type Mitad, MITADES } from '../vocabulary';

/** Optional player ids by role. */
export type Nombrados<Quien extends string> = Readonly<
  Partial<Record<`${Quien}_id`, string | undefined>>
>;

/** The fields of an event that decide who is on the pitch. Only substitutions and sendings-off matter. */
export interface Movido extends Nombrados<'autor' | 'entra' | 'sale'> {
  readonly evento: TipoEvento;
  readonly mitad: Mitad;
  readonly minuto?: number | undefined;
}

/** Why a substitution is impossible, as refusal codes. */
export type MotivoImposible =
  'cambio-expulsado' | 'cambio-ya-en-el-campo' | 'cambio-fuera-del-campo';

/** An impossible substitution, and the player who makes it so. */
export interface Imposible<E extends Movido> {
  readonly movido: E;
  readonly motivo: MotivoImposible;
  readonly jugadorId: string;
  readonly verbo: 'entrar' | 'salir';
}

/** The pitch over the whole match. */
export interface CampoDeJuego<E extends Movido> {
  /** Minutes of all players who were on the pitch, including 0 for those who came on at the very end. */
  readonly minutos: ReadonlyMap<string, number>;
  /** Players on the pitch at the end. */
  readonly dentro: ReadonlySet<string>;
  readonly expulsados: ReadonlySet<string>;
  /** Substitutions that were ignored. */
  readonly imposibles: readonly Imposible<E>[];
}

/**
 * Minute of an event for counting (regla 76): without added time, at most the end of its half, which is also used if
 * the event has no minute.
 */
export function countedMinute(
  { mitad, minuto }: Pick<Movido, 'mitad' | 'minuto'>,
  minutosParte: number,
): number {
  const desde = mitad === 'primera_parte' ? 0 : minutosParte;
  const hasta = desde + minutosParte;
  return minuto === undefined ? hasta : Math.min(Math.max(minuto, desde), hasta);
}

/** Players in the starting line-up. */
export const titularesOf = <T>(
  alineacion: Readonly<Record<(typeof FILAS)[number], readonly T[]>>,
): T[] => FILAS.flatMap((fila) => (fila === 'suplentes' ? [] : alineacion[fila]));

/** The events of a sheet with player ids, in list order. */
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

/** Sorts by counted minute. The sort is stable, so list order decides ties. */
const inOrder = <E extends Movido>(movidos: readonly E[], minutosParte: number) =>
  movidos
    .map((movido) => ({ movido, minuto: countedMinute(movido, minutosParte) }))
    .toSorted(
      (a, b) =>
        MITADES.indexOf(a.movido.mitad) - MITADES.indexOf(b.movido.mitad) || a.minuto - b.minuto,
    );

/** Simulates a match: minutes on the pitch by player, and impossible substitutions. */
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

/** Minimum number of minutes for a ratio per 90. */
export const MINUTOS_PARA_RATIO = 90;

/**
 * Goals per 90 minutes with two decimals, rounded half up. `null` below 90 minutes. Both arguments must be of the
 * same matches.
 */
export function golesPor90(goles: number, minutos: number): number | null {
  if (minutos < MINUTOS_PARA_RATIO) return null;
  return Math.floor((goles * 90 * 200 + minutos) / (2 * minutos)) / 100;
}
