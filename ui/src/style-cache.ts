import createCache from '@emotion/cache';
import { type FixedVariables, inlineFixedVariables } from './fixed-variables.ts';

export type StyleCache = ReturnType<typeof createCache>;

/** Lists the ids of the server's rules, so that the browser does not insert them again. */
const RULES = 'data-rules';
/** No style in use needs a vendor prefix, except for those that write it out. */
const NO_PREFIXES: [] = [];

/**
 * Registers the rules that the server wrote into the head and leaves their elements in place. Emotion would move the
 * elements that it recognises as its own; each move makes the browser compute styles and layout of the whole page
 * again.
 */
export function createStyleCache(): StyleCache {
  const cache = createCache({ key: 'css', stylisPlugins: NO_PREFIXES });
  if (typeof document === 'undefined') {
    // On the server the styles are collected in the cache instead of standing between the elements, where they would
    // break selectors such as `:first-child`.
    cache.compat = true;
  } else {
    const written = document.querySelector(`style[${RULES}]`)?.getAttribute(RULES) ?? '';
    for (const id of written.split(' ')) cache.inserted[id] = true;
  }
  return cache;
}

/** `<style>` elements of everything rendered with this cache, for the document's head. */
export function renderStyleElements(cache: StyleCache, fixed: FixedVariables): string {
  const ids: string[] = [];
  let globals = '';
  let rules = '';
  for (const [id, css] of Object.entries(cache.inserted)) {
    if (typeof css !== 'string') continue;
    if (cache.registered[`${cache.key}-${id}`] === undefined) {
      globals += css;
    } else {
      ids.push(id);
      rules += css;
    }
  }
  return `<style>${escapeCss(globals)}</style><style ${RULES}="${ids.join(' ')}">${escapeCss(inlineFixedVariables(rules, fixed))}</style>`;
}

/** No CSS of the shop holds `</style`; escaping it keeps a value that came from data from ending the element. */
function escapeCss(css: string): string {
  return css.replaceAll('</', '<\\/');
}
