import { ANSWER_WITHIN_MS } from './answer-limit.ts';

/** Gives a request up when none of its bytes has left for that long, nor its answer come; `onabort` tells it. */
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
