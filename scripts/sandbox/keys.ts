/** Keys that the shop and the sandboxes share, as settings of the shop. */
export const SANDBOX_KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_sandbox',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_sandbox',
  STRIPE_WEBHOOK_SECRET: 'whsec_sandbox',
  TOSS_SECRET_KEY: 'test_sk_sandbox',
  POSTMARK_SERVER_TOKEN: 'sandbox',
  POSTMARK_WEBHOOK_SECRET: 'postmark-sandbox-webhook',
  EASYPOST_API_KEY: 'EZTKsandbox',
  EASYPOST_WEBHOOK_SECRET: 'easypost-sandbox',
  NAVER_CLIENT_ID: 'naver-sandbox',
  NAVER_CLIENT_SECRET: 'naver-sandbox-secret',
  GOOGLE_CLIENT_ID: 'google-sandbox',
  GOOGLE_CLIENT_SECRET: 'google-sandbox-secret',
} as const;

/** Separate, since few shops track parcels in Korea. */
export const DELIVERY_TRACKER_KEYS = {
  DELIVERY_TRACKER_CLIENT_ID: 'sandbox',
  DELIVERY_TRACKER_CLIENT_SECRET: 'sandbox-secret',
} as const;
