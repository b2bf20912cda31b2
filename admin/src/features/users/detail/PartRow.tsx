import { chakra } from '@chakra-ui/react';

/** A row of the account page: its name on one side, its figures on the other. */
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
