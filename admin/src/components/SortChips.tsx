import { DateSort } from '@eunbit/schema/date-sort';
import { useText } from '../app/use-text.ts';
import { ChipLinks } from './ChipLinks.tsx';

interface SortChipsProps {
  readonly sort: DateSort;
  /** Address of the first page of the same list in this order. */
  readonly buildUrl: (sort: DateSort) => string;
}

/** Sort order of a list by date. */
export function SortChips({ sort, buildUrl }: SortChipsProps) {
  const t = useText();
  const chips = Object.values(DateSort).map((known) => ({
    to: buildUrl(known),
    text: t(`app.sort.${known}`),
    chosen: known === sort,
  }));
  return <ChipLinks label={t('app.sort')} chips={chips} />;
}
