import { arriveInTime } from '@eunbit/ui/arrive-in-time';
import { closeToast, showToast } from '../elements/toast-store.ts';

/** Not among the messages of a page, which are all loaded before the page can be used. */
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

/** Number of waits that have become long, and the toast about them or about a missing response. */
let longWaits = 0;
let toast = 0;

/** Starts a wait for the shop and returns the function that ends it. The page shows a toast if it takes long. */
export function beginWait(): () => void {
  let isLong = false;
  let hasEnded = false;
  // Closes the toast of an earlier action.
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

/** Waits for code that a user action needs; rejects if it does not arrive in time. */
export async function waitFor<Part>(arrival: Promise<Part>): Promise<Part> {
  const end = beginWait();
  try {
    return await arriveInTime(arrival);
  } finally {
    end();
  }
}

/** Ends a wait after a timeout. */
export function showNoAnswer(end: () => void, retry?: () => void): void {
  end();
  const { noAnswer, retry: label } = getTexts();
  toast = showToast({
    tone: 'error',
    topic: 'wait',
    content: noAnswer,
    ...(retry && { action: { label, run: retry } }),
  });
}
