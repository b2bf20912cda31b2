import { createIcon } from '@chakra-ui/react';

/** Line icons on a 24-unit grid, 1.5 text lines high, hidden from screen readers. */
const LINES = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '1.75',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  boxSize: '1.5em',
} as const;

function lineIcon(displayName: string, path: string) {
  return createIcon({ displayName, path: <path d={path} />, defaultProps: LINES });
}

export const CloseIcon = lineIcon('CloseIcon', 'M6 6l12 12M18 6 6 18');
export const MenuIcon = lineIcon('MenuIcon', 'M4 7h16M4 12h16M4 17h16');
export const MinusIcon = lineIcon('MinusIcon', 'M6 12h12');
export const PlusIcon = lineIcon('PlusIcon', 'M12 6v12M6 12h12');
export const SearchIcon = lineIcon('SearchIcon', 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm5-1.5L20.5 20.5');
export const CalendarIcon = lineIcon('CalendarIcon', 'M5 6h14v14H5ZM5 10.5h14M8.5 3.5V7m7-3.5V7');

const BELL = 'M6 9.5a6 6 0 0 1 12 0c0 5 2 6.5 2 6.5H4s2-1.5 2-6.5M10 19.5a2 2 0 0 0 4 0';
export const BellIcon = lineIcon('BellIcon', BELL);
export const BellOffIcon = lineIcon('BellOffIcon', `${BELL}M4 4l16 16`);
