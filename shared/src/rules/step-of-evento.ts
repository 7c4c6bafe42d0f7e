import { EVENTOS, type TipoEvento, kindsOfStep } from '../eventos/table';
import { type EventoStep, eventoStepSchemas } from '../schemas/live-match';
import type { Mitad } from '../vocabulary';
import type { CamposEvento } from './live-match-steps';

/** An event as entered at the touchline. */
export interface Apunte extends CamposEvento {
  readonly evento: TipoEvento;
}

/** Id and time of entry. */
interface Sello {
  readonly id: string;
  readonly instante: string;
  readonly mitad: Mitad;
}

/**
 * The step for an event, without fields that its kind or a missing author rule out (regla 32). Throws for a
 * substitution without both players, and for kinds that only sheets have.
 */
export function pasoOfEvento(sello: Sello, apunte: Apunte): EventoStep {
  const { evento, autor_id, asistente_id, entra_id, sale_id, forma, propia_puerta } = apunte;
  const clase = EVENTOS[evento];
  if (clase.paso === null) throw new TypeError(`no step of the touchline stands for ${evento}`);
  const hasAutor = clase.autor !== 'nadie' && autor_id !== undefined;
  return eventoStepSchemas[clase.paso].parse({
    ...sello,
    tipo: clase.paso,
    ...(kindsOfStep(clase.paso).length > 1 && { evento }),
    ...(hasAutor && { autor_id }),
    ...(hasAutor && clase.asistente && asistente_id !== undefined && { asistente_id }),
    ...(clase.relevo && { entra_id, sale_id }),
    ...(hasAutor && clase.forma && forma && { forma }),
    ...(!hasAutor && clase.propia_puerta && propia_puerta && { propia_puerta }),
  });
}
