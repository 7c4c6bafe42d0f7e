import { edadEn } from '@club/shared';
import { documents } from '../firestore/documents';
import type { UnitOfWork } from '../firestore/unit-of-work';

/**
 * Brings the stored ages up to date: public pages read documents and may not know birth dates, so every morning the
 * ages of those who had their birthday are written again (decisions, section 4). Gives the number of players changed.
 */
export async function refreshEdades(uow: UnitOfWork, ahora: Date): Promise<number> {
  const plantilla = await uow.read(documents.plantilla());
  const privado = await uow.read(documents.fechasNacimiento());
  if (!plantilla || !privado) return 0;
  const previews = { ...plantilla.jugadores };
  let changed = 0;
  for (const [id, preview] of Object.entries(plantilla.jugadores)) {
    const fechaNac = privado.fechas[id];
    const edad = fechaNac === undefined ? preview.edad : edadEn(fechaNac, ahora);
    if (edad === preview.edad) continue;
    const jugador = await uow.read(documents.jugador(id));
    if (!jugador) continue;
    previews[id] = { ...preview, edad };
    await uow.write(documents.jugador(id), { ...jugador, edad });
    changed += 1;
  }
  await uow.write(documents.plantilla(), { jugadores: previews });
  return changed;
}
