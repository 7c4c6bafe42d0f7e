import createCache from '@emotion/cache';

/** Emotion cache that discards styles: jsdom has no layout, and parsing them would cost time. */
export const unstyled = createCache({ key: 'css' });
unstyled.insert = () => undefined;
