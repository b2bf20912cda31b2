/**
 * What the shop notes of its visitors: which pages they see and what they do there, never what they type in forms.
 * A visit ends after half an hour without a sign of life (STATISTICS-4).
 */
export const VISIT_MINUTES = 30;

/** Most events of one report; a page sends what it has every few seconds and when it is left. */
export const MAXIMUM_REPORTED_EVENTS = 50;
/** An event may lie this far ahead of the server's clock: clocks of phones go wrong by minutes. */
export const EVENT_AHEAD_MINUTES = 5;
/** Older events are not taken: what they belong to has been counted. */
export const EVENT_AGE_HOURS = 24;
/** A visit that goes on for longer is no visit any more: the next report begins another one. */
export const MAXIMUM_VISIT_HOURS = 24;
/** Longest path, referrer or name that is kept; longer ones are cut. */
export const MAXIMUM_TRACE_LENGTH = 200;
/** Longest search text that is kept; longer ones are cut. */
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
  /** Typed in, or from where nothing is told. */
  DIRECT: 'DIRECT',
  SEARCH: 'SEARCH',
  SOCIAL: 'SOCIAL',
  EMAIL: 'EMAIL',
  REFERRAL: 'REFERRAL',
  /** A link that names its campaign (`utm_…`). */
  CAMPAIGN: 'CAMPAIGN',
} as const;
export type VisitChannel = (typeof VisitChannel)[keyof typeof VisitChannel];

export const DeviceCategory = { MOBILE: 'MOBILE', TABLET: 'TABLET', DESKTOP: 'DESKTOP' } as const;
export type DeviceCategory = (typeof DeviceCategory)[keyof typeof DeviceCategory];

/** What is measured of a page's speed and calm: milliseconds, for CLS the score. */
export const WEB_VITALS = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
export type WebVital = (typeof WEB_VITALS)[number];
