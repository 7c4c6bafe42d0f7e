import { campoOfRival, CAMPO_PROPIO } from './catalogues';
import type { DemoActa, DemoPartido } from './types';

/** A played match as the season tables write it down. */
interface PlayedNotes {
  readonly equipo: string;
  readonly competicion: string;
  readonly fuera?: true;
  readonly fecha: string;
  readonly hora: string;
  readonly acta: DemoActa;
}

interface ComingNotes extends Omit<PlayedNotes, 'acta'> {
  readonly estado?: DemoPartido['estado'];
}

/** What other demo records call a match. */
export const clavePartido = (competicion: string, equipo: string, fecha: string): string =>
  `${competicion}-${equipo}-${fecha}`;

/** A match still to come. */
export function coming(notes: ComingNotes): DemoPartido {
  const { equipo, competicion, fuera, fecha, hora, estado = 'programado' } = notes;
  return {
    clave: clavePartido(competicion, equipo, fecha),
    equipo,
    competicion,
    campo: fuera ? campoOfRival(equipo) : CAMPO_PROPIO,
    local: !fuera,
    fecha_str: fecha,
    hora_str: hora,
    estado,
    acta: null,
  };
}

/** A match with its sheet. */
export function played({ acta, ...notes }: PlayedNotes): DemoPartido {
  return { ...coming(notes), acta };
}
