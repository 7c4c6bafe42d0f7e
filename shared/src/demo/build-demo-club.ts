import { demoCalendar } from './calendar';
import { demoCampos, demoCompeticiones, demoEquipos } from './catalogues';
import { currentSeasonComing, currentSeasonPlayed } from './current-season';
import { clasificacionActual } from './league-table';
import { demoNoticias } from './news';
import { pastSeason } from './past-season';
import { delanteroNuevo, delanteros, mediocentroNuevo, mediocentros } from './squad-attack';
import { defensaNuevo, defensas, porteros } from './squad-defence';
import type { DemoClub } from './types';

/** Every rival once: one round of a league of thirteen. */
const NUM_EQUIPOS = 13;

/**
 * The fictional CD Encina as it stands on `hoy` (YYYY-MM-DD, Madrid): a finished season and a running one, whose last
 * match was last weekend and whose next one is tomorrow evening. The same day always gives the same club.
 */
export function buildDemoClub(hoy: string): DemoClub {
  const calendar = demoCalendar(hoy);
  return {
    equipos: demoEquipos,
    competiciones: demoCompeticiones,
    campos: demoCampos,
    temporadas: [
      {
        datos: { nombre: calendar.temporadas.anterior },
        jugadores: [...porteros, ...defensas, ...mediocentros, ...delanteros],
        partidos: pastSeason(calendar),
        estadisticas: { posicion: 4, num_equipos: NUM_EQUIPOS },
        clasificacion: null,
      },
      {
        datos: { nombre: calendar.temporadas.actual },
        jugadores: [defensaNuevo, mediocentroNuevo, delanteroNuevo],
        partidos: [...currentSeasonPlayed(calendar), ...currentSeasonComing(calendar)],
        estadisticas: { posicion: 5, num_equipos: NUM_EQUIPOS },
        clasificacion: clasificacionActual,
      },
    ],
    noticias: demoNoticias(calendar),
  };
}
