import type { Translated } from '../../components/translated.ts';

/**
 * Texts of the button on a card. Not messages: cards are on screens of many features, and their texts are part of the same chunk.
 */
export const QUICK_ADD_TEXTS: Translated<{ readonly add: string; readonly notify: string }> = {
  ko: { add: '담기', notify: '재입고 알림' },
  en: { add: 'Add', notify: 'Notify me' },
};
