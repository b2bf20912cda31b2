import type { Language } from './market.ts';
import { fillIn, type MessageValues } from './message-table.ts';
import { MESSAGES, type MessageKey } from './messages.ts';
import { COMPANY_BLOCK_MESSAGES } from './messages-company-block.ts';
import { EMAIL_TEMPLATE_MESSAGES } from './messages-email-template.ts';
import { SAVED_VIEW_MESSAGES } from './messages-saved-view.ts';
import { SHOP_SETTINGS_MESSAGES } from './messages-shop-settings.ts';
import { TAG_MESSAGES } from './messages-tag.ts';

/** Messages that the back office loads: those of both clients, and those of staff-only forms. */
export const STAFF_CLIENT_MESSAGES = {
  ...MESSAGES,
  ...SAVED_VIEW_MESSAGES,
  ...SHOP_SETTINGS_MESSAGES,
  ...COMPANY_BLOCK_MESSAGES,
  ...EMAIL_TEMPLATE_MESSAGES,
  ...TAG_MESSAGES,
} as const;

/** The text of a key in a language, with its placeholders `{name}` filled in. */
export function message(key: MessageKey, language: Language, values: MessageValues = {}): string {
  return fillIn(STAFF_CLIENT_MESSAGES[key][language], values);
}
