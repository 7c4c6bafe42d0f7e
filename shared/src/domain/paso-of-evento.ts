import { EVENTOS, type TipoEvento, tiposOfPaso } from '../eventos/tabla';
import { type PasoEvento, pasosEventoSchemas } from '../schemas/directo';
import type { Mitad } from '../vocabulario';
import type { CamposEvento } from './directo-pasos';

/** An event as it is entered at the touchline. */
export interface Apunte extends CamposEvento {
  readonly evento: TipoEvento;
}

/** Where and when it was entered. */
interface Sello {
  readonly id: string;
  readonly instante: string;
  readonly mitad: Mitad;
}

/**
 * The step that stands for an event, without what its kind or a missing author does not admit (regla 32). Throws for a
 * change that does not say who and whom, and for a kind that only sheets have.
 */
export function pasoOfEvento(sello: Sello, apunte: Apunte): PasoEvento {
  const { evento, autor_id, asistente_id, entra_id, sale_id, forma, propia_puerta } = apunte;
  const clase = EVENTOS[evento];
  if (clase.paso === null) throw new TypeError(`no step of the touchline stands for ${evento}`);
  const hasAutor = clase.autor !== 'nadie' && autor_id !== undefined;
  return pasosEventoSchemas[clase.paso].parse({
    ...sello,
    tipo: clase.paso,
    ...(tiposOfPaso(clase.paso).length > 1 && { evento }),
    ...(hasAutor && { autor_id }),
    ...(hasAutor && clase.asistente && asistente_id !== undefined && { asistente_id }),
    ...(clase.relevo && { entra_id, sale_id }),
    ...(hasAutor && clase.forma && forma && { forma }),
    ...(!hasAutor && clase.propia_puerta && propia_puerta && { propia_puerta }),
  });
}
