import type { Language } from './market.ts';
import { fillIn, type MessageValues } from './message-table.ts';
import { ACCOUNT_API_MESSAGES } from './messages-account.ts';
import { ADDRESS_API_MESSAGES } from './messages-address.ts';
import { ANNOUNCEMENT_API_MESSAGES } from './messages-announcement.ts';
import { BANK_STATEMENT_API_MESSAGES } from './messages-bank-statement.ts';
import { CART_API_MESSAGES } from './messages-cart.ts';
import { CASH_RECEIPT_API_MESSAGES } from './messages-cash-receipt.ts';
import { CHECKOUT_API_MESSAGES } from './messages-checkout.ts';
import { COMPANY_BLOCK_API_MESSAGES } from './messages-company-block.ts';
import { CUSTOMER_API_MESSAGES } from './messages-customer.ts';
import { DEPOSIT_API_MESSAGES } from './messages-deposit.ts';
import { DRAFT_ORDER_API_MESSAGES } from './messages-draft-order.ts';
import { EMAIL_TEMPLATE_API_MESSAGES } from './messages-email-template.ts';
import { GENERAL_API_MESSAGES } from './messages-general.ts';
import { ORDER_API_MESSAGES } from './messages-order.ts';
import { ORDER_COLLABORATION_API_MESSAGES } from './messages-order-collaboration.ts';
import { PAYMENT_API_MESSAGES } from './messages-payment.ts';
import { PRODUCT_API_MESSAGES } from './messages-product.ts';
import { PRODUCT_QUESTION_API_MESSAGES } from './messages-product-question.ts';
import { REFUND_API_MESSAGES } from './messages-refund.ts';
import { REFUND_ACCOUNT_API_MESSAGES } from './messages-refund-account.ts';
import { RESTOCK_API_MESSAGES } from './messages-restock.ts';
import { RETURN_API_MESSAGES } from './messages-return.ts';
import { REVIEW_API_MESSAGES } from './messages-review.ts';
import { SAVED_VIEW_API_MESSAGES } from './messages-saved-view.ts';
import { SEARCH_API_MESSAGES } from './messages-search.ts';
import { SECOND_FACTOR_API_MESSAGES } from './messages-second-factor.ts';
import { SHOP_SETTINGS_API_MESSAGES } from './messages-shop-settings.ts';
import { STAFF_API_MESSAGES } from './messages-staff.ts';
import { SUPPORT_API_MESSAGES } from './messages-support.ts';
import { STAFF_CLIENT_MESSAGES } from './staff-messages.ts';

/** All messages of the API. Only the server loads them: clients show the text that the API returns. */
export const API_MESSAGES = {
  ...STAFF_CLIENT_MESSAGES,
  ...ACCOUNT_API_MESSAGES,
  ...ADDRESS_API_MESSAGES,
  ...ANNOUNCEMENT_API_MESSAGES,
  ...BANK_STATEMENT_API_MESSAGES,
  ...CART_API_MESSAGES,
  ...CASH_RECEIPT_API_MESSAGES,
  ...REFUND_API_MESSAGES,
  ...REFUND_ACCOUNT_API_MESSAGES,
  ...CHECKOUT_API_MESSAGES,
  ...COMPANY_BLOCK_API_MESSAGES,
  ...CUSTOMER_API_MESSAGES,
  ...DEPOSIT_API_MESSAGES,
  ...DRAFT_ORDER_API_MESSAGES,
  ...EMAIL_TEMPLATE_API_MESSAGES,
  ...GENERAL_API_MESSAGES,
  ...ORDER_API_MESSAGES,
  ...ORDER_COLLABORATION_API_MESSAGES,
  ...PAYMENT_API_MESSAGES,
  ...PRODUCT_API_MESSAGES,
  ...PRODUCT_QUESTION_API_MESSAGES,
  ...RESTOCK_API_MESSAGES,
  ...RETURN_API_MESSAGES,
  ...REVIEW_API_MESSAGES,
  ...SAVED_VIEW_API_MESSAGES,
  ...SEARCH_API_MESSAGES,
  ...SECOND_FACTOR_API_MESSAGES,
  ...SHOP_SETTINGS_API_MESSAGES,
  ...STAFF_API_MESSAGES,
  ...SUPPORT_API_MESSAGES,
} as const;

export type ApiMessageKey = keyof typeof API_MESSAGES;

/** The text of a key in a language, with its placeholders `{name}` filled in. */
export function apiMessage(key: ApiMessageKey, language: Language, values: MessageValues = {}): string {
  return fillIn(API_MESSAGES[key][language], values);
}
