/** What the sandbox takes for the keys of a shop. */
export const DELIVERY_TRACKER_KEYS = {
  DELIVERY_TRACKER_CLIENT_ID: 'sandbox',
  DELIVERY_TRACKER_CLIENT_SECRET: 'sandbox-secret',
} as const;
