import type { Market } from '@eunbit/schema/market';
import { useText } from '../../app/use-text.ts';
import { CARRIERS_BY_MARKET } from './shipping/parcel-draft.ts';

/** The carriers of a store, as options of a select. */
export function CarrierOptions({ market }: { market: Market }) {
  const t = useText();
  return CARRIERS_BY_MARKET[market].map((carrier) => (
    <option key={carrier} value={carrier}>
      {t(`orders.carrier.${carrier}`)}
    </option>
  ));
}
