import { arriveInTime } from '@eunbit/ui/arrive-in-time';
import { closeToast, showToast } from '../elements/toast-store.ts';

/** Not among the messages of a page, all of which come before it can be used. */
const TEXTS = {
  ko: {
    long: '평소보다 오래 걸리고 있습니다. 잠시만 기다려 주세요.',
    noAnswer: '쇼핑몰에서 응답이 없습니다. 입력하신 내용은 그대로 있으니 다시 시도해 주세요.',
    retry: '다시 시도',
  },
  en: {
    long: 'This is taking longer than usual. Please wait a moment.',
    noAnswer: 'The shop did not answer. Nothing you typed is lost; please try again.',
    retry: 'Try again',
  },
};

const SLOW_AFTER_MS = 5_000;

const getTexts = () => TEXTS[document.documentElement.lang === 'ko' ? 'ko' : 'en'];

/** How many waits have become long, and the toast that says so, or that no answer came. */
let longWaits = 0;
let toast = 0;

/** Somebody waits for the shop until the answer is called. The page says so once it takes long. */
export function beginWait(): () => void {
  let isLong = false;
  let hasEnded = false;
  // What was said of the press before.
  if (longWaits === 0) closeToast(toast);
  const timer = setTimeout(() => {
    isLong = true;
    longWaits += 1;
    if (longWaits === 1) toast = showToast({ tone: 'busy', topic: 'wait', content: getTexts().long });
  }, SLOW_AFTER_MS);
  return () => {
    if (hasEnded) return;
    hasEnded = true;
    clearTimeout(timer);
    if (!isLong) return;
    longWaits -= 1;
    if (longWaits === 0) closeToast(toast);
  };
}

/** Waits for code that somebody has asked for; rejects where it does not come in time. */
export async function waitFor<Part>(arrival: Promise<Part>): Promise<Part> {
  const end = beginWait();
  try {
    return await arriveInTime(arrival);
  } finally {
    end();
  }
}

/** Ends a wait for which nothing came in time. */
export function sayNoAnswer(end: () => void, retry?: () => void): void {
  end();
  const { noAnswer, retry: label } = getTexts();
  toast = showToast({
    tone: 'error',
    topic: 'wait',
    content: noAnswer,
    ...(retry && { action: { label, run: retry } }),
  });
}
