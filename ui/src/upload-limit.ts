import { ANSWER_WITHIN_MS } from './answer-limit.ts';

/** Aborts a request if no bytes were sent and no response arrived for the timeout; `onabort` is called then. */
export function giveUpOnSilence(request: XMLHttpRequest): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => request.abort(), ANSWER_WITHIN_MS);
  };
  request.upload.addEventListener('progress', wait);
  request.addEventListener('loadend', () => clearTimeout(timer));
  wait();
}
