import { derivePlantilla } from '@club/shared';
import { collections, documents } from '../documents';
import type { UnitOfWork } from '../unit-of-work';
import { changesIn, type Projection } from './projection';

async function projectSquad(uow: UnitOfWork): Promise<void> {
  const [stored, jugadores] = await Promise.all([
    uow.read(documents.plantilla()),
    uow.list(collections.jugadores),
  ]);
  if (!stored && jugadores.length === 0) return;
  await uow.write(documents.plantilla(), derivePlantilla(jugadores));
}

/** `publico/plantilla`. */
export const squad: Projection = {
  async update(uow, changes) {
    if (changesIn(changes, collections.jugadores).length > 0) await projectSquad(uow);
  },
  rebuild: () => [projectSquad],
};
