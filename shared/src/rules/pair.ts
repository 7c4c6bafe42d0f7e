import type { Pareja } from '../schemas/estadisticas';
import { own } from './objects';
import { compareNames } from './order';

/** Goals by passer and scorer, with the key `{asistente}>{autor}`. Ids never contain `>`. */
export type Parejas = Readonly<Record<string, number>>;

/** The fields of a season's rows that name a player. */
type Nombrados = Readonly<Record<string, { readonly jugador_nombre: string }>>;

export const pairKey = (asistenteId: string, autorId: string): string =>
  `${asistenteId}>${autorId}`;

/** Minimum number of goals of a best pair. */
export const PAREJA_MIN = 2;

export function addPairs(a: Parejas, b: Parejas): Parejas {
  const sums = new Map(Object.entries(a));
  for (const [key, goles] of Object.entries(b)) sums.set(key, (sums.get(key) ?? 0) + goles);
  return Object.fromEntries(sums);
}

/** The pair with most goals, the first by name if tied. `undefined` while none has two. */
export function bestPair(parejas: Parejas, filas: Nombrados): Pareja | undefined {
  const nombreOf = (id: string) => own(filas, id)?.jugador_nombre;
  const [best] = Object.entries(parejas)
    .flatMap(([key, goles]) => {
      const [asistenteId = '', autorId = ''] = key.split('>');
      const [asistente, autor] = [nombreOf(asistenteId), nombreOf(autorId)];
      if (goles < PAREJA_MIN || asistente === undefined || autor === undefined) return [];
      return [
        {
          asistente: { jugador_id: asistenteId, jugador_nombre: asistente },
          autor: { jugador_id: autorId, jugador_nombre: autor },
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
