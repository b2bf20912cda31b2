import { chakra } from '@chakra-ui/react';

/**
 * Links in a row that scrolls sideways if it is too narrow. An end fades if there is more behind it; a row that fits has no
 * scroll timeline, so it does not fade.
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
