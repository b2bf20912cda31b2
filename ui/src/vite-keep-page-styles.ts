import type { Plugin } from 'vite';

const SYSTEM = /@chakra-ui\/react\/dist\/esm\/styled-system\/system\.js$/;

/** What Chakra does in a browser with styles that hold for the whole page, and what is done instead. */
const CHANGES = [
  {
    file: SYSTEM,
    code: '[getPreflightCss(), getGlobalCss(), getTokenCss()]',
    instead: '[]',
  },
  {
    file: SYSTEM,
    // Otherwise all that writes them would be loaded, too.
    code: /getTokenCss,\s+getGlobalCss,\s+getPreflightCss,/,
    instead: '',
  },
  {
    file: /@chakra-ui\/react\/dist\/esm\/styled-system\/provider\.js$/,
    code: /(\[)\s*!sys\._config\.disableLayers[^\]]*(children\s*\])/,
    // Their places stay: React makes ids of the places of elements, and the server's have to be the browser's.
    instead: '$1null, null, $2',
  },
];

/**
 * For pages that the server renders: the browser takes the styles of the whole page (reset, tokens, layers) as they
 * stand in the document. Chakra would work them out and write them again, for which a browser has to lay out the page
 * anew.
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
