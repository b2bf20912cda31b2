import { DateSort } from '@eunbit/schema/date-sort';
import { useText } from '../app/use-text.ts';
import { ChipLinks } from './ChipLinks.tsx';

interface SortChipsProps {
  readonly sort: DateSort;
  /** Address of the same list from its beginning, sorted so. */
  readonly buildUrl: (sort: DateSort) => string;
}

/** Which end of a list by date comes first. */
export function SortChips({ sort, buildUrl }: SortChipsProps) {
  const t = useText();
  const chips = Object.values(DateSort).map((known) => ({
    to: buildUrl(known),
    text: t(`app.sort.${known}`),
    chosen: known === sort,
  }));
  return <ChipLinks label={t('app.sort')} chips={chips} />;
}
