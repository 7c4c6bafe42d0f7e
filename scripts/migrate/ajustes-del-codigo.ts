import { documents, writeAjustes } from '@club/functions';
import { ajustesDemo } from '@club/shared/demo';
import { changing } from './changing';
import type { Migration } from './migration';

/** A club that was shown as the code said goes on being shown so: what the code said becomes its settings. */
export const ajustesDelCodigo: Migration = {
  version: 5,
  descripcion: 'los ajustes del club, que estaban en el código',
  run: (services) =>
    changing(services, async (uow) => {
      const club = await uow.read(documents.club());
      if (!club || club.ajustes) return 0;
      await writeAjustes(uow, ajustesDemo);
      return 1;
    }),
};
