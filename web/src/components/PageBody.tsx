import { chakra } from '@chakra-ui/react/styled-system';

/** The frame of a page of words: the shop's width, its side gaps and the room above. */
export const PageBody = chakra('div', {
  base: { maxWidth: '76rem', mx: 'auto', px: { base: '5', md: '8' }, pt: { base: '6', lg: '10' } },
});
