import { mendInicio } from '@club/functions';
import { changing } from './changing';
import type { Migration } from './migration';

/** What the panel's home knows of a club that there was before it. */
export const inicioContado: Migration = {
  version: 6,
  descripcion: 'el inicio del panel, contado de los registros',
  run: (services) => changing(services, async (uow) => ((await mendInicio(uow)) ? 1 : 0)),
};
