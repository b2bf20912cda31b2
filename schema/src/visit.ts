/**
 * Analytics about visitors: the pages that they see and their actions there, never what they type in forms. A visit ends after
 * half an hour without an event (STATISTICS-4).
 */
export const VISIT_MINUTES = 30;

/** Maximum events in one report; a page reports every few seconds and when it is left. */
export const MAXIMUM_REPORTED_EVENTS = 50;
/** Minutes that an event may be ahead of the server's clock: clocks of phones can be minutes off. */
export const EVENT_AHEAD_MINUTES = 5;
/** Older events are rejected: their visits have been counted. */
export const EVENT_AGE_HOURS = 24;
/** Longest visit; the next report after it begins another visit. */
export const MAXIMUM_VISIT_HOURS = 24;
/** Longest stored path, referrer or name, in characters; longer ones are cut. */
export const MAXIMUM_TRACE_LENGTH = 200;
/** Longest stored search text, in characters; longer ones are cut. */
export const MAXIMUM_SEARCH_LENGTH = 60;

export const VisitEventKind = {
  PAGE_VIEW: 'PAGE_VIEW',
  PRODUCT_CLICKED: 'PRODUCT_CLICKED',
  ADDED_TO_CART: 'ADDED_TO_CART',
  CHECKOUT_BEGUN: 'CHECKOUT_BEGUN',
  PAYMENT_BEGUN: 'PAYMENT_BEGUN',
  PURCHASED: 'PURCHASED',
  FAQ_SEARCHED: 'FAQ_SEARCHED',
  WEB_VITAL: 'WEB_VITAL',
} as const;
export type VisitEventKind = (typeof VisitEventKind)[keyof typeof VisitEventKind];

export const VisitChannel = {
  /** The address was typed in, or the referrer is unknown. */
  DIRECT: 'DIRECT',
  SEARCH: 'SEARCH',
  SOCIAL: 'SOCIAL',
  EMAIL: 'EMAIL',
  REFERRAL: 'REFERRAL',
  /** A link with campaign parameters (`utm_…`). */
  CAMPAIGN: 'CAMPAIGN',
} as const;
export type VisitChannel = (typeof VisitChannel)[keyof typeof VisitChannel];

export const DeviceCategory = { MOBILE: 'MOBILE', TABLET: 'TABLET', DESKTOP: 'DESKTOP' } as const;
export type DeviceCategory = (typeof DeviceCategory)[keyof typeof DeviceCategory];

/** Measured web vitals of a page: milliseconds, for CLS the score. */
export const WEB_VITALS = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export type WebVital = (typeof WEB_VITALS)[number];
