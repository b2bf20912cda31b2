import createCache from '@emotion/cache';

export type StyleCache = ReturnType<typeof createCache>;

/** The cache takes over the `<style data-emotion>` elements that the server wrote into the head. */
export function createStyleCache(): StyleCache {
  const cache = createCache({ key: 'css' });
  // On the server the styles are collected in the cache instead of standing between the elements, where they would
  // break selectors such as `:first-child`.
  if (typeof document === 'undefined') cache.compat = true;
  return cache;
}

/** `<style>` elements of everything rendered with this cache, for the document's head. */
export function styleElements(cache: StyleCache): string {
  const globals: string[] = [];
  const ids: string[] = [];
  let rules = '';
  for (const [id, css] of Object.entries(cache.inserted)) {
    if (typeof css !== 'string') continue;
    if (cache.registered[`${cache.key}-${id}`] === undefined) {
      globals.push(styleElement(`${cache.key}-global ${id}`, css));
    } else {
      ids.push(id);
      rules += css;
    }
  }
  return globals.join('') + styleElement(`${cache.key} ${ids.join(' ')}`, rules);
}

function styleElement(name: string, css: string): string {
  // CSS written by the shop never holds `</style`; the guard keeps a value from data from ending the element.
  return `<style data-emotion="${name}">${css.replaceAll('</', '<\\/')}</style>`;
}
