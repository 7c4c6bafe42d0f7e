import type { Pair } from '../schemas/estadisticas';
import { own } from './objects';
import { compareNames } from './order';

/** Goals by passer and scorer, with the key `{asistente}>{autor}`. Ids never contain `>`. */
export type Pairs = Readonly<Record<string, number>>;

/** The fields of a season's rows that name a player. */
type NamedRecords = Readonly<Record<string, { readonly jugador_nombre: string }>>;

export const pairKey = (assistantId: string, authorId: string): string =>
  `${assistantId}>${authorId}`;

/** Minimum number of goals of a best pair. */
export const PAIR_MIN = 2;

export function addPairs(a: Pairs, b: Pairs): Pairs {
  const sums = new Map(Object.entries(a));
  for (const [key, goles] of Object.entries(b)) sums.set(key, (sums.get(key) ?? 0) + goles);
  return Object.fromEntries(sums);
}

/** The pair with most goals, the first by name if tied. `undefined` while none has two. */
export function bestPair(parejas: Pairs, filas: NamedRecords): Pair | undefined {
  const nameOf = (id: string) => own(filas, id)?.jugador_nombre;
  const [best] = Object.entries(parejas)
    .flatMap(([key, goles]) => {
      const [assistantId = '', authorId = ''] = key.split('>');
      const [asistente, autor] = [nameOf(assistantId), nameOf(authorId)];
      if (goles < PAIR_MIN || asistente === undefined || autor === undefined) return [];
      return [
        {
          asistente: { jugador_id: assistantId, jugador_nombre: asistente },
          autor: { jugador_id: authorId, jugador_nombre: autor },
          goles,
        },
      ];
    })
    .sort(
      (a, b) =>
        b.goles - a.goles ||
        compareNames(a.autor.jugador_nombre, b.autor.jugador_nombre) ||
        compareNames(a.asistente.jugador_nombre, b.asistente.jugador_nombre) ||
        (pairKey(a.asistente.jugador_id, a.autor.jugador_id) <
        pairKey(b.asistente.jugador_id, b.autor.jugador_id)
          ? -1
          : 1),
    );
  return best;
}
