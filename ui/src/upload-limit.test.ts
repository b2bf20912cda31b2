import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ANSWER_WITHIN_MS } from './answer-limit.ts';
import { giveUpOnSilence } from './upload-limit.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function send() {
  const request = Object.assign(new EventTarget(), { upload: new EventTarget(), abort: vi.fn() });
  giveUpOnSilence(request as unknown as XMLHttpRequest);
  return request;
}

describe('An upload', () => {
  it('may take long, as long as bytes leave', () => {
    const request = send();
    for (let step = 0; step < 5; step++) {
      vi.advanceTimersByTime(ANSWER_WITHIN_MS - 1);
      request.upload.dispatchEvent(new Event('progress'));
    }
    expect(request.abort).not.toHaveBeenCalled();
  });

  it('is given up where nothing moves any more', () => {
    const request = send();
    request.upload.dispatchEvent(new Event('progress'));
    vi.advanceTimersByTime(ANSWER_WITHIN_MS);
    expect(request.abort).toHaveBeenCalledOnce();
  });

  it('that has ended is left alone', () => {
    const request = send();
    request.dispatchEvent(new Event('loadend'));
    vi.advanceTimersByTime(ANSWER_WITHIN_MS);
    expect(request.abort).not.toHaveBeenCalled();
  });
});
