/** Values that only the sandbox knows. */
export const EASYPOST_KEYS = {
  EASYPOST_API_KEY: 'EZTKsandbox',
  EASYPOST_WEBHOOK_SECRET: 'easypost-sandbox',
} as const;
