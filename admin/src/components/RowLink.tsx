import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router';

/** A list row that is a single link. */
export const RowLink = chakra(Link, {
  base: {
    display: 'block',
    bg: 'white',
    borderWidth: '1px',
    borderRadius: 'lg',
    px: { base: '4', md: '5' },
    py: '4',
    _hover: { borderColor: 'gray.800' },
  },
});
