import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router';
import { TOUCH_TARGET } from '../app/touch.ts';

/** A list filter as a link; the chosen one has `aria-current`. */
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
    ...TOUCH_TARGET,
    '&[aria-current]': { bg: 'gray.800', borderColor: 'gray.800', color: 'white' },
  },
});
