import { ANNOUNCEMENT_PICTURE_PATH } from '@eunbit/schema/announcement';
import { BANK_STATEMENT_PATH } from '@eunbit/schema/bank-statement';
import { PRODUCT_PICTURE_PATH } from '@eunbit/schema/catalogue';
import { COMPANY_PHOTO_PATH } from '@eunbit/schema/company-block';
import { REVIEW_PICTURE_PATH } from '@eunbit/schema/review';
import {
  AUDIT_FILE_PATH,
  CARRIER_FILE_PATH,
  LEDGER_FILE_PATH,
  ORDERS_CSV_PATH,
  PACKING_FILE_PATH,
  STOCK_FILE_PATH,
  TRACKING_FILE_PATH,
  USER_FILE_PATH,
} from '@eunbit/schema/wire';
import type { Permission } from '../common/permissions.ts';

/** The permission that each staff download requires. The table in the documentation is generated from this. */
export const DOWNLOAD_PERMISSIONS = {
  [ORDERS_CSV_PATH]: 'order:read',
  [CARRIER_FILE_PATH]: 'order:read',
  [PACKING_FILE_PATH]: 'order:read',
  [STOCK_FILE_PATH]: 'stock:read',
  [USER_FILE_PATH]: 'user:export',
  [LEDGER_FILE_PATH]: 'finance:read',
  [AUDIT_FILE_PATH]: 'audit:read',
} as const satisfies Record<string, Permission>;

/** Whether a download requires re-authentication (ACCOUNT-27): every download that contains personal data or bookkeeping. */
export const isConfirmedDownload = (path: keyof typeof DOWNLOAD_PERMISSIONS) => path !== STOCK_FILE_PATH;

/** The same for uploads. Pictures of returns require access to the order instead (RETURN-13). */
export const UPLOAD_PERMISSIONS = {
  [TRACKING_FILE_PATH]: 'order:read',
  [BANK_STATEMENT_PATH]: 'order:recordPayment',
  [PRODUCT_PICTURE_PATH]: 'product:write',
  [ANNOUNCEMENT_PICTURE_PATH]: 'announcement:write',
  [COMPANY_PHOTO_PATH]: 'company:write',
  [REVIEW_PICTURE_PATH]: 'review:write',
} as const satisfies Record<string, Permission>;
