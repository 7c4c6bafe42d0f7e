import {
  accept,
  type Ajustes,
  type AjustesGuardados,
  ajustesRegistro,
  present,
} from '@club/shared';
import { readAjustes } from '../../firestore/read-club';
import type { Handlers } from '../../http/handler';
import { written } from '../../http/written';
import { updateAjustes } from '../../operaciones/ajustes/ajustes';

/** There is one record of settings; its answers name it by its kind. */
const AJUSTES_ID = ajustesRegistro.tipo;

/** The settings as they leave the API: without the addresses of before. */
const presentAjustes = (ajustes: AjustesGuardados): Ajustes => present(ajustesRegistro, ajustes);

/** The club's settings (regla 2). */
export const ajustesHandlers = {
  fetchAjustes: async ({ reader }) => accept(presentAjustes(await readAjustes(reader))),
  updateAjustes: async ({ uow, body, nuevoId }) => {
    const updated = await updateAjustes(uow, body, nuevoId);
    return written(AJUSTES_ID, 'Ajustes guardados!', updated, presentAjustes);
  },
} satisfies Partial<Handlers>;
