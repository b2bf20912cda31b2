import { ChipLinks, type ChipLinksProps } from './ChipLinks.tsx';

/** A choice of stores; nothing where there is only one. */
export function StoreChips(props: ChipLinksProps) {
  return props.chips.length > 1 ? <ChipLinks {...props} /> : null;
}
