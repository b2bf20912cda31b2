import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import type { StyleCache } from './style-cache.ts';
import type { ShopSystem } from './theme.ts';

/**
 * Provides styles to the tree below it. `cache` comes from `createStyleCache`; the server creates one for each page.
 */
export function StyleProvider({
  cache,
  system,
  children,
}: {
  cache: StyleCache;
  system: ShopSystem;
  children: ReactNode;
}) {
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </CacheProvider>
  );
}
