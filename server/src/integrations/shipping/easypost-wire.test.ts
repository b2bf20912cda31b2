import { describe, expect, it } from 'vitest';
import { easyPostParcel, easyPostWay, toPostalAddress, toRates, toShipment, toTrackerState } from './easypost-wire.ts';
import { ShippingProviderError } from './shipping-provider.ts';

const TYPED = { name: 'Mina Lee', street: '1 Main St', unit: '5', city: 'Austin', state: 'TX', zipCode: '73301' };

const RATE = { id: 'rate_1', carrier: 'USPS', service: 'Priority', rate: '7.10', currency: 'USD' };
const TRACKER = { id: 'trk_1', shipment_id: 'shp_1', updated_at: '2026-01-02T03:04:05Z' };

describe('a parcel', () => {
  it('is sent in inches and ounces, rounded up', () => {
    expect(easyPostParcel({ lengthMm: 304, widthMm: 228, heightMm: 153, weightGrams: 567 })).toEqual({
      length: 12,
      width: 9,
      height: 7,
      weight: 20.1,
    });
    expect(easyPostParcel({ lengthMm: 1, widthMm: 1, heightMm: 1, weightGrams: 1 })).toMatchObject({ weight: 0.1 });
  });
});

describe('the route of a parcel', () => {
  const SHOP = { ...TYPED, name: 'Eunbit', city: 'Secaucus' };

  it('is sent unchanged, and reversed for a return, since EasyPost swaps the addresses', () => {
    const there = easyPostWay({ from: SHOP, to: TYPED, isReturn: false });
    expect(there).toMatchObject({ from_address: { name: 'Eunbit' }, to_address: { name: 'Mina Lee' } });
    expect(there).not.toHaveProperty('is_return');
    expect(easyPostWay({ from: TYPED, to: SHOP, isReturn: true })).toEqual({ ...there, is_return: true });
  });
});

describe('an EasyPost response without its optional fields', () => {
  it('keeps an address as it was typed', () => {
    const nothing = { name: null, street1: null, street2: null, city: null, state: null, zip: null };
    expect(toPostalAddress(nothing, TYPED)).toEqual(TYPED);
    expect(toPostalAddress({}, TYPED)).toEqual(TYPED);
  });

  it('keeps the unit behind the street, as in the standardised address', () => {
    expect(toPostalAddress({ street1: '1 MAIN ST APT 5', street2: '' }, TYPED)).toMatchObject({ unit: '' });
    expect(toPostalAddress({ street1: '1 MAIN ST APT 5', street2: null }, TYPED)).toMatchObject({ unit: '' });
  });

  it('has no rates, or rates without delivery days', () => {
    expect(toRates({})).toEqual([]);
    expect(toRates({ rates: null })).toEqual([]);
    const silent = { ...RATE, delivery_days: null, delivery_date: null, created_at: null, carrier_account_id: null };
    expect(toRates({ rates: [silent] } as never)).toMatchObject([
      { price: 710, deliveryDays: null, deliveryDate: null, deliveryDateGuaranteed: false, createdAt: null },
    ]);
  });

  it('excludes rates without a price or id or in another currency, which would look cheapest', () => {
    const rates = [
      null,
      { ...RATE, rate: null },
      { ...RATE, rate: '' },
      { ...RATE, id: null },
      { ...RATE, currency: 'KRW' },
      { ...RATE, id: 'rate_2', currency: null },
    ];
    expect(toRates({ rates } as never).map(({ id }) => id)).toEqual(['rate_2']);
  });

  it('is not a label without a printable page, a rate and a number', () => {
    const bought = {
      id: 'shp_1',
      tracking_code: '94',
      selected_rate: RATE,
      postage_label: { label_url: 'http://a/b' },
    };
    expect(toShipment(bought as never).label).toMatchObject({ trackerId: null, tracker: null, zone: null });
    for (const part of ['tracking_code', 'selected_rate', 'postage_label'] as const) {
      expect(toShipment({ ...bought, [part]: null } as never).label, part).toBeNull();
    }
    expect(toShipment({ ...bought, postage_label: { label_url: null } } as never).label).toBeNull();
  });

  it('throws a provider error if it is not a shipment', () => {
    expect(() => toShipment({})).toThrow(ShippingProviderError);
  });

  it('contains as much of a parcel as the carrier has reported', () => {
    expect(toTrackerState({ ...TRACKER, status: null, tracking_details: null, est_delivery_date: null })).toMatchObject(
      {
        status: 'UNKNOWN',
        message: null,
        place: null,
        happenedAt: null,
        estimatedDelivery: null,
      },
    );
    const detail = { message: null, datetime: null, tracking_location: { city: null, state: 'TX' } };
    expect(toTrackerState({ ...TRACKER, tracking_details: [detail] } as never)).toMatchObject({ place: 'TX' });
    expect(toTrackerState({ ...TRACKER, tracking_details: [{ tracking_location: null }] } as never)?.place).toBeNull();
    expect(toTrackerState({ ...TRACKER, shipment_id: null })?.shipmentId).toBeNull();
  });

  it('is null for a parcel without an id or a time', () => {
    expect(toTrackerState(null)).toBeNull();
    expect(toTrackerState({ ...TRACKER, id: null })).toBeNull();
    expect(toTrackerState({ ...TRACKER, updated_at: null })).toBeNull();
    expect(toTrackerState({ ...TRACKER, updated_at: 'soon' })).toBeNull();
  });
});
