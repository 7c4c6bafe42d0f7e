import { z } from 'zod';
import type { AlineacionInput, EventoInput } from '../schemas/acta';
import { FORMS, perRow } from '../vocabulary';

/** Compact notation of a match sheet. Players are given by `clave`, separated by spaces. */
export interface SheetNotes {
  /** `keeper / defenders / midfielders / forwards / bench` */
  readonly convocados: string;
  /** `23 gol scorer how assistant, 45+2 amarilla player`: the minute, a key of `EVENT_NOTES`, and its arguments. */
  readonly eventos: string;
  readonly mvp: string;
  readonly capitan?: string | undefined;
  /** `4-3`: goals of a shoot-out, ours and theirs. */
  readonly tanda?: string | undefined;
}

const formaSchema = z.enum(FORMS);

const ref = (key: string) => ({ jugador_id: key });

const gol = (autor: string, how: string, asistente?: string) => ({
  evento: 'gol anotado' as const,
  autor: { ...ref(autor), forma: formaSchema.parse(how) },
  ...(asistente !== undefined && { asistente: ref(asistente) }),
});

const EVENT_NOTES = new Map<string, (...keys: [string, string, string?]) => EventoInput>([
  ['gol', gol],
  // Own goals: by the rival (counts for us, no scorer), and by us.
  ['golDelRival', () => ({ evento: 'gol anotado', propia_puerta: true })],
  ['enPropia', () => ({ evento: 'gol encajado', propia_puerta: true })],
  ['encaja', () => ({ evento: 'gol encajado' })],
  ['amarilla', (autor) => ({ evento: 'tarjeta amarilla', autor: ref(autor) })],
  // The first yellow card is an event of its own.
  ['dobleAmarilla', (autor) => ({ evento: 'doble amarilla', autor: ref(autor) })],
  ['roja', (autor) => ({ evento: 'tarjeta roja', autor: ref(autor) })],
  ['cambio', (goesOff, entra) => ({ evento: 'cambio', sale: ref(goesOff), entra: ref(entra) })],
]);

function readEvento(note: string): EventoInput {
  const [when = '', what = '', first = '', second = '', third] = note.split(' ');
  const toEvento = EVENT_NOTES.get(what);
  if (!toEvento) throw new RangeError(`unknown event in the note: ${note}`);
  const [minuto, anadido] = when.split('+').map(Number);
  return { ...toEvento(first, second, third), minuto, ...(anadido !== undefined && { anadido }) };
}

function fila(keys: string | undefined): AlineacionInput[keyof AlineacionInput] {
  return (keys ?? '').split(' ').filter(Boolean).map(ref);
}

const between = (eventos: readonly EventoInput[], first: number, last: number) =>
  eventos.filter(({ minuto }) => (minuto ?? 0) >= first && (minuto ?? 0) <= last);

/** The sheet for some notes. Events belong to the period of their minute; those after minute 90 make extra time. */
export function sheet({ convocados, eventos: notes, mvp, capitan, tanda }: SheetNotes) {
  const eventos = notes.split(', ').map(readEvento);
  const [ours = 0, theirs = 0] = tanda?.split('-').map(Number) ?? [];
  const [portero, defensas, mediocentros, delanteros, suplentes] = convocados.split('/');
  const rows = { portero, defensas, mediocentros, delanteros, suplentes };
  return {
    alineacion: perRow((one) => fila(rows[one])),
    detalles: {
      primera_parte: between(eventos, 0, 45),
      segunda_parte: between(eventos, 46, 90),
      ...(between(eventos, 91, 120).length > 0 && {
        prorroga_1: between(eventos, 91, 105),
        prorroga_2: between(eventos, 106, 120),
      }),
    },
    mvp: ref(mvp),
    ...(capitan !== undefined && { capitan }),
    ...(tanda !== undefined && { tanda: { anotados: ours, encajados: theirs } }),
  };
}
