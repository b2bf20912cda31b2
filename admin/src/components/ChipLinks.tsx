import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router';

const Chip = chakra(Link, {
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

interface ChipLinksProps {
  /** What is chosen here, for screen readers. */
  readonly label: string;
  readonly chips: readonly { readonly to: string; readonly text: string; readonly chosen: boolean }[];
}

/** Filters of a list, of which one is chosen. */
export function ChipLinks({ label, chips }: ChipLinksProps) {
  return (
    <chakra.nav aria-label={label} overflowX="auto" mx="-1" px="1" py="1">
      <chakra.ul display="flex" gap="2" listStyle="none">
        {chips.map(({ to, text, chosen }) => (
          <li key={to}>
            <Chip to={to} aria-current={chosen || undefined}>
              {text}
            </Chip>
          </li>
        ))}
      </chakra.ul>
    </chakra.nav>
  );
}
