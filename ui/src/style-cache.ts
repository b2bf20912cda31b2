import createCache from '@emotion/cache';

export type StyleCache = ReturnType<typeof createCache>;

/** Where Chakra keeps the styles that it has inserted into the page. */
export const createStyleCache = (): StyleCache => createCache({ key: 'css' });
