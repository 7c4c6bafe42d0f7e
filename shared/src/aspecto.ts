/** What a reader may choose instead of his system's scheme: light or dark. */
export const ASPECTOS = ['claro', 'oscuro'] as const;
export type Aspecto = (typeof ASPECTOS)[number];

/** Key under which a device keeps the choice, and attribute of the page's root element that carries it (`data-…`). */
export const ASPECTO_KEY = 'aspecto';
