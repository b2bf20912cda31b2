import type { Language } from './market.ts';
import { fillIn, type MessageTable, type MessageValues } from './message-table.ts';
import { ACCOUNT_MESSAGES } from './messages-account.ts';
import { ADDRESS_MESSAGES } from './messages-address.ts';
import { ANNOUNCEMENT_MESSAGES } from './messages-announcement.ts';
import { CART_MESSAGES } from './messages-cart.ts';
import { CASH_RECEIPT_MESSAGES } from './messages-cash-receipt.ts';
import { CHECKOUT_MESSAGES } from './messages-checkout.ts';
import type { COMPANY_BLOCK_MESSAGES } from './messages-company-block.ts';
import { DEPOSIT_MESSAGES } from './messages-deposit.ts';
import type { EMAIL_TEMPLATE_MESSAGES } from './messages-email-template.ts';
import { GENERAL_MESSAGES } from './messages-general.ts';
import { ORDER_MESSAGES } from './messages-order.ts';
import { PAYMENT_MESSAGES } from './messages-payment.ts';
import { PRODUCT_MESSAGES } from './messages-product.ts';
import { PRODUCT_QUESTION_MESSAGES } from './messages-product-question.ts';
import { REFUND_MESSAGES } from './messages-refund.ts';
import { REFUND_ACCOUNT_MESSAGES } from './messages-refund-account.ts';
import { RESTOCK_MESSAGES } from './messages-restock.ts';
import { RETURN_MESSAGES } from './messages-return.ts';
import { REVIEW_MESSAGES } from './messages-review.ts';
import type { SAVED_VIEW_MESSAGES } from './messages-saved-view.ts';
import { SECOND_FACTOR_MESSAGES } from './messages-second-factor.ts';
import type { SHOP_SETTINGS_MESSAGES } from './messages-shop-settings.ts';
import { STAFF_MESSAGES } from './messages-staff.ts';
import { SUPPORT_MESSAGES } from './messages-support.ts';
import type { TAG_MESSAGES } from './messages-tag.ts';

/**
 * Messages that both clients load: those of the rules for form fields, and those that screens show without a response of the API.
 * Messages of staff-only forms are in `staff-messages.ts`, those that only the API returns are in `api-messages.ts`; texts of one
 * screen are beside that screen.
 */
export const MESSAGES = {
  ...ACCOUNT_MESSAGES,
  ...ADDRESS_MESSAGES,
  ...ANNOUNCEMENT_MESSAGES,
  ...CART_MESSAGES,
  ...CASH_RECEIPT_MESSAGES,
  ...REFUND_MESSAGES,
  ...REFUND_ACCOUNT_MESSAGES,
  ...CHECKOUT_MESSAGES,
  ...DEPOSIT_MESSAGES,
  ...GENERAL_MESSAGES,
  ...ORDER_MESSAGES,
  ...PAYMENT_MESSAGES,
  ...PRODUCT_MESSAGES,
  ...PRODUCT_QUESTION_MESSAGES,
  ...RESTOCK_MESSAGES,
  ...RETURN_MESSAGES,
  ...REVIEW_MESSAGES,
  ...SECOND_FACTOR_MESSAGES,
  ...STAFF_MESSAGES,
  ...SUPPORT_MESSAGES,
} as const;

/** Messages of staff-only forms: their keys are known here, their texts are not. */
type StaffTables = typeof SAVED_VIEW_MESSAGES &
  typeof SHOP_SETTINGS_MESSAGES &
  typeof COMPANY_BLOCK_MESSAGES &
  typeof EMAIL_TEMPLATE_MESSAGES &
  typeof TAG_MESSAGES;

export type MessageKey = keyof typeof MESSAGES | keyof StaffTables;

const TEXTS: Readonly<Partial<Record<MessageKey, MessageTable[string]>>> = MESSAGES;

/** The text of a key in a language, with its placeholders `{name}` filled in; empty for a message of staff-only forms. */
export function message(key: MessageKey, language: Language, values: MessageValues = {}): string {
  return fillIn(TEXTS[key]?.[language] ?? '', values);
}
