import { chakra } from '@chakra-ui/react';
import { Chip } from './Chip.tsx';
import { ScrollingNav } from './ScrollingNav.tsx';

interface ChipLinksProps {
  /** Accessible name of the group. */
  readonly label: string;
  /** Keeps the scroll position, for a list further down on a page. */
  readonly keepsPlace?: boolean;
  readonly chips: readonly { readonly to: string; readonly text: string; readonly chosen: boolean }[];
}

/** Filters of a list, one of which is chosen. */
export function ChipLinks({ label, keepsPlace = false, chips }: ChipLinksProps) {
  return (
    <ScrollingNav aria-label={label} mx="-1" px="1" py="1">
      <chakra.ul display="flex" gap="2" listStyle="none">
        {chips.map(({ to, text, chosen }) => (
          <li key={to}>
            <Chip to={to} aria-current={chosen || undefined} preventScrollReset={keepsPlace} replace={keepsPlace}>
              {text}
            </Chip>
          </li>
        ))}
      </chakra.ul>
    </ScrollingNav>
  );
}
