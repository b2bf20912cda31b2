import { graphql } from '../gql/gql.ts';
import type { ShopClient } from './shop-client.ts';
import { expectResult } from './story.ts';

const RecordFoundDeposit = graphql(`
  mutation RecordFoundDeposit($input: RecordDepositInput!) { recordDeposit(input: $input) { __typename } }
`);
const OutstandingDeposit = graphql(`
  query OutstandingDeposit($number: String!) { order(number: $number) { payment { method outstandingAmount { amount } } } }
`);

/** Records a bank transfer for an order; `amount` in won. */
export async function recordDeposit(staff: ShopClient, orderNumber: string, amount: number): Promise<void> {
  const receivedOn = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' }).format(new Date());
  const input = { orderNumber, amount, receivedOn, depositorName: '이미나', bankId: 'kb', isRepeatConfirmed: true };
  expectResult((await staff.run(RecordFoundDeposit, { input })).recordDeposit, 'OrderUpdated');
}

/**
 * Records the full amount that an order awaits, after which it can be confirmed (ORDER-4). Other payment methods need no record.
 */
export async function recordWholeDeposit(staff: ShopClient, number: string): Promise<void> {
  const { order } = await staff.run(OutstandingDeposit, { number });
  const { method, outstandingAmount } = order?.payment ?? {};
  if (method === 'DEPOSIT' && outstandingAmount?.amount) await recordDeposit(staff, number, outstandingAmount.amount);
}
