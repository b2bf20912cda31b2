import { chakra } from '@chakra-ui/react';
import { TOUCH_LINK } from '../app/touch.ts';

/** A link within text that leaves the back office. */
export const PlainLink = chakra('a', {
  base: { textDecoration: 'underline', textUnderlineOffset: '0.2em', ...TOUCH_LINK },
});
