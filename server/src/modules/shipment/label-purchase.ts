import type { ShippingOption } from '@eunbit/schema/checkout';
import {
  type Label,
  type NewShipment,
  type ProviderShipment,
  type ShippingProvider,
  ShippingProviderError,
  ShippingRefusedError,
} from '../../integrations/shipping/shipping-provider.ts';
import type { BoxRecord } from '../order/index.ts';
import type { CurrentSettings } from '../shop-settings/index.ts';
import { chooseRate, mostTransitDays } from './shipment-rules.ts';

/**
 * The label of one box at the provider. Callers store the shipment id before they buy the label: labels are bought for that
 * shipment only, and the provider sells one label per shipment. After a crash between buying and storing, the label is found by
 * that id.
 */
export function createLabelPurchase(provider: ShippingProvider, shopSettings: CurrentSettings) {
  return {
    /** Finds the shipment of a box by its id or, if that was lost, by its reference; creates it if there is none. */
    async open(providerId: string | null, reference: string, build: () => NewShipment): Promise<ProviderShipment> {
      const known = await provider.findShipment(providerId ?? reference);
      if (providerId && !known) throw new ShippingRefusedError(`EasyPost does not know ${providerId}`);
      // Rates from an earlier attempt may have expired.
      if (known && providerId) return known.label ? known : { ...known, rates: await provider.refreshRates(known.id) };
      return known ?? provider.createShipment(build());
    },

    /** The label of a shipment; bought if it has none yet. */
    async buy(shipment: ProviderShipment, option: ShippingOption): Promise<Label> {
      if (shipment.label) return shipment.label;
      const rate = chooseRate(shipment.rates, mostTransitDays(shopSettings.current.shipping, option));
      if (!rate) throw new ShippingRefusedError('no carrier takes the parcel to this address');
      const { label } = await provider.buyLabel(shipment.id, rate.id);
      if (!label) throw new ShippingProviderError('the label is not ready yet');
      return label;
    },

    /** Refunds the label of a box, also one that a crash lost before it was stored. */
    async giveBack({ providerId, label }: Pick<BoxRecord, 'providerId' | 'label'>): Promise<void> {
      if (!providerId) return;
      const isBought = label !== null || ((await provider.findShipment(providerId))?.label ?? null) !== null;
      if (isBought) await provider.refundLabel(providerId);
    },
  };
}

export type LabelPurchase = ReturnType<typeof createLabelPurchase>;
