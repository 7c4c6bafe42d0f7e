import { campoOfRival, CAMPO_PROPIO } from './catalogues';
import { sheet, type SheetNotes } from './sheet';
import type { DemoPartido } from './types';

/** What other demo records call a match. */
export const clavePartido = (competicion: string, equipo: string, fecha: string): string =>
  `${competicion}-${equipo}-${fecha}`;

const match =
  (local: boolean) =>
  (
    competicion: string,
    equipo: string,
    fecha: string,
    hora: string,
    said: SheetNotes | DemoPartido['estado'] = 'programado',
  ): DemoPartido => ({
    clave: clavePartido(competicion, equipo, fecha),
    equipo,
    competicion,
    campo: local ? CAMPO_PROPIO : campoOfRival(equipo),
    local,
    fecha_str: fecha,
    hora_str: hora,
    ...(typeof said === 'string'
      ? { estado: said, acta: null }
      : { estado: 'programado', acta: sheet(said) }),
  });

/** A match at home, with its sheet; one that is still to come has a state instead. */
export const enCasa = match(true);

/** The same, away. */
export const fuera = match(false);
