import { isSameContent, withJugadores } from '@club/shared';
import { collections, documents } from '../documents';
import type { UnitOfWork } from '../unit-of-work';
import { changesIn, type Projection } from './projection';

async function rebuild(uow: UnitOfWork): Promise<void> {
  const [stored, jugadores] = await Promise.all([
    uow.read(documents.plantilla()),
    uow.list(collections.jugadores),
  ]);
  if (!stored && jugadores.length === 0) return;
  const current = new Map(jugadores.map((one) => [one._id, one]));
  const plantilla = withJugadores(stored && { ...stored, jugadores: {} }, current);
  if (!isSameContent(plantilla, stored)) await uow.write(documents.plantilla(), plantilla);
}

/** `publico/plantilla`. */
export const squad: Projection = {
  async update(uow, changes) {
    const changed = changesIn(changes, collections.jugadores);
    if (changed.length === 0) return;
    const stored = await uow.read(documents.plantilla());
    const current = new Map(changed.map(({ id, after }) => [id, after]));
    await uow.write(documents.plantilla(), withJugadores(stored, current));
  },
  rebuild: () => [rebuild],
};
