import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { graphql } from '../gql/gql.ts';
import { waitForEmail } from '../kit/emails.ts';
import { addMember } from '../kit/members.ts';
import { SendContactMessage, UpdateOrderStatus } from '../kit/operations.ts';
import { writeOrder } from '../kit/orders.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { expectResult, signInStaff } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const StatusEmailPreview = graphql(`
  query StatusEmailPreview($input: UpdateOrderStatusInput!) {
    statusEmailPreview(input: $input) {
      __typename
      ... on EmailPreview { to language contents { subject html text } }
      ... on ValidationError { fieldErrors { path key } }
      ... on OrderError { code }
    }
  }
`);
const ShippingEmailPreview = graphql(`
  query ShippingEmailPreview($row: ShipOrderInput!) {
    shippingEmailPreview(market: KR, row: $row) { __typename ... on EmailPreview { contents { text } } }
  }
`);
const ReceiptPreview = graphql(`
  query ReceiptPreview($orderNumber: String!) {
    receiptPreview(input: { orderNumber: $orderNumber }) {
      __typename
      ... on EmailPreview { to contents { subject } }
      ... on OrderError { code }
    }
  }
`);
const AnswerPreview = graphql(`
  query AnswerPreview($input: AnswerPreviewInput!) {
    answerPreview(input: $input) {
      __typename
      ... on EmailPreview { to contents { subject text } }
      ... on ValidationError { fieldErrors { path } }
      ... on SupportError { code }
    }
  }
`);
const AnswerPreviewed = graphql(`
  mutation AnswerPreviewed($input: AnswerSupportRequestInput!) {
    answerSupportRequest(input: $input) { __typename }
  }
`);

const shop = useTestShop();
let staff: ShopClient;
beforeAll(async () => {
  staff = await signInStaff(shop);
});

let lastOrder = 0;

/** Places an order; returns its number and the address of its emails. */
async function newOrder(rest: Partial<Parameters<typeof writeOrder>[1]> = {}) {
  lastOrder += 1;
  const number = `EB-260301-${String(lastOrder).padStart(8, '0')}`;
  const email = `${randomUUID()}@email.example`;
  await writeOrder(shop, { number, email, ...rest });
  return { number, email };
}

const buildStep = (orderNumber: string, rest: object = {}) => ({
  orderNumber,
  expectedStatus: 'PREPARING_FOR_SHIPMENT' as const,
  status: 'ORDER_CONFIRMED' as const,
  ...rest,
});

async function readPreview(input: ReturnType<typeof buildStep>) {
  return (await staff.run(StatusEmailPreview, { input })).statusEmailPreview;
}

describe('the email of a step (EMAIL-12)', () => {
  it('is previewed exactly as it is sent later, without sending it', async () => {
    const { number, email } = await newOrder({ payment: { status: 'PAID' } });
    const delay = { reason: 'CUSTOM_ORDER', until: null, detail: '<b>각인</b> 작업 중입니다' } as const;
    const step = buildStep(number, { status: 'ORDER_DELAYED', delay });

    const { to, language, contents } = expectResult(await readPreview(step), 'EmailPreview');
    expect({ to, language }).toEqual({ to: email, language: 'KO' });
    expect(contents?.html).toContain('&lt;b&gt;각인&lt;/b&gt;');
    expect(await shop.connection.collection('emails').countDocuments({ to: email })).toBe(0);

    const { updateOrderStatus } = await staff.run(UpdateOrderStatus, { input: step });
    expectResult(updateOrderStatus, 'OrderUpdated');
    const sent = await waitForEmail(shop, { to: email, kind: 'ORDER_STATUS_CHANGED' });
    expect(contents).toMatchObject({ subject: sent.subject, text: sent.text });
  });

  it('includes the parcels that are being typed', async () => {
    const { number } = await newOrder({ payment: { status: 'PAID' } });
    const row = {
      orderNumber: number,
      parcels: [{ carrier: 'CJ_LOGISTICS' as const, trackingNumber: ' 123456789012 ' }],
    };
    const { shippingEmailPreview } = await staff.run(ShippingEmailPreview, { row });
    expect(expectResult(shippingEmailPreview, 'EmailPreview').contents?.text).toContain('123456789012');
  });

  it('is refused if the step would be', async () => {
    const { number } = await newOrder({ payment: { status: 'PAID' } });
    expect(await readPreview(buildStep(number, { expectedStatus: 'ORDER_DELAYED' }))).toMatchObject({
      code: 'ORDER_CONFLICT',
    });
    expect(await readPreview(buildStep('EB-260301-N0WHERE1'))).toMatchObject({ code: 'ORDER_NOT_FOUND' });
    expect(await readPreview(buildStep(number, { status: 'PREPARING_FOR_SHIPMENT' }))).toMatchObject({
      code: 'STATUS_TRANSITION_REFUSED',
    });
    const wrong = await readPreview(buildStep(number, { status: 'ORDER_DELAYED' }));
    expect(expectResult(wrong, 'ValidationError').fieldErrors).toEqual([{ path: 'delay', key: 'delay.required' }]);
  });

  it('is reported as disabled if the customer has switched it off (EMAIL-8)', async () => {
    const member = await addMember(shop);
    await shop.connection.collection('users').updateOne({ email: member.email }, { $set: { orderEmails: false } });
    const { number } = await newOrder({ userId: member.id, email: member.email, payment: { status: 'PAID' } });
    expect(expectResult(await readPreview(buildStep(number)), 'EmailPreview').contents).toBeNull();
    const cancelled = await readPreview(buildStep(number, { status: 'ORDER_CANCELLED' }));
    expect(expectResult(cancelled, 'EmailPreview').contents?.text).toContain(number);
  });
});

describe('a receipt', () => {
  it('can be previewed if it could be sent', async () => {
    const [paid, unpaid] = [
      await newOrder({ payment: { status: 'PAID' } }),
      await newOrder({ payment: { status: 'AWAITING_PAYMENT' } }),
    ];
    const { receiptPreview } = await staff.run(ReceiptPreview, { orderNumber: paid.number });
    expect(receiptPreview).toMatchObject({
      to: paid.email,
      contents: { subject: expect.stringContaining(paid.number) },
    });
    const refused = await staff.run(ReceiptPreview, { orderNumber: unpaid.number });
    expect(refused.receiptPreview).toMatchObject({ code: 'ORDER_NOT_PAID' });
  });
});

describe('an answer to a request', () => {
  it('is previewed as it is sent later, after the earlier ones', async () => {
    const email = `${randomUUID()}@email.example`;
    const message = { name: 'Mina Lee', email, phone: '+1 212 555 0100', message: 'Where is my order?' };
    const asked = await shop.client({ market: 'US', language: 'en' }).run(SendContactMessage, { input: message });
    const { number } = expectResult(asked.sendContactMessage, 'SupportRequestReceived');
    const answer = (text: string, answersSeen: number) =>
      staff.run(AnswerPreviewed, { input: { number, answersSeen, text } });
    await answer('We are looking for it.', 0);

    const { answerPreview } = await staff.run(AnswerPreview, { input: { number, text: ' It is here.  ' } });
    const { to, contents } = expectResult(answerPreview, 'EmailPreview');
    expect(to).toBe(email);
    await answer('It is here.', 1);
    const sent = await waitForEmail(shop, { to: email, kind: 'REQUEST_ANSWERED' });
    expect(contents).toEqual({ subject: sent.subject, text: sent.text });
  });

  it('is refused without a text, and for an unknown request', async () => {
    const preview = async (number: string, text: string) =>
      (await staff.run(AnswerPreview, { input: { number, text } })).answerPreview;
    expect(await preview('CS-260301-N0WHERE1', ' ')).toMatchObject({ fieldErrors: [{ path: 'text' }] });
    expect(await preview('CS-260301-N0WHERE1', 'Hello')).toMatchObject({ code: 'REQUEST_NOT_FOUND' });
    expect(await preview('B2B-260301-NOWHERE', 'Hello')).toMatchObject({ code: 'REQUEST_NOT_FOUND' });
  });
});
