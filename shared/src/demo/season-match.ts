import type { DemoActa, DemoPartido } from './types';

/** A played match as the season tables write it down. */
interface PlayedNotes {
  readonly equipo: string;
  readonly competicion: string;
  /** Ground of an away match; ours when left out. */
  readonly fuera?: string;
  readonly fecha: string;
  readonly hora: string;
  readonly acta: DemoActa;
}

interface ComingNotes extends Omit<PlayedNotes, 'acta'> {
  readonly estado?: DemoPartido['estado'];
}

const CAMPO_PROPIO = 'encinar';

/** A match still to come. */
export function coming(notes: ComingNotes): DemoPartido {
  const { equipo, competicion, fuera, fecha, hora, estado = 'programado' } = notes;
  return {
    clave: `${competicion}-${equipo}-${fecha}`,
    equipo,
    competicion,
    campo: fuera ?? CAMPO_PROPIO,
    local: fuera === undefined,
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
