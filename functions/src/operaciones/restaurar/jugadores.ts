import {
  accept,
  withReserva,
  imagenId,
  isSameContent,
  type JugadorDoc,
  type Result,
} from '@club/shared';
import { documents } from '../../firestore/documents';
import type { UnitOfWork } from '../../firestore/unit-of-work';
import { consentimientoOf, findReserva } from '../jugadores/consentimientos';
import { deleteJugador, isClaveJugadorTaken, putJugador } from '../jugadores/jugadores';
import { cambioOf, cambiosOf, conflict, type Operacion } from './operacion';

/** The record apart from the age, which goes on by itself. */
function withoutEdad(jugador: JugadorDoc | undefined) {
  if (!jugador) return undefined;
  const { edades_al: _al, ...others } = jugador;
  return { ...others, edad: 0 };
}

/** Birth dates that the operation changed, by player. */
function fechasCambiadas(operacion: Operacion) {
  const cambio = cambioOf(operacion, documents.fechasNacimiento());
  const antes = new Map(Object.entries(cambio?.antes?.fechas ?? {}));
  const despues = new Map(Object.entries(cambio?.despues?.fechas ?? {}));
  const ids = [...new Set([...antes.keys(), ...despues.keys()])].filter(
    (id) => antes.get(id) !== despues.get(id),
  );
  return { ids, antes, despues };
}

/** What the operation changed of what is withheld, by player. */
function reservasCambiadas(operacion: Operacion) {
  const cambio = cambioOf(operacion, documents.reservas());
  const antes = new Map(Object.entries(cambio?.antes?.jugadores ?? {}));
  const despues = new Map(Object.entries(cambio?.despues?.jugadores ?? {}));
  const ids = [...new Set([...antes.keys(), ...despues.keys()])].filter(
    (id) => !isSameContent(antes.get(id), despues.get(id)),
  );
  return { ids, antes, despues };
}

/** The record, saying of its photos only what is still true: the history keeps no pictures (docs/decisions/0012). */
async function withStoredImages(uow: UnitOfWork, jugador: JugadorDoc): Promise<JugadorDoc> {
  const [perfil, banner] = await uow.readAll(
    (['jugador-perfil', 'jugador-banner'] as const).map((tipo) =>
      documents.imagen(imagenId(tipo, jugador._id)),
    ),
  );
  return {
    ...jugador,
    img_perfil: perfil ? jugador.img_perfil : { ...jugador.img_perfil, disponible: false },
    img_banner: banner ? jugador.img_banner : { ...jugador.img_banner, disponible: false },
  };
}

/** Puts players back, birth dates and previews with them; statistics and sheets never left. */
export async function restoreJugadores(
  uow: UnitOfWork,
  operacion: Operacion,
  ahora: Date,
): Promise<Result<null>> {
  const cambios = new Map(
    cambiosOf(operacion, 'jugadores', documents.jugador).map((cambio) => [cambio.id, cambio]),
  );
  const fechas = fechasCambiadas(operacion);
  const reservas = reservasCambiadas(operacion);
  for (const id of new Set([...cambios.keys(), ...fechas.ids, ...reservas.ids])) {
    const current = await uow.read(documents.jugador(id));
    const { antes, despues } = cambios.get(id) ?? { antes: current, despues: current };
    const privado = (await uow.read(documents.fechasNacimiento()))?.fechas ?? {};
    const currentFecha = Object.hasOwn(privado, id) ? privado[id] : undefined;
    const isFechaCambiada = fechas.ids.includes(id);
    const currentReserva = await findReserva(uow, id);
    const isReservaCambiada = reservas.ids.includes(id);
    const isUntouched =
      isSameContent(withoutEdad(current), withoutEdad(despues)) &&
      (!isFechaCambiada || currentFecha === fechas.despues.get(id)) &&
      (!isReservaCambiada || isSameContent(currentReserva, reservas.despues.get(id)));
    const nombre = (despues ?? antes)?.nombre_con_inicial ?? id;
    if (!isUntouched) return conflict(`el jugador ${nombre} ha cambiado después`);
    if (!antes) {
      const deleted = await deleteJugador(uow, id, ahora);
      if (!deleted.ok) return deleted;
      continue;
    }
    const fechaNac = isFechaCambiada ? fechas.antes.get(id) : currentFecha;
    if (fechaNac === undefined) return conflict(`falta la fecha de nacimiento de ${nombre}`);
    const reserva = isReservaCambiada ? reservas.antes.get(id) : currentReserva;
    const restored = withReserva(antes, reserva);
    if (await isClaveJugadorTaken(uow, restored.clave_externa, id)) {
      return conflict(`otro jugador tiene ya la clave externa de ${nombre}`);
    }
    await putJugador(uow, await withStoredImages(uow, restored), fechaNac, ahora, {
      consentimiento: consentimientoOf(reserva),
    });
  }
  return accept(null);
}
