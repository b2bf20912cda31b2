import { styled } from '#styled-system/jsx';

/** Cards side by side: two on phones, four on desktops. */
export const ProductGrid = styled('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'repeat(2, minmax(0, 1fr))',
      md: 'repeat(3, minmax(0, 1fr))',
      lg: 'repeat(4, minmax(0, 1fr))',
    },
    columnGap: { base: '4', lg: '8' },
    rowGap: { base: '9', lg: '14' },
  },
});
