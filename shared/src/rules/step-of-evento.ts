import { EVENTOS, type EventoKind, kindsOfStep } from '../eventos/table';
import { type EventoStep, eventoStepSchemas } from '../schemas/live-match';
import type { Period } from '../vocabulary';
import type { CamposEvento } from './live-match-steps';

/** An event as entered at the touchline. */
export interface Entry extends CamposEvento {
  readonly evento: EventoKind;
}

/** Id and time of entry. */
interface Stamp {
  readonly id: string;
  readonly instante: string;
  readonly mitad: Period;
}

/**
 * The step for an event, without fields that its kind or a missing author rule out (regla 32). Throws for a
 * substitution without both players, and for kinds that only sheets have.
 */
export function stepOfEvento(stamp: Stamp, entry: Entry): EventoStep {
  const { evento, autor_id, asistente_id, entra_id, sale_id, forma, propia_puerta } = entry;
  const clase = EVENTOS[evento];
  if (clase.paso === null) throw new TypeError(`no step of the touchline stands for ${evento}`);
  const hasAuthor = clase.autor !== 'nadie' && autor_id !== undefined;
  return eventoStepSchemas[clase.paso].parse({
    ...stamp,
    tipo: clase.paso,
    ...(kindsOfStep(clase.paso).length > 1 && { evento }),
    ...(hasAuthor && { autor_id }),
    ...(hasAuthor && clase.asistente && asistente_id !== undefined && { asistente_id }),
    ...(clase.relevo && { entra_id, sale_id }),
    ...(hasAuthor && clase.forma && forma && { forma }),
    ...(!hasAuthor && clase.propia_puerta && propia_puerta && { propia_puerta }),
  });
}
