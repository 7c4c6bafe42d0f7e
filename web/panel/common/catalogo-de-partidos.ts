import { BY_NAME } from './orders';
import { countPartidos, usageText, usoDeVariosText } from './partido-usage';

interface Registro {
  readonly _id: string;
  readonly nombre: string;
}

interface Catalogo {
  /** 'campo', as in 'Editar campo', and 'campos'. */
  readonly noun: string;
  readonly plural: string;
  /** With what 'nuevo' and 'creado' end beside it. */
  readonly genero: 'o' | 'a';
  /** As its button and messages spell it, where that is otherwise. */
  readonly enMensajes?: string;
  /** The field in which a match names one of them. */
  readonly field: 'equipo_id' | 'competicion_id' | 'campo_id';
}

/** What the screens of the catalogues that matches name have in common: texts, list, and what deleting does (regla 27). */
export const catalogoDePartidos = ({
  noun,
  plural,
  genero,
  enMensajes = noun,
  field,
}: Catalogo) => ({
  title: plural.charAt(0).toUpperCase() + plural.slice(1),
  noun,
  newLabel: `Nuev${genero} ${noun}`,
  createLabel: `Crear ${enMensajes}`,
  listHeading: `${plural} cread${genero}s`,
  created: () => `${enMensajes} cread${genero}!`,
  updated: () => `${enMensajes} actualizad${genero}!`,
  deletion: {
    question: ({ _id }: Registro) =>
      `¿Seguro que quieres borrar est${genero === 'o' ? 'e' : 'a'} ${noun}? (${_id})`,
    loadDetail: async ({ _id, nombre }: Registro) =>
      usageText(nombre, await countPartidos((partido) => partido[field] === _id)),
    success: `${enMensajes} borrad${genero}!`,
  },
  list: {
    textOf: ({ nombre }: Registro) => nombre,
    orders: BY_NAME,
    empty: `Aún no hay ${plural}.`,
  },
  varios: {
    plural,
    deletionDetail: async (records: readonly Registro[]) => {
      const ids = new Set(records.map(({ _id }) => _id));
      return usoDeVariosText(await countPartidos((partido) => ids.has(partido[field])));
    },
  },
});
