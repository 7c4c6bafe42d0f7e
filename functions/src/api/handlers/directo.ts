import { accept } from '@club/shared';
import type { Handlers } from '../../http/handler';
import { written } from '../../http/written';
import { deleteDirecto, findDirecto, putDirecto } from '../../operaciones/partidos/directo';
import { requireForAyudante } from '../../operaciones/partidos/partidos';
import { presentDirecto } from '../presenters/directo';

/** Matches while they are being played (docs/decisions/0018). */
export const directoHandlers = {
  putDirecto: async ({ uow, id, body, ahora, isAdministrador }) => {
    const allowed = isAdministrador ? accept(null) : await requireForAyudante(uow, id);
    if (!allowed.ok) return allowed;
    const saved = await putDirecto(uow, id, body, ahora);
    return written(id, 'directo guardado!', saved, presentDirecto);
  },
  delDirecto: async ({ uow, id, isAdministrador }) => {
    const allowed = isAdministrador ? accept(null) : await requireForAyudante(uow, id);
    if (!allowed.ok) return allowed;
    const deleted = await deleteDirecto(uow, id);
    return written(id, 'directo descartado!', deleted, (value) => value && presentDirecto(value));
  },
  fetchDirecto: async ({ reader, id }) => {
    const found = await findDirecto(reader, id);
    return found.ok ? accept(presentDirecto(found.value)) : found;
  },
} satisfies Partial<Handlers>;
