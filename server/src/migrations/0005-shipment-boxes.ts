import type { Migration } from './migration.ts';
import { dropIndex, updateAll } from './steps.ts';

const BOX_FIELDS = ['providerId', 'carrier', 'trackingCode', 'trackingUrl', 'trackerId', 'label', 'parcel'] as const;

const read = (field: string) => ({ $ifNull: [`$shipment.${field}`, null] });
const isThere = (field: string) => ({ $ne: [read(field), null] });

/** What an order had of its one parcel becomes its one box; an order without a shipment at EasyPost is not packed yet. */
const box = {
  number: 1,
  measure: null,
  contents: [],
  ...Object.fromEntries(BOX_FIELDS.map((field) => [field, read(field)])),
};

/** An order may have several parcels: the fields of its one parcel move into a list of boxes. */
export const shipmentBoxes: Migration = {
  id: '0005-shipment-boxes',
  steps: [
    updateAll(
      'orders: the parcel of a shipment becomes its first box',
      'orders',
      { 'shipment.state': { $exists: true }, 'shipment.boxes': { $exists: false } },
      [
        {
          $set: {
            'shipment.boxes': { $cond: [{ $or: [isThere('providerId'), isThere('trackingCode')] }, [box], []] },
            'shipment.providerIds': { $cond: [isThere('providerId'), ['$shipment.providerId'], []] },
          },
        },
        { $unset: BOX_FIELDS.map((field) => `shipment.${field}`) },
      ],
    ),
    dropIndex('orders', 'shipment.providerId_1'),
  ],
};
