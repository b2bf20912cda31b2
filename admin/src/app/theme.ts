import { defineConfig } from '@chakra-ui/react/styled-system';
import { createShopSystem } from '@eunbit/ui/theme';

/** The shop's system, denser: staff look at tables all day. */
export const adminSystem = createShopSystem(
  defineConfig({
    globalCss: { body: { bg: 'bg.subtle', fontSize: 'sm' } },
    theme: {
      // A new order stands out for a while and then looks like the others. Token names are not resolved in keyframes.
      keyframes: {
        fresh: { from: { backgroundColor: 'var(--chakra-colors-purple-200)' } },
        'slide-through': { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } },
      },
    },
  }),
);
