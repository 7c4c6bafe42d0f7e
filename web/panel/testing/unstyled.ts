import createCache from '@emotion/cache';

/** Where the panel's styles go in a test: nowhere. jsdom has no layout, and would read each of them. */
export const unstyled = createCache({ key: 'css' });
unstyled.insert = () => undefined;
