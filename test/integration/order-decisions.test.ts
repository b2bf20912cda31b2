import { beforeAll, describe, expect, it } from 'vitest';
import { buyByCard, buyByDeposit, buyByEscrow } from '../kit/bought-orders.ts';
import { recordWholeDeposit } from '../kit/deposits.ts';
import { orderDecisions } from '../kit/order-decisions.ts';
import { copyOrder, decideAtOnce, decideInTurn, type NamedDecision, readAll } from '../kit/order-twins.ts';
import { signInStaff } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const ROUNDS = 8 * Number(process.env.LONG_PROPERTY_TESTS ?? 1);

const shop = useTestShop({ servers: 2 });
const bought: Record<'transfer' | 'card' | 'escrow', string> = { transfer: '', card: '', escrow: '' };

beforeAll(async () => {
  bought.card = (await buyByCard(shop)).number;
  bought.escrow = (await buyByEscrow(shop)).number;
  bought.transfer = (await buyByDeposit(shop)).number;
  await recordWholeDeposit(await signInStaff(shop), bought.transfer);
});

/** Makes the decisions concurrently, then sequentially in the same order on a copy: nothing may be lost or doubled. */
async function expectAsInTurn(number: string, decisions: readonly NamedDecision[]): Promise<void> {
  const [atOnce = '', inTurn = ''] = await copyOrder(shop, number, 2);
  const made = await decideAtOnce(shop, atOnce, decisions);
  const saved = made.filter(({ isSaved }) => isSaved).map(({ version }) => version);
  expect(saved, 'each of a version of its own').toEqual([...new Set(saved)]);
  const named = new Map(decisions.map((decision) => [decision.name, decision]));
  const again = await decideInTurn(
    shop,
    inTurn,
    made.flatMap(({ name }) => named.get(name) ?? []),
  );
  expect(again).toEqual(made);
  expect(await readAll(shop, atOnce)).toEqual(await readAll(shop, inTurn));
}

describe.each(['transfer', 'card', 'escrow'] as const)('an order paid by %s', (payment) => {
  const pairs = orderDecisions('', 'first').flatMap(({ name }, first, all) =>
    all.slice(first).map((_, at) => [name, first, first + at] as const),
  );

  it('gives any two concurrent decisions the same result as in turn', async () => {
    const productId = shop.productId('wipe');
    const [ours, theirs] = [orderDecisions(productId, 'first'), orderDecisions(productId, 'second')];
    for (const [, first, second] of pairs) {
      const decisions = [ours[first], theirs[second]].flatMap((one) => one ?? []);
      await expectAsInTurn(bought[payment], decisions).catch((error: Error) => {
        throw new Error(`${decisions.map(({ name }) => name).join(' and ')}: ${error.message}`, { cause: error });
      });
    }
  });

  it('gives any number of concurrent decisions the same result as in turn', async () => {
    const productId = shop.productId('wipe');
    for (let round = 0; round < ROUNDS; round += 1) {
      const all = ['first', 'second', 'third'].flatMap((tag) => orderDecisions(productId, `${tag} of ${round}`));
      const decisions = all.toSorted(() => Math.random() - 0.5).slice(0, 7);
      await expectAsInTurn(bought[payment], decisions).catch((error: Error) => {
        throw new Error(`${decisions.map(({ name }) => name).join(', ')}: ${error.message}`, { cause: error });
      });
    }
  });
});
