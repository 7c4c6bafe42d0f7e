import { accept, compareNombres, refuse, type Result } from '@club/shared';
import type { Reader } from '../../firestore/reader';
import type { Handlers, ReadCall, WriteCall, Written } from '../../http/handler';
import {
  type Catalogo,
  catalogoCampos,
  catalogoCompeticiones,
  catalogoEquipos,
  type Named,
  putCatalogo,
} from '../../operaciones/partidos/catalogos';
import { presentCampo, presentCompeticion, presentEquipo } from '../presenters/catalogos';

/** A catalogue with the texts of its answers. */
interface CatalogoConTextos<T extends Named> extends Catalogo<T> {
  readonly present: (stored: T) => T;
  readonly creado: string;
  readonly borrado: string;
  readonly actualizado: string;
}

async function findStored<T extends Named>(
  reader: Reader,
  catalogo: Catalogo<T>,
  id: string,
): Promise<Result<T>> {
  const stored = await reader.read(catalogo.collection.document(id));
  return stored ? accept(stored) : refuse('no-encontrado', catalogo.articulo);
}

function catalogoHandlers<T extends Named>(catalogo: CatalogoConTextos<T>) {
  return {
    list: async ({ reader }: ReadCall): Promise<Result<T[]>> => {
      const all = await reader.list(catalogo.collection);
      return accept(all.sort((a, b) => compareNombres(a.nombre, b.nombre)).map(catalogo.present));
    },
    show: async ({ reader, id }: ReadCall): Promise<Result<T>> => {
      const found = await findStored(reader, catalogo, id);
      return found.ok ? accept(catalogo.present(found.value)) : found;
    },
    create: ({ uow, nuevoId }: WriteCall<unknown>, stored: T): Promise<Result<Written<T>>> => {
      uow.create(catalogo.collection.document(nuevoId), stored);
      const data = catalogo.present(stored);
      return Promise.resolve(accept({ id: nuevoId, msg: catalogo.creado, data }));
    },
    update: async <Body>(
      { uow, id, body }: WriteCall<Body>,
      apply: (stored: T, body: Body) => T,
    ): Promise<Result<Written<T>>> => {
      const found = await findStored(uow, catalogo, id);
      if (!found.ok) return found;
      const changed = apply(found.value, body);
      await putCatalogo(uow, catalogo, changed);
      return accept({ id, msg: catalogo.actualizado, data: catalogo.present(changed) });
    },
    remove: async ({ uow, id }: WriteCall<undefined>): Promise<Result<Written<T>>> => {
      const found = await findStored(uow, catalogo, id);
      if (!found.ok) return found;
      await uow.remove(catalogo.collection.document(id));
      return accept({ id, msg: catalogo.borrado, data: catalogo.present(found.value) });
    },
  };
}

const equipos = catalogoHandlers({
  ...catalogoEquipos,
  present: presentEquipo,
  creado: 'equipo creado!',
  borrado: 'equipo borrado!',
  actualizado: 'equipo actualizado!',
});

const competiciones = catalogoHandlers({
  ...catalogoCompeticiones,
  present: presentCompeticion,
  creado: 'competicion creada!',
  borrado: 'competicion borrada!',
  actualizado: 'competicion actualizada!',
});

const campos = catalogoHandlers({
  ...catalogoCampos,
  present: presentCampo,
  creado: 'campo creado!',
  borrado: 'campo borrado!',
  actualizado: 'campo actualizado!',
});

/** Rival teams, competitions and grounds: a rename reaches all their matches (regla 55). */
export const catalogosHandlers = {
  addEquipo: (call) => equipos.create(call, { _id: call.nuevoId, ...call.body }),
  fetchEquipos: equipos.list,
  fetchEquiposOrdenados: equipos.list,
  fetchEquipo: equipos.show,
  updateEquipo: (call) =>
    equipos.update(call, (equipo, { nombre, color_hex: colorHex }) => ({
      _id: equipo._id,
      nombre: nombre ?? equipo.nombre,
      color_hex: colorHex ?? equipo.color_hex,
    })),
  delEquipo: equipos.remove,

  addCompeticion: (call) => competiciones.create(call, { _id: call.nuevoId, ...call.body }),
  fetchCompeticiones: competiciones.list,
  fetchCompeticion: competiciones.show,
  updateCompeticion: (call) =>
    competiciones.update(call, ({ _id, nombre }, body) => ({ _id, nombre: body.nombre ?? nombre })),
  delCompeticion: competiciones.remove,

  addCampo: (call) => campos.create(call, { _id: call.nuevoId, ...call.body }),
  fetchCampos: campos.list,
  fetchCampo: campos.show,
  updateCampo: (call) =>
    campos.update(call, ({ _id, nombre }, body) => ({ _id, nombre: body.nombre ?? nombre })),
  delCampo: campos.remove,
} satisfies Partial<Handlers>;
