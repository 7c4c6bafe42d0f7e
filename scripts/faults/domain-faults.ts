import type { Fault } from './fault';

export const DOMAIN_FAULTS: readonly Fault[] = [
  {
    what: 'a sheet names a player twice (regla 32)',
    find: "if (seen.has(jugador.jugador_id)) return refuse('jugador-repetido'",
    replace: "if (seen.size > 99) return refuse('jugador-repetido'",
    lane: 'unit',
    test: 'domain/acta.test.ts',
  },
  {
    what: 'of a player only his last match counts (regla 37)',
    find: 'addContadores(jugadores.get(id) ?? CERO_CONTADORES, counted)',
    replace: 'addContadores(CERO_CONTADORES, counted)',
    lane: 'unit',
    test: 'projections/temporada.test.ts',
  },
  {
    what: 'two played matches are shown before the next one instead of three (regla 28)',
    find: 'Math.max(lastPlayed - 2, 0)',
    replace: 'Math.max(lastPlayed - 1, 0)',
    lane: 'unit',
    test: 'domain/next-games.test.ts',
  },
  {
    what: 'a player is a year too young on his birthday (regla 16)',
    find: 'hoy.slice(5) < fechaNac.slice(5)',
    replace: 'hoy.slice(5) <= fechaNac.slice(5)',
    lane: 'unit',
    test: 'jugadores/edad.test.ts',
  },
  {
    what: 'of two scorers the one with more matches is first (regla 51)',
    find: 'a[matches] - b[matches]',
    replace: 'b[matches] - a[matches]',
    lane: 'unit',
    test: 'domain/estadisticas.test.ts',
  },
  {
    what: 'a withheld surname shows by its initial (regla 20)',
    find: 'nombre_con_inicial: jugador.nombre,',
    replace: 'nombre_con_inicial: jugador.nombre_con_inicial,',
    lane: 'unit',
    test: 'domain/consentimiento.test.ts',
  },
];
