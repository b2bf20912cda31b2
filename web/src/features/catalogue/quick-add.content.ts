import type { Translated } from '../../components/translated.ts';

/** Words of the button of a card. Not messages: cards stand on screens of many features, and travel with their words. */
export const QUICK_ADD_TEXTS: Translated<{ readonly add: string; readonly notify: string }> = {
  ko: { add: '담기', notify: '재입고 알림' },
  en: { add: 'Add', notify: 'Notify me' },
};
