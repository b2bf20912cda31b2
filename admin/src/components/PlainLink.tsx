import { chakra } from '@chakra-ui/react';

/** A link within text that leaves the back office. */
export const PlainLink = chakra('a', { base: { textDecoration: 'underline', textUnderlineOffset: '0.2em' } });
