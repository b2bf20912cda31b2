import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router';

/** A filter of a list as a link; the one that is chosen has `aria-current`. */
export const Chip = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: '9',
    px: '3.5',
    borderWidth: '1px',
    borderRadius: 'full',
    bg: 'white',
    whiteSpace: 'nowrap',
    _hover: { borderColor: 'gray.800' },
    '&[aria-current]': { bg: 'gray.800', borderColor: 'gray.800', color: 'white' },
  },
});
