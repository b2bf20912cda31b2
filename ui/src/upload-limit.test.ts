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
  it('may take long while bytes are sent', () => {
    const request = send();
    for (let step = 0; step < 5; step++) {
      vi.advanceTimersByTime(ANSWER_WITHIN_MS - 1);
      request.upload.dispatchEvent(new Event('progress'));
    }
    expect(request.abort).not.toHaveBeenCalled();
  });

  it('is aborted if there is no progress', () => {
    const request = send();
    request.upload.dispatchEvent(new Event('progress'));
    vi.advanceTimersByTime(ANSWER_WITHIN_MS);
    expect(request.abort).toHaveBeenCalledOnce();
  });

  it('is not aborted after it has ended', () => {
    const request = send();
    request.dispatchEvent(new Event('loadend'));
    vi.advanceTimersByTime(ANSWER_WITHIN_MS);
    expect(request.abort).not.toHaveBeenCalled();
  });
});
