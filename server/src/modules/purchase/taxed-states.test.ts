import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createTaxedStates } from './taxed-states.ts';

const HOUR = 3_600_000;
const at = (ms: number) => new Date(Date.UTC(2026, 10, 23) + ms);

/** The provider returns these answers one after the other, and its calls are counted. */
function registered(...answers: readonly (readonly string[] | Error)[]) {
  let asked = 0;
  const taxed = createTaxedStates({
    provider: {
      async registeredStates() {
        const answer = answers[Math.min(asked, answers.length - 1)] ?? [];
        asked += 1;
        if (answer instanceof Error) throw answer;
        return answer;
      },
    },
    log: pino({ level: 'silent' }),
  });
  return { taxed, asked: () => asked };
}

describe('the states with sales tax (CHECKOUT-11)', () => {
  it('always include New York, without a request to Stripe', async () => {
    const { taxed, asked } = registered(new Error('away'));
    expect(await taxed.includes(' ny ')).toBe(true);
    expect(asked()).toBe(0);
  });

  it('include other states only once registered, which is read within the hour', async () => {
    const { taxed, asked } = registered([], ['NY', 'NJ']);
    expect(await taxed.includes('NJ', at(0))).toBe(false);
    expect(await taxed.includes('NJ', at(HOUR - 1))).toBe(false);
    expect(asked()).toBe(1);
    expect(await taxed.includes('nj', at(HOUR))).toBe(true);
    expect(await taxed.includes('CA', at(HOUR))).toBe(false);
  });

  it('stay the same while Stripe does not respond, and are requested again a minute later', async () => {
    const { taxed, asked } = registered(['NJ'], new Error('away'), ['CA']);
    expect(await taxed.includes('NJ', at(0))).toBe(true);
    expect(await taxed.includes('NJ', at(HOUR))).toBe(true);
    expect(await taxed.includes('NJ', at(HOUR + 59_000))).toBe(true);
    expect(asked()).toBe(2);
    expect(await taxed.includes('NJ', at(HOUR + 60_000))).toBe(false);
  });

  it('are requested once for concurrent checkouts', async () => {
    const { taxed, asked } = registered(['NJ']);
    expect(await Promise.all(['NJ', 'CA', 'NJ'].map((state) => taxed.includes(state, at(0))))).toEqual([
      true,
      false,
      true,
    ]);
    expect(asked()).toBe(1);
  });
});
