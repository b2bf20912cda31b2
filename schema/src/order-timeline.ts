/** Kind of an entry in the timeline of an order (COLLABORATION-6). */
export const OrderTimelineKind = {
  ACTIVITY: 'ACTIVITY',
  MONEY: 'MONEY',
  PARCEL: 'PARCEL',
  EMAIL: 'EMAIL',
  NOTE: 'NOTE',
} as const;

export type OrderTimelineKind = (typeof OrderTimelineKind)[keyof typeof OrderTimelineKind];
