import { localDate } from '@club/shared';
import { documents } from '../../store/documents';
import type { UnitOfWork } from '../../store/unit-of-work';

/** Age in whole years today in Madrid. 29 February counts as 1 March (regla 16). `birthDate` is YYYY-MM-DD. */
export function ageAt(birthDate: string, now: Date): number {
  const today = localDate(now);
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** Writes all stored ages, so that no write time reveals a birthday (docs/decisions/0025). Returns how many changed. */
export async function refreshAges(uow: UnitOfWork): Promise<number> {
  const plantilla = await uow.read(documents.plantilla());
  const birthDates = await uow.read(documents.birthDates());
  if (!plantilla || !birthDates) return 0;
  const edades_al = localDate(uow.now);
  const ids = Object.keys(plantilla.jugadores);
  const stored = await uow.readAll(ids.map((id) => documents.jugador(id)));
  let changed = 0;
  for (const [index, id] of ids.entries()) {
    const jugador = stored[index];
    if (!jugador) continue;
    const birthDate = birthDates.fechas[id];
    const edad = birthDate === undefined ? jugador.edad : ageAt(birthDate, uow.now);
    if (edad !== jugador.edad) changed += 1;
    // Ages change automatically, so there is no history entry.
    const renewed = { ...jugador, edad, edades_al };
    await uow.write(documents.jugador(id), renewed, { keepHistory: false });
  }
  return changed;
}
