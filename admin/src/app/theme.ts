import { defineConfig } from '@chakra-ui/react/styled-system';
import { createShopSystem } from '@eunbit/ui/theme';

/** The storefront's design system with smaller text, since the back office shows tables. */
export const adminSystem = createShopSystem(
  defineConfig({
    globalCss: { body: { bg: 'bg.subtle', fontSize: 'sm' } },
    theme: {
      // `fresh` highlights a new order for a while. Keyframes do not resolve token names.
      keyframes: {
        fresh: { from: { backgroundColor: 'var(--chakra-colors-purple-200)' } },
        'slide-through': { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } },
      },
    },
  }),
);
