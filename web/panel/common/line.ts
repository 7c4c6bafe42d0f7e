/** Wrapping row of items. */
export const LINE = { display: 'flex', flexWrap: 'wrap', alignItems: 'center' } as const;
