import type { Plugin } from 'vite';
import { createShopSystem, type ShopSystem } from './theme.ts';

const DICTIONARY = /@chakra-ui\/react\/dist\/esm\/styled-system\/token-dictionary\.js$/;
const TOKENS = /\/ui\/src\/theme-tokens\.ts$/;
/** The end of the Chakra function that fills its token dictionary. */
const FILL = /registerTokens\(\);\s+registerTransform\([^;]*;\s+registerMiddleware\([^;]*;\s+build\(\);/;

const READY = `
  byCategoryJson = READY.values;
  for (const [category, values] of Object.entries(READY.values))
    for (const [name, value] of Object.entries(values)) flatMap.set(category + "." + name, value);
  for (const [name, variables] of Object.entries(READY.palettes)) colorPaletteMap.set(name, new Map(Object.entries(variables)));`;

/**
 * Every token's value in the form that styles use, such as `var(--chakra-colors-white)`, and the variables of each
 * palette.
 */
function resolveTokens({ tokens: { allTokens, colorPaletteMap, getCategoryValues } }: ShopSystem) {
  const categories = new Set(allTokens.map(({ extensions }) => extensions.category ?? ''));
  return {
    values: Object.fromEntries([...categories].map((category) => [category, getCategoryValues(category)])),
    palettes: Object.fromEntries(
      [...colorPaletteMap].map(([name, variables]) => [name, Object.fromEntries(variables)]),
    ),
  };
}

/**
 * For server-rendered pages: computes the design tokens at build time. Chakra computes them in each browser before
 * hydration. The raw tokens are left out: a browser has them as CSS variables, and `system.token` knows none there.
 */
export function readyTokens(): Plugin {
  const ready = JSON.stringify(resolveTokens(createShopSystem()));
  return {
    name: 'ready-tokens',
    enforce: 'pre',
    transform(code, id) {
      if (TOKENS.test(id)) return { code: 'export const tokens = {}; export const semanticTokens = {};', map: null };
      if (!DICTIONARY.test(id)) return null;
      if (!FILL.test(code)) throw new Error('Chakra fills its dictionary of tokens otherwise now');
      return { code: `const READY = ${ready};\n${code.replace(FILL, READY)}`, map: null };
    },
  };
}
