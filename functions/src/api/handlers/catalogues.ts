import { accept, settingsKind, compareNames, givenFields, withItsArticle } from '@club/shared';
import { readSettings } from '../../store/read-club';
import { findStored, type Reader } from '../../store/reader';
import { type Handlers, type ReadCall, type WriteCall, written } from '../../http/handler';
import { updateSettings } from '../../operations/settings/settings';
import {
  type Catalogue,
  catalogues,
  type Named,
  putRecord,
  removeEquipoCrest,
} from '../../operations/partidos/catalogues';

function createHandlers<T extends Named>(catalogue: Catalogue<T>) {
  const { kind } = catalogue;
  const find = (reader: Reader, id: string) =>
    findStored(reader, catalogue.collection.document(id), withItsArticle(kind));
  /** `equipo creado!`, `competicion creada!`. `participle` comes without its ending: `cread`. */
  const msg = (participle: string) =>
    `${kind.tipo} ${participle}${kind.articulo === 'la' ? 'a' : 'o'}!`;
  return {
    list: async ({ reader }: ReadCall) => {
      const all = await reader.list(catalogue.collection);
      return accept(all.sort((a, b) => compareNames(a.nombre, b.nombre)));
    },
    read: ({ reader, id }: ReadCall) => find(reader, id),
    create: ({ uow, newId }: WriteCall<unknown>, stored: T) => {
      uow.create(catalogue.collection.document(newId), stored);
      return written(newId, msg('cread'), accept(stored));
    },
    update: async ({ uow, id, body }: WriteCall<object>) => {
      const found = await find(uow, id);
      if (!found.ok) return found;
      const changed = { ...found.value, ...givenFields(kind, body) };
      await putRecord(uow, catalogue, changed);
      return written(id, msg('actualizad'), accept(changed));
    },
    remove: async ({ uow, id }: WriteCall<undefined>) => {
      const found = await find(uow, id);
      if (found.ok) await uow.remove(catalogue.collection.document(id));
      return written(id, msg('borrad'), found);
    },
  };
}

const equipos = createHandlers(catalogues.equipos);
const competiciones = createHandlers(catalogues.competiciones);
const campos = createHandlers(catalogues.campos);

/** The club's settings (regla 2), rivals, competitions and grounds. A rename updates all their matches (regla 55). */
export const catalogueHandlers = {
  fetchAjustes: async ({ reader }) => accept(await readSettings(reader)),
  // The club has one record of settings. In responses, the name of its kind is its id.
  updateAjustes: ({ uow, body, newId }) =>
    written(settingsKind.tipo, 'Ajustes guardados!', updateSettings(uow, body, newId)),

  addEquipo: (call) => equipos.create(call, { _id: call.newId, ...call.body }),
  fetchEquipos: equipos.list,
  fetchEquiposOrdenados: equipos.list,
  fetchEquipo: equipos.read,
  updateEquipo: equipos.update,
  delEquipo: async (call) => {
    await removeEquipoCrest(call.uow, call.id);
    return equipos.remove(call);
  },

  addCompeticion: (call) => competiciones.create(call, { _id: call.newId, ...call.body }),
  fetchCompeticiones: competiciones.list,
  fetchCompeticion: competiciones.read,
  updateCompeticion: competiciones.update,
  delCompeticion: competiciones.remove,

  addCampo: (call) => campos.create(call, { _id: call.newId, ...call.body }),
  fetchCampos: campos.list,
  fetchCampo: campos.read,
  updateCampo: campos.update,
  delCampo: campos.remove,
} satisfies Partial<Handlers>;
