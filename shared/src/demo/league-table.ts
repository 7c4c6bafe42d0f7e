import { ajustesDemo } from './ajustes';
import { demoEquipos } from './catalogues';
import type { DemoClasificacion, DemoFila } from './types';

type Cifras = readonly [g: number, e: number, p: number, gf: number, gc: number];

/** A row from what was won, drawn, lost, scored and conceded; `null` is us. */
function fila(equipo: string | null, [g, e, p, gf, gc]: Cifras): DemoFila {
  const rival = demoEquipos.find(({ clave }) => clave === equipo)?.datos.nombre;
  return {
    equipo,
    datos: {
      nombre: rival ?? ajustesDemo.nombre,
      ...(equipo === null && { es_nuestro: true }),
      ...{ pj: g + e + p, g, e, p, gf, gc, pts: 3 * g + e },
    },
  };
}

/** The league of the running season after nine days, of which everybody rests one; our row is what our sheets say. */
export const clasificacionActual: DemoClasificacion = {
  competicion: 'liga',
  filas: [
    fila('fontana', [6, 2, 1, 19, 8]),
    fila('robledal', [5, 2, 2, 15, 9]),
    fila('vegalba', [5, 1, 2, 15, 9]),
    fila('riofrio', [4, 2, 2, 13, 9]),
    fila(null, [3, 3, 2, 16, 9]),
    fila('pinar', [3, 3, 2, 11, 9]),
    fila('alameda', [3, 3, 3, 12, 13]),
    fila('mirador', [3, 2, 3, 10, 10]),
    fila('sotillo', [2, 3, 3, 10, 13]),
    fila('barriosur', [2, 2, 4, 8, 12]),
    fila('molinos', [2, 1, 5, 9, 14]),
    fila('cantera', [1, 2, 6, 9, 19]),
    fila('castanar', [1, 2, 5, 7, 20]),
  ],
};
