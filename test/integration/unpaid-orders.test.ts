import { emailModel } from '@eunbit/server/modules/email/email.model';
import { orderModel } from '@eunbit/server/modules/order/order.model';
import { stockId, stockModel } from '@eunbit/server/modules/stock/stock.model';
import { beforeAll, describe, expect, it } from 'vitest';
import { recordWholeDeposit } from '../kit/deposits.ts';
import { waitForEmails } from '../kit/emails.ts';
import { UpdateOrderStatus } from '../kit/operations.ts';
import { CONTACT, expectResult, fillCheckout, payByDeposit, signInStaff } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const DAY = 86_400_000;

const shop = useTestShop({ eachTest: 'renewed', servers: 2 });
let wipe: string;
beforeAll(async () => {
  wipe = shop.productId('wipe');
});

async function depositOrder(): Promise<string> {
  const client = shop.client({ market: 'KR', language: 'en' });
  const ready = await fillCheckout(client, 'KR', { [wipe]: 2 });
  return expectResult(await payByDeposit(client, ready), 'OrderPlaced').order.number;
}

/** Runs the job of every server, all at once and twice, as of some days from now. */
async function chase(days: number): Promise<void> {
  const now = new Date(Date.now() + days * DAY);
  const all = () => shop.apps.map(({ services }) => services.unpaidOrders.chase(now));
  await Promise.all([...all(), ...all()]);
}

const findOrder = (number: string) => orderModel(shop.connection).findOne({ number }).lean();
const kinds = async () =>
  (await emailModel(shop.connection).find({ to: CONTACT.email }).sort({ createdAt: 1, _id: 1 }).lean()).map(
    ({ kind }) => kind,
  );
const inStock = async () => (await stockModel(shop.connection).findById(stockId('KR', wipe)).lean())?.quantity;

describe('an order by deposit (PAYMENT-13)', () => {
  it('sends one reminder when the deposit is due', async () => {
    const number = await depositOrder();

    await chase(2.9);
    expect(await kinds()).toEqual(['ORDER_PLACED']);
    await chase(3.1);
    await chase(5);

    expect(await kinds()).toEqual(['ORDER_PLACED', 'DEPOSIT_REMINDER']);
    expect(await findOrder(number)).toMatchObject({ status: 'PREPARING_FOR_SHIPMENT' });
    const [email] = await waitForEmails(shop, { to: CONTACT.email, kind: 'DEPOSIT_REMINDER' });
    expect(email?.subject).toBe(`[Eunbit] We have not seen your deposit for order ${number} yet`);
    expect(email?.text).toContain('000000-00-000001');
  });

  it('is cancelled once after seven days, and its units return to stock', async () => {
    const before = await inStock();
    const number = await depositOrder();

    await chase(7.1);
    await chase(8);

    expect(await findOrder(number)).toMatchObject({ status: 'ORDER_CANCELLED', payment: { status: 'VOID' } });
    expect((await findOrder(number))?.statusHistory).toHaveLength(2);
    expect(await inStock()).toBe(before);
    expect(await kinds()).toEqual(['ORDER_PLACED', 'ORDER_STATUS_CHANGED']);
  });

  it('is unchanged if it is paid', async () => {
    const number = await depositOrder();
    const staff = await signInStaff(shop);
    const input = { orderNumber: number, expectedStatus: 'PREPARING_FOR_SHIPMENT', status: 'ORDER_CONFIRMED' } as const;
    await recordWholeDeposit(staff, number);
    await staff.run(UpdateOrderStatus, { input });

    await chase(30);

    expect(await findOrder(number)).toMatchObject({ status: 'ORDER_CONFIRMED', payment: { status: 'PAID' } });
    expect(await kinds()).toEqual(['ORDER_PLACED', 'DEPOSIT_RECEIVED', 'ORDER_STATUS_CHANGED']);
  });

  it('sends only the cancellation email if the reminder is late', async () => {
    await depositOrder();
    await chase(3.1);
    await chase(7.1);

    await waitForEmails(shop, { to: CONTACT.email, kind: 'ORDER_STATUS_CHANGED' });
    await shop.deliver();

    const emailRecords = await emailModel(shop.connection).find({ kind: 'DEPOSIT_REMINDER' }).lean();
    expect(emailRecords).toMatchObject([{ status: 'SKIPPED' }]);
  });
});
