import { userModel } from '@eunbit/server/modules/account/user.model';
import { toUserId } from '@eunbit/server/modules/account/viewer';
import { array, assert, asyncProperty, constantFrom, nat, record } from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { seededRandom } from '../../scripts/setup/seeded-random.ts';
import { addMember } from '../kit/members.ts';
import type { Act, Month } from '../kit/month.ts';
import { BUYER_ACTS } from '../kit/month-buyers.ts';
import { LINK_ACTS } from '../kit/month-links.ts';
import { findProblems } from '../kit/month-problems.ts';
import { STAFF_ACTS } from '../kit/month-staff.ts';
import { endMonth, passTime } from '../kit/month-time.ts';
import { CONTACT, signInStaff, UnexpectedResultError } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

/** `npm run test:all` sets a higher number. */
const MONTHS = Number(process.env.RANDOM_MONTHS ?? 3);
const ACTIONS_A_MONTH = { minLength: 40, maxLength: 80 };
const UNITS = 100;

const shop = useTestShop();
let memberId: string;
/** How often each action succeeded. */
const done: Record<string, number> = {};

beforeAll(async () => {
  ({ id: memberId } = await addMember(shop, { email: CONTACT.email }));
  await userModel(shop.connection).updateOne(
    { _id: toUserId({ id: memberId }) },
    { $set: { provenEmail: CONTACT.email } },
  );
});

async function beginMonth(): Promise<Month> {
  await shop.renew();
  return {
    shop,
    products: [shop.productId('wipe'), shop.productId('spray')],
    memberId,
    staff: await signInStaff(shop),
    customer: shop.client({ market: 'US' }),
    tokens: new Map(),
    worthNothing: new Set(),
    links: [],
    entered: new Map(),
    random: Math.random,
    day: 0,
  };
}

const ACTS = {
  ...BUYER_ACTS,
  ...STAFF_ACTS,
  ...LINK_ACTS,
  /** Advances the clock by some days. */
  wait: async (month: Month) => {
    await passTime(month);
    return 'TimePassed';
  },
} as const satisfies Record<string, Act>;

/** Chosen more often: actions that come late in an order's life, and actions that others build on. */
const OFTEN = [
  'buyByCard',
  'buyByCard',
  'addUnitAndAsk',
  'addUnitAndAsk',
  'shipPart',
  'shipPart',
  'recordDeposit',
  'buyByVirtualAccount',
  'payIntoAccount',
  'payIntoAccount',
  'cancelDeposited',
  'openLink',
  'openLink',
  'askForReturn',
  'askForReturn',
  'askForReturn',
  'stepReturn',
  'stepReturn',
  'stepReturn',
  'stepReturn',
  'stepReturn',
] as const;
const NAMES = Object.keys(ACTS) as (keyof typeof ACTS)[];
const step = record({ act: constantFrom(...NAMES, ...OFTEN), dice: nat() });

/** The shop may reject any step of an action, for example because its product is sold out. */
async function actAsAnswered(act: keyof typeof ACTS, month: Month): Promise<string | null> {
  try {
    return await ACTS[act](month);
  } catch (error) {
    if (error instanceof UnexpectedResultError && error.outcome.endsWith('Error')) return error.outcome;
    throw error;
  }
}

it('keeps money, stock and orders in agreement over a month of random actions', async () => {
  await assert(
    asyncProperty(array(step, ACTIONS_A_MONTH), async (steps) => {
      const month = await beginMonth();
      for (const { act, dice } of steps) {
        month.random = seededRandom(dice);
        const answer = await actAsAnswered(act, month);
        if (answer && !answer.endsWith('Error')) done[act] = (done[act] ?? 0) + 1;
      }
      await endMonth(month);
      expect(await findProblems(month, UNITS)).toEqual([]);
    }),
    { numRuns: MONTHS, seed: Number(process.env.RANDOM_MONTH_SEED ?? 20_261_126), endOnFailure: MONTHS > 10 },
  );
  // The checks would also pass for a shop that rejects everything.
  const mustBeDone = MONTHS >= 50 ? NAMES : (['buyByCard', 'shipPart', 'stepReturn'] as const);
  expect(mustBeDone.filter((act) => !done[act])).toEqual([]);
  console.log(`random months: ${MONTHS}, ${JSON.stringify(done)}`);
}, 3_600_000);
