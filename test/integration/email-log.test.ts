import { randomUUID } from 'node:crypto';
import { emailModel } from '@eunbit/server/modules/email/email.model';
import { beforeEach, describe, expect, it } from 'vitest';
import { graphql } from '../gql/gql.ts';
import { RequestPasswordReset } from '../kit/account-operations.ts';
import { waitForEmail, waitForEmails } from '../kit/emails.ts';
import { addMember, createMemberClient } from '../kit/members.ts';
import { SendContactMessage } from '../kit/operations.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import {
  CONTACT,
  complete,
  confirmCard,
  expectResult,
  fillCheckout,
  payByDeposit,
  signInStaff,
  startCardPayment,
} from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const Emails = graphql(`
  query Emails($status: EmailStatus, $to: String, $page: Int) {
    emails(status: $status, to: $to, page: $page) {
      totalCount page pageCount nodes { id kind to status subject error attempts nextTryAt }
    }
  }
`);
const EmailContents = graphql(`
  query EmailContents($id: ID!) { email(id: $id) { to contents { subject html text } } }
`);
const RetryEmail = graphql(`
  mutation RetryEmail($id: ID!) {
    retryEmail(input: { id: $id }) {
      __typename
      ... on EmailQueued { email { status attempts error } }
      ... on EmailError { code }
    }
  }
`);
const SendReceipt = graphql(`
  mutation SendReceipt($orderNumber: String!) {
    sendReceipt(input: { orderNumber: $orderNumber }) {
      __typename
      ... on ReceiptSent { email }
      ... on OrderError { code }
    }
  }
`);

const shop = useTestShop({ eachTest: 'renewed' });
let staff: ShopClient;
beforeEach(async () => {
  staff = await signInStaff(shop);
});

const newAddress = () => `${randomUUID()}@email.example`;

async function write(email: string, message = 'When will you be back?'): Promise<void> {
  const input = { name: 'Mina Lee', phone: '010-1234-5678', email, message };
  const { sendContactMessage } = await shop.client({ language: 'en' }).run(SendContactMessage, { input });
  expectResult(sendContactMessage, 'SupportRequestReceived');
}

const list = async (variables: object = {}) => (await staff.run(Emails, variables)).emails;
const contents = async (id = '') => (await staff.run(EmailContents, { id })).email?.contents;
const retry = async (id = '') => (await staff.run(RetryEmail, { id })).retryEmail;
const receipt = async (orderNumber: string) => (await staff.run(SendReceipt, { orderNumber })).sendReceipt;

describe('the email log', () => {
  it('shows six emails a page, newest first, filtered by status or address (EMAIL-9)', async () => {
    const readers = [newAddress(), newAddress(), newAddress(), newAddress()];
    for (const reader of readers) await write(reader);
    const newest = readers.at(-1) ?? '';
    await waitForEmails(shop, { to: newest });

    const first = await list();
    expect([first.totalCount, first.pageCount, first.nodes.length]).toEqual([8, 2, 6]);
    expect(first.nodes.slice(0, 2).map(({ to }) => to)).toContain(newest);
    expect((await list({ to: ` ${newest.toUpperCase()}`, status: 'SENT' })).nodes).toMatchObject([
      { kind: 'CONTACT_CONFIRMATION', to: newest, error: null, attempts: 1, nextTryAt: null },
    ]);
    expect((await list({ status: 'FAILED' })).totalCount).toBe(0);
  });

  it('shows the text of an email without running injected markup', async () => {
    const reader = newAddress();
    await write(reader, '<img src=x onerror=alert(1)>');

    const [email] = (await list({ to: reader })).nodes;
    const shown = await contents(email?.id);
    expect(shown?.text).toContain('<img src=x onerror=alert(1)>');
    expect(shown?.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(shown?.html).not.toContain('<img src=x');
    expect((await staff.run(EmailContents, { id: 'x' })).email).toBeNull();
  });

  it('does not expose links that only the recipient may open (EMAIL-9)', async () => {
    const { email } = await addMember(shop);
    await shop.client().run(RequestPasswordReset, { input: { email } });
    const sent = await waitForEmail(shop, { to: email, kind: 'PASSWORD_RESET' });

    const [entry] = (await list({ to: email })).nodes;
    const shown = await contents(entry?.id);
    expect(sent.text).toMatch(/\/reset-password\?[^#\s]*#link=/);
    expect(shown?.text).toContain('/reset-password');
    expect(`${shown?.text}${shown?.html}`).not.toContain('link=');
  });

  it('is visible to staff only', async () => {
    const client = await createMemberClient(shop, await addMember(shop));
    const { errors } = await client.send({ query: '{ emails { totalCount } }' });
    expect(errors[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

describe('a failed email', () => {
  it('is sent again only when somebody asks for it (EMAIL-10)', async () => {
    const reader = newAddress();
    await write(reader);
    await emailModel(shop.connection).updateOne(
      { to: reader },
      { status: 'FAILED', dueAt: null, attempts: 10, error: 'the provider was down' },
    );
    const [failed] = (await list({ to: reader, status: 'FAILED' })).nodes;
    expect(failed?.error).toBe('the provider was down');

    expect(expectResult(await retry(failed?.id), 'EmailQueued').email).toEqual({
      status: 'QUEUED',
      attempts: 0,
      error: null,
    });
    expect(expectResult(await retry(failed?.id), 'EmailError').code).toBe('EMAIL_NOT_FAILED');
    expect(await waitForEmails(shop, { to: reader })).toHaveLength(1);
    for (const id of [failed?.id, 'x', '0'.repeat(24)]) {
      expect(expectResult(await retry(id), 'EmailError').code).toBe('EMAIL_NOT_FAILED');
    }
  });
});

describe('a receipt', () => {
  it('is sent to the buyer of a paid order as often as staff request it', async () => {
    const client = shop.client({ market: 'US', language: 'en' });
    const ready = await fillCheckout(client, 'US', { [shop.productId('wipe')]: 2 });
    const { clientSecret } = expectResult(await startCardPayment(client, ready), 'PaymentActionRequired');
    await confirmCard(shop.stripeUrl, clientSecret);
    const { order } = expectResult(await complete(client, ready), 'OrderPlaced');

    for (const count of [1, 2]) {
      expect(expectResult(await receipt(order.number), 'ReceiptSent').email).toBe(CONTACT.email);
      await waitForEmails(shop, { to: CONTACT.email, kind: 'ORDER_RECEIPT', count });
    }
    const email = await waitForEmail(shop, { to: CONTACT.email, kind: 'ORDER_RECEIPT' });
    expect(email.subject).toBe(`[Eunbit] Your receipt for order ${order.number}`);
    expect(email.text).toContain('Amount paid');
  });

  it('is not available for an unpaid or unknown order (EMAIL-11)', async () => {
    const client = shop.client({ market: 'KR' });
    const ready = await fillCheckout(client, 'KR', { [shop.productId('wipe')]: 1 });
    const { order } = expectResult(await payByDeposit(client, ready), 'OrderPlaced');

    expect(expectResult(await receipt(order.number), 'OrderError').code).toBe('ORDER_NOT_PAID');
    expect(expectResult(await receipt('EB-000000-N0TH1NG0'), 'OrderError').code).toBe('ORDER_NOT_FOUND');
    expect(await emailModel(shop.connection).countDocuments({ kind: 'ORDER_RECEIPT' })).toBe(0);
  });

  it('is limited, so that no mailbox is flooded', async () => {
    const client = shop.client({ market: 'KR' });
    const ready = await fillCheckout(client, 'KR', { [shop.productId('wipe')]: 1 });
    const { order } = expectResult(await payByDeposit(client, ready), 'OrderPlaced');
    await shop.connection
      .collection('orders')
      .updateOne({ number: order.number }, { $set: { 'payment.status': 'PAID' } });

    const answers: string[] = [];
    // Five fit into each hour, and one may end in between.
    while (answers.length < 11 && answers.at(-1) !== 'OrderError')
      answers.push((await receipt(order.number)).__typename ?? '');
    expect(answers.at(-1)).toBe('OrderError');
    expect(answers.length).toBeGreaterThan(5);
  });
});
