import { styled } from '#styled-system/jsx';

/** The frame of a text page: the shop's width, its side margins and the space above. */
export const PageBody = styled('div', {
  base: { maxWidth: '76rem', mx: 'auto', px: { base: '5', md: '8' }, pt: { base: '6', lg: '10' } },
});
