import { describe, expect, it } from 'vitest';
import { awaitCompletion } from './await-completion.ts';

/** Returns the listed answers one after the other; errors are thrown. */
function answering(...answers: (string | null | Error)[]) {
  return async () => {
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer ?? null;
  };
}

function recordedWaits() {
  const waits: number[] = [];
  const wait = async (milliseconds: number) => void waits.push(milliseconds);
  return { waits, wait };
}

describe('polling for the outcome of a payment', () => {
  it('returns the outcome at once if it is known', async () => {
    const { waits, wait } = recordedWaits();

    expect(await awaitCompletion(answering('placed'), new AbortController().signal, wait)).toBe('placed');
    expect(waits).toEqual([]);
  });

  it('continues while the payment is processing or the network fails', async () => {
    const { waits, wait } = recordedWaits();
    const ask = answering(null, new Error('offline'), null, 'placed');

    expect(await awaitCompletion(ask, new AbortController().signal, wait)).toBe('placed');
    expect(waits).toHaveLength(3);
  });

  it('slows down to one poll every five seconds', async () => {
    const { waits, wait } = recordedWaits();
    const silence = Array.from({ length: 10 }, () => null);

    await awaitCompletion(answering(...silence, 'placed'), new AbortController().signal, wait);

    expect(waits[0]).toBeLessThan(1_000);
    expect(waits.at(-1)).toBe(5_000);
  });

  it('stops when the page is left', async () => {
    const page = new AbortController();
    const leave = async () => page.abort(new Error('left'));

    await expect(awaitCompletion(answering(null, 'placed'), page.signal, leave)).rejects.toThrow('left');
  });
});
