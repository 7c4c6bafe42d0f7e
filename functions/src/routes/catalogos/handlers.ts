import { accept, compareNombres, type Partido, refuse, type Result } from '@club/shared';
import { collections, type CollectionSpec, type DocumentSpec } from '../../firestore/documents';
import type { Reader } from '../../firestore/reader';
import type { UnitOfWork } from '../../firestore/unit-of-work';
import type { Handlers, ReadCall, WriteCall, Written } from '../../http/handler';
import { changePartido } from '../../operaciones/temporada-partidos';
import { presentCampo, presentCompeticion, presentEquipo } from './presenters';

interface Named {
  readonly _id: string;
  readonly nombre: string;
}

/** One of the three catalogues: where it is stored, how it is called, and what matches copy from it. */
interface Catalogo<T extends Named> {
  readonly collection: CollectionSpec<T>;
  readonly document: (id: string) => DocumentSpec<T>;
  readonly present: (stored: T) => T;
  /** With its article: `el equipo`. */
  readonly articulo: string;
  readonly creado: string;
  readonly borrado: string;
  readonly actualizado: string;
  readonly partidoField: 'equipo_id' | 'competicion_id' | 'campo_id';
  readonly copyTo: (partido: Partido, stored: T) => Partido;
}

async function findStored<T extends Named>(
  reader: Reader,
  catalogo: Catalogo<T>,
  id: string,
): Promise<Result<T>> {
  const stored = await reader.read(catalogo.document(id));
  return stored ? accept(stored) : refuse('no-encontrado', catalogo.articulo);
}

async function propagate<T extends Named>(uow: UnitOfWork, catalogo: Catalogo<T>, changed: T) {
  const partidos = await uow.list(collections.partidos, {
    field: catalogo.partidoField,
    value: changed._id,
  });
  for (const partido of partidos) {
    await changePartido(uow, partido, {
      ...catalogo.copyTo(partido, changed),
      version: partido.version + 1,
    });
  }
}

function catalogoHandlers<T extends Named>(catalogo: Catalogo<T>) {
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
      uow.create(catalogo.document(nuevoId), stored);
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
      await uow.write(catalogo.document(id), changed);
      await propagate(uow, catalogo, changed);
      return accept({ id, msg: catalogo.actualizado, data: catalogo.present(changed) });
    },
    remove: async ({ uow, id }: WriteCall<undefined>): Promise<Result<Written<T>>> => {
      const found = await findStored(uow, catalogo, id);
      if (!found.ok) return found;
      await uow.remove(catalogo.document(id));
      return accept({ id, msg: catalogo.borrado, data: catalogo.present(found.value) });
    },
  };
}

const equipos = catalogoHandlers({
  collection: collections.equipos,
  document: collections.equipos.document,
  present: presentEquipo,
  articulo: 'el equipo',
  creado: 'equipo creado!',
  borrado: 'equipo borrado!',
  actualizado: 'equipo actualizado!',
  partidoField: 'equipo_id',
  copyTo: (partido, { nombre, color_hex }) => ({
    ...partido,
    nombre_equipo: nombre,
    color_equipo: color_hex,
  }),
});

const competiciones = catalogoHandlers({
  collection: collections.competiciones,
  document: collections.competiciones.document,
  present: presentCompeticion,
  articulo: 'la competición',
  creado: 'competicion creada!',
  borrado: 'competicion borrada!',
  actualizado: 'competicion actualizada!',
  partidoField: 'competicion_id',
  copyTo: (partido, { nombre }) => ({ ...partido, nombre_competicion: nombre }),
});

const campos = catalogoHandlers({
  collection: collections.campos,
  document: collections.campos.document,
  present: presentCampo,
  articulo: 'el campo',
  creado: 'campo creado!',
  borrado: 'campo borrado!',
  actualizado: 'campo actualizado!',
  partidoField: 'campo_id',
  copyTo: (partido, { nombre }) => ({ ...partido, nombre_campo: nombre }),
});

/** Rival teams, competitions and grounds: a rename reaches all their matches (decisions, section 6). */
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
