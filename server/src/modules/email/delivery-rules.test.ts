import { describe, expect, it } from 'vitest';
import { describeFailure, MAXIMUM_ATTEMPTS, nextTryAt, oneLine, toRounds } from './delivery-rules.ts';

const NOW = new Date('2026-11-21T00:00:00Z');
const waitAfter = (attempts: number) => (nextTryAt(attempts, NOW)?.getTime() ?? Number.NaN) - NOW.getTime();

describe('the next attempt (EMAIL-3)', () => {
  it('follows the first failure within a minute, with growing delays', () => {
    const waits = Array.from({ length: MAXIMUM_ATTEMPTS - 1 }, (_, index) => waitAfter(index + 1));

    expect(waits[0]).toBeLessThanOrEqual(60_000);
    expect(waits).toEqual([...waits].sort((a, b) => a - b));
    expect(waits.reduce((sum, wait) => sum + wait)).toBeGreaterThan(24 * 3_600_000);
  });

  it('is null after the last attempt', () => {
    expect(nextTryAt(MAXIMUM_ATTEMPTS, NOW)).toBeNull();
    expect(nextTryAt(MAXIMUM_ATTEMPTS + 1, NOW)).toBeNull();
  });
});

describe('a header (EMAIL-7)', () => {
  it('stays one line for any input', () => {
    expect(oneLine('Hello\r\nBcc: victim@mail.example\u0000\u2028 there\t!')).toBe(
      'Hello Bcc: victim@mail.example there !',
    );
  });
});

describe('a delivery failure', () => {
  it('is stored as text of limited length', () => {
    expect(describeFailure(new Error('no route'))).toBe('no route');
    expect(describeFailure('x'.repeat(10_000))).toHaveLength(500);
  });
});

describe('emails that are due together', () => {
  it('are sent at once, except that those to one recipient are sent in order (EMAIL-5)', () => {
    const email = (to: string, text: string) => ({ to, text });
    const due = [email('mina', 'a'), email('mina', 'b'), email('jun', 'c'), email('mina', 'd'), email('jun', 'e')];
    const rounds = toRounds(due).map((round) => round.map(({ text }) => text).join(''));
    expect(rounds).toEqual(['ac', 'be', 'd']);
  });

  it('have no rounds if none is due', () => {
    expect(toRounds([])).toEqual([]);
  });
});
