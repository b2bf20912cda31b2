import type { Language, Market } from './market.ts';

/** Consent that people give when they join the mailing list. Kept apart from the messages because each page shows it. */
export const MAILING_CONSENT: Readonly<Record<Language, string>> = {
  en: 'By joining you agree to receive news and offers from Eunbit by email. You can leave the list at any time.',
  ko: '등록하시면 은빛의 소식과 혜택을 이메일로 받는 데 동의하게 됩니다. 수신 동의는 언제든지 철회할 수 있습니다.',
};

/** Whether the mailing list's box of the sign-up form is ticked at first, a setting of each store (SUPPORT-13). */
export const MAILING_TICKED_AT_FIRST: Readonly<Record<Market, boolean>> = { KR: true, US: true };
