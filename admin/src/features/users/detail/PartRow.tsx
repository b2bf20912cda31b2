import { chakra } from '@chakra-ui/react';

/** One row of a part of an account: its name at one end, its figures at the other. */
export const PartRow = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    py: '2.5',
    '&:not(:last-child)': { borderBottomWidth: '1px' },
  },
});
