import { styled } from '#styled-system/jsx';

/** Space below each card. The rows of the grid are parts of the cards and have smaller gaps. */
const BELOW = { base: '8', lg: '14' } as const;

/** Cards side by side: two on phones, four on desktops. A card has seven rows, which it shares with its neighbours. */
export const ProductGrid = styled('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'repeat(2, minmax(0, 1fr))',
      md: 'repeat(3, minmax(0, 1fr))',
      lg: 'repeat(4, minmax(0, 1fr))',
    },
    columnGap: { base: '4', lg: '8' },
    rowGap: '1',
    '& > li': { display: 'grid', gridRow: 'span 7', gridTemplateRows: 'subgrid', pb: BELOW },
    mb: { base: '-8', lg: '-14' },
  },
});
