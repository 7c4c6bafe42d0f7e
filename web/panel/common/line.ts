/** Things beside each other, in as many lines as they need. */
export const LINE = { display: 'flex', flexWrap: 'wrap', alignItems: 'center' } as const;
