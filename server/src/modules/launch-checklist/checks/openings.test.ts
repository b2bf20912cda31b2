import type { CheckArea } from '@eunbit/schema/launch-checklist';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../config.ts';
import { createChecks } from '../checks.ts';
import { runChecks } from '../run-checks.ts';
import { checkDepositAccounts } from './openings.ts';

const POSTMARK = { POSTMARK_SERVER_TOKEN: 'a', POSTMARK_WEBHOOK_SECRET: 'Hq3nW8zKd0Vx6TcB2mRj' };
const SHOP = {
  ...POSTMARK,
  MONGODB_URI: 'mongodb://localhost/eunbit',
  APP_SECRET: 'q7Vd0xw2Jm5bGz9KfR3nTt8LpYc6HsAe1UoiXB4r',
};
const US_ALONE = {
  ...SHOP,
  STORES: 'US',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  EASYPOST_API_KEY: 'EZAK1',
  EASYPOST_WEBHOOK_SECRET: 'Yf5sLp9GtE1uNw7XaQ4k',
};
const DEPOSITS_ALONE = { ...SHOP, STORES: 'KR', BANK_DEPOSITS: 'yes' };

/** The results of the checks in these areas if the database is unreachable. */
async function examine(settings: Readonly<Record<string, string>>, ...areas: CheckArea[]) {
  const database = () => Promise.reject(new Error('no database'));
  const checks = createChecks({ config: readConfig(settings), database, downloadsFolder: '' });
  const wanted = checks.filter(({ area }) => areas.includes(area));
  return (await runChecks(wanted, 1000)).map(({ id, status, text }) => `${status} ${id}: ${text.en}`);
}

describe('the checklist reports what a store lacks (STORE-29)', () => {
  it('if only the US store is open: missing sign-in providers, and nothing of Korea', async () => {
    expect(await examine(US_ALONE, 'TOSS', 'NAVER', 'GOOGLE')).toEqual([
      'NOTE naver.absent: No keys: nobody signs in with Naver.',
      'NOTE google.absent: No keys: nobody signs in with Google.',
    ]);
    const settings = await examine(US_ALONE, 'SETTINGS');
    expect(settings).toContain('GOOD settings.store-us: It opens the US store, which takes: CARD.');
    expect(settings.filter((line) => line.includes('postcode') || line.includes('Korea'))).toEqual([]);
  });

  it('if only the Korean store is open: each payment method without keys, and nothing of EasyPost', async () => {
    expect(await examine(DEPOSITS_ALONE, 'STRIPE', 'TOSS', 'EASYPOST')).toEqual([
      'NOTE stripe.absent: No keys: the Korean store takes neither cards nor escrow.',
      'NOTE toss.absent: No keys: there are no virtual accounts, and cash receipts are issued by hand.',
    ]);
    const settings = await examine(DEPOSITS_ALONE, 'SETTINGS');
    expect(settings).toContain('GOOD settings.store-kr: It opens the Korean store, which takes: DEPOSIT.');
    expect(settings).toContain('NOTE delivery-tracker.absent: No keys: staff say when parcels in Korea have arrived.');
  });

  it('if deposits have no account, which is an error if there is no other payment method', () => {
    const states = (settings: Readonly<Record<string, string>>, accounts: number) =>
      checkDepositAccounts(readConfig(settings), accounts).map(({ status }) => status);
    expect(states(DEPOSITS_ALONE, 0)).toEqual(['WRONG']);
    expect(states({ ...DEPOSITS_ALONE, TOSS_SECRET_KEY: 'live_sk_1' }, 0)).toEqual(['NOTE']);
    expect(states(DEPOSITS_ALONE, 1)).toEqual([]);
    expect(states(US_ALONE, 0)).toEqual([]);
  });
});
