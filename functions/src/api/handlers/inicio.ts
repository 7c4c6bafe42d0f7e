import { accept } from '@club/shared';
import type { Handlers } from '../../http/handler';
import { readNombres } from '../../identidad/nombres';
import { noteAuditoria, noteCopia, readInicio } from '../../operaciones/inicio/inicio';
import { presentInicio } from '../presenters/inicio';

/** The panel's home, and what is noted for it (docs/decisions/0045). */
export const inicioHandlers = {
  fetchInicio: async ({ reader, services }) => {
    const inicio = await readInicio(reader);
    const nombres = await readNombres(
      services.auth,
      inicio.ultimos.map(({ quien }) => quien),
    );
    return accept(presentInicio(inicio, nombres));
  },
  anotarCopia: async ({ uow, ahora }) => {
    await noteCopia(uow, ahora);
    return accept({ msg: 'copia anotada!' });
  },
  comprobarTemporada: async ({ uow, id, ahora }) => {
    const audited = await noteAuditoria(uow, id, ahora);
    return audited.ok ? accept({ id, msg: 'temporada comprobada!', data: audited.value }) : audited;
  },
} satisfies Partial<Handlers>;
