import type { Plugin } from 'vite';
import { createShopSystem, type ShopSystem } from './theme.ts';

const DICTIONARY = /@chakra-ui\/react\/dist\/esm\/styled-system\/token-dictionary\.js$/;
const TOKENS = /\/ui\/src\/theme-tokens\.ts$/;
/** What Chakra does to fill its dictionary, at the end of its function. */
const FILL = /registerTokens\(\);\s+registerTransform\([^;]*;\s+registerMiddleware\([^;]*;\s+build\(\);/;

const READY = `
  byCategoryJson = READY.values;
  for (const [category, values] of Object.entries(READY.values))
    for (const [name, value] of Object.entries(values)) flatMap.set(category + "." + name, value);
  for (const [name, variables] of Object.entries(READY.palettes)) colorPaletteMap.set(name, new Map(Object.entries(variables)));`;

/** Every token's value as styles write it, such as `var(--chakra-colors-white)`, and the variables of each palette. */
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
 * For pages that the server renders: works the design tokens out once, when the application is built. Chakra does it in
 * each browser before a page comes to life. The tokens themselves stay behind: a browser has them as variables of the
 * page's style, and `system.token` knows none there.
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
