import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig, type SystemConfig } from '@chakra-ui/react/styled-system';
import { breakpoints, globalStyles, keyframes } from './global-styles.ts';
import { semanticTokens, tokens } from './theme-tokens.ts';

const themeConfig = defineConfig({
  preflight: true,
  globalCss: globalStyles,
  theme: { breakpoints, tokens, semanticTokens, keyframes },
});

/** The shop's Chakra system. An application adds its own recipes. */
export function createShopSystem(...additions: readonly SystemConfig[]) {
  return createSystem(defaultBaseConfig, themeConfig, ...additions);
}

export type ShopSystem = ReturnType<typeof createShopSystem>;
