/** Period of the statistics, in days or in calendar months; each chart ends with today (STATISTICS-8). */
export const StatisticsPeriod = {
  DAYS_10: 'DAYS_10',
  DAYS_30: 'DAYS_30',
  DAYS_60: 'DAYS_60',
  MONTHS_3: 'MONTHS_3',
  DAYS_180: 'DAYS_180',
  DAYS_270: 'DAYS_270',
  DAYS_365: 'DAYS_365',
} as const;
export type StatisticsPeriod = (typeof StatisticsPeriod)[keyof typeof StatisticsPeriod];
export const STATISTICS_PERIODS = Object.values(StatisticsPeriod);
export const DEFAULT_STATISTICS_PERIOD: StatisticsPeriod = 'DAYS_30';

/** Length of each period; calendar months vary in their number of days. */
export const PERIOD_LENGTH: Readonly<
  Record<StatisticsPeriod, { readonly days: number } | { readonly months: number }>
> = {
  DAYS_10: { days: 10 },
  DAYS_30: { days: 30 },
  DAYS_60: { days: 60 },
  MONTHS_3: { months: 3 },
  DAYS_180: { days: 180 },
  DAYS_270: { days: 270 },
  DAYS_365: { days: 365 },
};

/** Period of the devices statistics, in days; it is always the same (STATISTICS-8). */
export const DEVICE_DAYS = 28;

/** Periods in days within which a visitor counts as an active user (STATISTICS-9). */
export const ACTIVE_USER_WINDOWS = [1, 7, 14, 28, 30] as const;

/** Placeholder for all paths that the shop does not have. */
export const UNKNOWN_PATH = '(other)';

/** Steps of a visit towards an order, in this order. */
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
