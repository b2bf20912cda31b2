import type { Migration } from './migration.ts';
import { updateAll } from './steps.ts';

const shippedEntry = {
  $first: {
    $filter: { input: '$statusHistory', as: 'entry', cond: { $eq: ['$$entry.status', 'ORDER_SHIPPED'] } },
  },
};

/** One fulfilment of the whole order; of what left before, no carrier is asked. */
const fulfilment = {
  id: { $toString: '$_id' },
  lines: {
    $map: { input: '$lines', as: 'line', in: { productId: '$$line.productId', quantity: '$$line.quantity' } },
  },
  parcels: {
    $map: {
      input: { $ifNull: ['$tracking', []] },
      as: 'parcel',
      in: {
        carrier: '$$parcel.carrier',
        trackingNumber: '$$parcel.trackingNumber',
        news: null,
        newsBy: null,
        lookAt: null,
        looks: 0,
      },
    },
  },
  at: { $ifNull: [{ $let: { vars: { entry: shippedEntry }, in: '$$entry.at' } }, '$createdAt'] },
  by: { $ifNull: [{ $let: { vars: { entry: shippedEntry }, in: '$$entry.by' } }, null] },
  restExpectedOn: null,
};

/** What carriers have said of each parcel, by the box that has its number. */
const news = {
  $map: {
    input: { $ifNull: ['$tracking', []] },
    as: 'parcel',
    in: {
      $let: {
        vars: {
          box: {
            $first: {
              $filter: {
                input: { $ifNull: ['$shipment.boxes', []] },
                as: 'box',
                cond: { $eq: ['$$box.trackingCode', '$$parcel.trackingNumber'] },
              },
            },
          },
        },
        in: { $ifNull: ['$$box.parcel.status', 'UNKNOWN'] },
      },
    },
  },
};

const isEach = (status: string) => ({ $eq: [{ $setUnion: [news, []] }, [status]] });

/** As an array: an object with a field `then` counts as a promise. */
const choose = (condition: object, value: unknown, other: unknown) => ({ $cond: [condition, value, other] });

const fulfilmentStatus = choose(
  { $eq: ['$status', 'ORDER_CANCELLED'] },
  'CANCELLED',
  choose(
    { $ne: ['$status', 'ORDER_SHIPPED'] },
    'OPEN',
    choose(isEach('DELIVERED'), 'DELIVERED', choose(isEach('RETURN_TO_SENDER'), 'RETURNED', 'SHIPPED')),
  ),
);

/** What has left an order, and how far it is; the parcels of an order become those of its one fulfilment. */
export const fulfilments: Migration = {
  id: '0007-fulfilments',
  steps: [
    updateAll('orders: parcels become those of a fulfilment', 'orders', { fulfilments: { $exists: false } }, [
      {
        $set: {
          fulfilments: choose({ $eq: ['$status', 'ORDER_SHIPPED'] }, [fulfilment], []),
          fulfilmentStatus,
          fulfilmentVersion: 0,
        },
      },
      { $unset: 'tracking' },
    ]),
  ],
};
