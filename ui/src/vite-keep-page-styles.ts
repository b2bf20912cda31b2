import type { Plugin } from 'vite';

const SYSTEM = /@chakra-ui\/react\/dist\/esm\/styled-system\/system\.js$/;

/** Chakra's code that inserts page-wide styles in a browser, and its replacement. */
const CHANGES = [
  {
    file: SYSTEM,
    code: '[getPreflightCss(), getGlobalCss(), getTokenCss()]',
    instead: '[]',
  },
  {
    file: SYSTEM,
    // Otherwise the code that inserts them would be loaded, too.
    code: /getTokenCss,\s+getGlobalCss,\s+getPreflightCss,/,
    instead: '',
  },
  {
    file: /@chakra-ui\/react\/dist\/esm\/styled-system\/provider\.js$/,
    code: /(\[)\s*!sys\._config\.disableLayers[^\]]*(children\s*\])/,
    // The elements stay in the tree: React derives ids from positions, and those of server and browser have to be
    // equal.
    instead: '$1null, null, $2',
  },
];

/**
 * For server-rendered pages: the browser keeps the page-wide styles (reset, tokens, layers) of the document. Chakra
 * would compute and insert them again, which makes the browser lay out the whole page again.
 */
export function keepPageStyles(): Plugin {
  return {
    name: 'keep-page-styles',
    enforce: 'pre',
    transform(code, id) {
      const changes = CHANGES.filter(({ file }) => file.test(id));
      if (changes.length === 0) return null;
      const changed = changes.reduce((before, change) => {
        const after = before.replace(change.code, change.instead);
        if (after === before) throw new Error(`Chakra writes the styles of the page otherwise now: ${id}`);
        return after;
      }, code);
      return { code: changed, map: null };
    },
  };
}
