import type { Market } from '@eunbit/schema/market';
import { MARKET_NAME } from '../app/market-texts.ts';
import { useText } from '../app/use-text.ts';
import { ChipLinks } from './ChipLinks.tsx';

interface StoreChipsProps<Store extends Market | null> {
  /** Accessible name of the group. */
  readonly label: string;
  /** Null selects both stores. */
  readonly stores: readonly Store[];
  readonly chosen: Store;
  readonly buildUrl: (store: Store) => string;
}

/** Filters a list by store; renders nothing if there is only one store. */
export function StoreChips<Store extends Market | null>({ label, stores, chosen, buildUrl }: StoreChipsProps<Store>) {
  const t = useText();
  if (stores.length < 2) return null;
  const chips = stores.map((store) => ({
    to: buildUrl(store),
    text: t(store === null ? 'app.bothStores' : MARKET_NAME[store]),
    chosen: store === chosen,
  }));
  return <ChipLinks label={label} chips={chips} />;
}
