import type { Client, VendorName } from './vendor.ts';

/** What the shop is known as at the sandbox. */
export const SANDBOX_CLIENTS: Readonly<Record<VendorName, Client>> = {
  naver: { id: 'naver-sandbox', secret: 'naver-sandbox-secret' },
  google: { id: 'google-sandbox', secret: 'google-sandbox-secret' },
};

/** The same as the settings of a shop. */
export const SANDBOX_SOCIAL_SETTINGS = {
  NAVER_CLIENT_ID: SANDBOX_CLIENTS.naver.id,
  NAVER_CLIENT_SECRET: SANDBOX_CLIENTS.naver.secret,
  GOOGLE_CLIENT_ID: SANDBOX_CLIENTS.google.id,
  GOOGLE_CLIENT_SECRET: SANDBOX_CLIENTS.google.secret,
} as const;
