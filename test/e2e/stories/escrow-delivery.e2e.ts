import { describe, expect } from 'vitest';
import { graphql } from '../../gql/gql.ts';
import { StartPayment } from '../../kit/operations.ts';
import { expectResult, fillCheckout } from '../../kit/story.ts';
import { seriousViolations } from '../kit/accessibility.ts';
import { shipOrder } from '../kit/api.ts';
import { depositInto } from '../kit/bank.ts';
import { load } from '../kit/load.ts';
import { newMember } from '../kit/own-orders.ts';
import { present } from '../kit/present.ts';
import { story } from '../kit/story.ts';

const SprayToShip = graphql(`query SprayToShip { product(slug: "all-purpose-spray") { id } }`);
const AccountToPay = graphql(
  `query AccountToPay($number: String!) { myOrder(number: $number) { payment { bank { accountNumber } } } }`,
);

const KOREAN = { market: 'KR', language: 'ko' } as const;

async function paidIntoVirtualAccount(): Promise<string> {
  const member = await newMember(KOREAN);
  const { product } = await member.run(SprayToShip);
  const { checkoutId, total } = await fillCheckout(member, 'KR', { [present(product, 'the spray').id]: 1 });
  const transfer = { bankId: 'hana', depositorName: '이미나' };
  const input = { checkoutId, method: 'VIRTUAL_ACCOUNT' as const, expectedTotal: total, hasAgreedToTerms: true };
  const { startPayment } = await member.run(StartPayment, { input: { ...input, ...transfer } });
  const { number } = expectResult(startPayment, 'OrderPlaced').order;
  const { myOrder } = await member.run(AccountToPay, { number });
  await depositInto(present(myOrder?.payment.bank, 'the account').accountNumber);
  return number;
}

describe('staff who ship an order in escrow', () => {
  story('are reminded to register its parcels until they mark them as registered (PAYMENT-27)', async ({ visit }) => {
    const number = await paidIntoVirtualAccount();
    const { page } = await visit({ staff: true });
    await load(page, `/admin/order_ko/${number}`);
    await page.getByRole('main').getByText('Paid', { exact: true }).first().waitFor();
    await shipOrder(number, '512345678901');

    const panel = page.getByRole('region', { name: 'Register parcels with Toss Payments' });
    await panel.getByRole('button', { name: /^Copy .*512345678901$/ }).waitFor();
    expect.soft(await seriousViolations(page), 'parcels to register').toBe('');
    await panel.getByRole('button', { name: 'Mark as registered' }).click();
    await panel.getByText(/^Marked as registered by /).waitFor();

    await panel.getByRole('button', { name: 'Mark as not registered' }).click();
    await panel.getByRole('button', { name: 'Mark as registered' }).waitFor();
    await load(page, '/admin/orders_ko?attention=ESCROW_DELIVERY_DUE');
    await page.getByRole('link', { name: number }).first().waitFor();
  });
});
