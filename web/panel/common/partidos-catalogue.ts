import { BY_NAME } from './orders';
import { countPartidos, usageText, bulkUsageText } from './partido-usage';

interface Registro {
  readonly _id: string;
  readonly nombre: string;
}

interface Catalogo {
  /** Singular and plural: 'campo', 'campos'. */
  readonly noun: string;
  readonly plural: string;
  /** Gender ending for 'nuevo' and 'creado'. */
  readonly genero: 'o' | 'a';
  /** Spelling in its button and messages, if different. */
  readonly enMensajes?: string;
  /** The match field that refers to it. */
  readonly field: 'equipo_id' | 'competicion_id' | 'campo_id';
}

/** Shared texts, list and delete behaviour of the catalogues that matches refer to (regla 27). */
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
      return bulkUsageText(await countPartidos((partido) => ids.has(partido[field])));
    },
  },
});
