import {
  accept,
  escudoName,
  isSameRegistro,
  type Partido,
  partidoRegistro,
  type Result,
  settleEstado,
} from '@club/shared';
import { collections, documents } from '../../firestore/documents';
import type { UnitOfWork } from '../../firestore/unit-of-work';
import { isClaveTaken } from '../clave-externa';
import { changePartido } from '../partidos/change-partido';
import { linksOf } from '../temporadas/citas';
import { findTemporada } from '../temporadas/temporadas';
import { type Cambio, cambiosOf, conflict, type Operacion, readUntouched } from './operacion';

/** The match under the names that its team, competition, ground and season have now. */
async function withCurrentNames(
  uow: UnitOfWork,
  antes: Partido,
  current: Partido | undefined,
  nombreTemporada: string,
): Promise<Partido> {
  const equipo = await uow.read(documents.equipo(antes.equipo_id));
  const competicion = await uow.read(documents.competicion(antes.competicion_id));
  const campo = await uow.read(documents.campo(antes.campo_id));
  // Of a record that was deleted since, the match itself has the last name (regla 27).
  const last = (field: 'equipo_id' | 'competicion_id' | 'campo_id') =>
    current?.[field] === antes[field] ? current : antes;
  const { noticias: _noticias, ...own } = antes;
  return {
    ...settleEstado(own),
    ...(await linksOf(uow, current ?? antes)),
    nombre_equipo: equipo?.nombre ?? last('equipo_id').nombre_equipo,
    color_equipo: equipo?.color_hex ?? last('equipo_id').color_equipo,
    escudo_equipo: equipo
      ? escudoName(equipo._id, equipo.escudo)
      : (last('equipo_id').escudo_equipo ?? ''),
    nombre_competicion: competicion?.nombre ?? last('competicion_id').nombre_competicion,
    // A match to be played follows its competition; a sheet keeps its halves (regla 76).
    ...(!antes.jugado && competicion && { minutos_parte: competicion.minutos_parte }),
    nombre_campo: campo?.nombre ?? last('campo_id').nombre_campo,
    direccion_campo: (campo ? campo.direccion : last('campo_id').direccion_campo) ?? '',
    nombre_temporada: nombreTemporada,
    version: (current ?? antes).version + 1,
  };
}

/** What the operation did to matches, without those in which it only renamed something: they follow what they are named after. */
const ownCambios = (operacion: Operacion) =>
  cambiosOf(operacion, 'partidos', documents.partido).filter(
    ({ antes, despues }) => !isSameRegistro(partidoRegistro, antes, despues),
  );

const readPartido = (uow: UnitOfWork, cambio: Cambio<Partido>) =>
  readUntouched(uow, partidoRegistro, documents.partido(cambio.id), cambio);

/** Deletes again the matches that the operation made: before their season, which may go too. */
export async function removeNewPartidos(
  uow: UnitOfWork,
  operacion: Operacion,
): Promise<Result<null>> {
  for (const cambio of ownCambios(operacion).filter(({ antes }) => !antes)) {
    const current = await readPartido(uow, cambio);
    if (!current.ok) return current;
    await changePartido(uow, current.value ?? null, null, { keepsAjustes: true });
  }
  return accept(null);
}

/**
 * Puts the matches back that the operation changed or deleted, through the one function that writes matches, so that
 * statistics, calendar, rankings and next games follow.
 */
export async function restorePartidos(
  uow: UnitOfWork,
  operacion: Operacion,
): Promise<Result<null>> {
  for (const cambio of ownCambios(operacion)) {
    const { id, antes } = cambio;
    if (!antes) continue;
    const current = await readPartido(uow, cambio);
    if (!current.ok) return current;
    const nombre = partidoRegistro.titulo.parse(antes);
    const temporada = await findTemporada(uow, antes.temporada_id);
    if (!temporada.ok) return conflict(`la temporada del partido ${nombre} ya no existe`);
    if (await isClaveTaken(uow, collections.partidos, antes.clave_externa, id)) {
      return conflict(`otro partido tiene ya la clave externa de ${nombre}`);
    }
    const restored = await withCurrentNames(uow, antes, current.value, temporada.value.nombre);
    await changePartido(uow, current.value ?? null, restored, { keepsAjustes: true });
  }
  return accept(null);
}
