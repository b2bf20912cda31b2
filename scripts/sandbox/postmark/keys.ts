/** What the shop and the sandbox know of each other, as the settings of a shop. */
export const POSTMARK_KEYS = {
  POSTMARK_SERVER_TOKEN: 'sandbox',
  POSTMARK_WEBHOOK_SECRET: 'postmark-sandbox-webhook',
} as const;
