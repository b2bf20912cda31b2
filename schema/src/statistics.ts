/** Days that staff may look back over; each chart ends with today (spec 002 §9). */
export const STATISTICS_PERIODS = [10, 30, 60, 180, 270, 365] as const;
export type StatisticsPeriod = (typeof STATISTICS_PERIODS)[number];
export const DEFAULT_STATISTICS_PERIOD: StatisticsPeriod = 30;

/** The devices of visitors are always those of so many days (spec 002 §9). */
export const DEVICE_DAYS = 28;

/** Days within which somebody counts as an active user (spec 002 §9). */
export const ACTIVE_USER_WINDOWS = [1, 7, 14, 28, 30] as const;

/** Page that stands for all addresses which the shop does not have. */
export const UNKNOWN_PATH = '(other)';

/** How far a visit got on the way to an order, in this order. */
export const FunnelStep = {
  VISIT: 'VISIT',
  PRODUCT_VIEW: 'PRODUCT_VIEW',
  ADDED_TO_CART: 'ADDED_TO_CART',
  CHECKOUT_BEGUN: 'CHECKOUT_BEGUN',
  PAYMENT_BEGUN: 'PAYMENT_BEGUN',
  PURCHASED: 'PURCHASED',
} as const;
export type FunnelStep = (typeof FunnelStep)[keyof typeof FunnelStep];
export const FUNNEL_STEPS = Object.values(FunnelStep);

export function isStatisticsPeriod(days: number): days is StatisticsPeriod {
  return (STATISTICS_PERIODS as readonly number[]).includes(days);
}
