import createCache from '@emotion/cache';
import { type FixedVariables, inlineFixedVariables } from './fixed-variables.ts';

export type StyleCache = ReturnType<typeof createCache>;

/** Names the rules in an element of the server, so that the browser does not write them once more. */
const RULES = 'data-rules';
/** Nothing that styles use here needs a vendor's prefix any more, except for what says so itself. */
const NO_PREFIXES: [] = [];

/**
 * The cache knows the rules that the server wrote into the head, and leaves their elements where they are. Emotion would
 * take over elements marked as its own, moving each to another place in the head, and every move makes the browser
 * work out the styles and the layout of the whole page again.
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

/** CSS written by the shop never holds `</style`; the guard keeps a value from data from ending the element. */
function escapeCss(css: string): string {
  return css.replaceAll('</', '<\\/');
}
