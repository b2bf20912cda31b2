import { chakra } from '@chakra-ui/react';

/**
 * Links in a row that scrolls sideways where it is too narrow. The end behind which there is more fades; a row that has
 * room for all has no scroll timeline and stays as it is.
 */
export const ScrollingNav = chakra('nav', {
  base: {
    overflowX: 'auto',
    '@supports (animation-timeline: scroll())': {
      animation: 'fade-ends linear both',
      animationTimeline: 'scroll(self inline)',
    },
  },
});
