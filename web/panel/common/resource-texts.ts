export interface RecordDescription {
  readonly _id: string;
  readonly nombre: string;
}

/** Words for a kind of record. */
export interface Nouns {
  /** Singular and plural: 'campo', 'campos'. */
  readonly noun: string;
  readonly plural: string;
  /** Gender ending for 'nuevo' and 'creado'. */
  readonly gender: 'o' | 'a';
  /** Spelling in its button and messages, if different. */
  readonly inMessages?: string;
}

/** Texts of a resource whose records have a name. */
export const resourceTexts = ({ noun, plural, gender, inMessages = noun }: Nouns) => ({
  title: plural.charAt(0).toUpperCase() + plural.slice(1),
  noun,
  newLabel: `Nuev${gender} ${noun}`,
  createLabel: `Crear ${inMessages}`,
  listHeading: `${plural} cread${gender}s`,
  created: () => `${inMessages} cread${gender}!`,
  updated: () => `${inMessages} actualizad${gender}!`,
  deletion: {
    question: ({ _id }: RecordDescription) =>
      `¿Seguro que quieres borrar est${gender === 'o' ? 'e' : 'a'} ${noun}? (${_id})`,
    success: `${inMessages} borrad${gender}!`,
  },
  list: {
    textOf: ({ nombre }: RecordDescription) => nombre,
    empty: `Aún no hay ${plural}.`,
  },
});
