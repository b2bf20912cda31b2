import { randomUUID } from 'node:crypto';
import { emailModel } from '@eunbit/server/modules/email/email.model';
import { emailAddressModel } from '@eunbit/server/modules/email/email-address.model';
import { mailingListModel } from '@eunbit/server/modules/mailing-list/mailing-list.model';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SANDBOX_KEYS } from '../../scripts/sandbox/keys.ts';
import { graphql } from '../gql/gql.ts';
import { readEmails, waitForEmails } from '../kit/emails.ts';
import { addMember, createMemberClient } from '../kit/members.ts';
import { SendContactMessage, SubscribeToMailingList } from '../kit/operations.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { CONTACT, expectResult, fillCheckout, payByDeposit, signInStaff } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const BouncedEmails = graphql(`
  query BouncedEmails($to: String!) {
    emails(to: $to) {
      nodes {
        id status error
        bounce { kind description }
        addressStatus {
          email softBounces isReactivatable
          suppression { reason description }
          newsSuppression { reason }
        }
      }
    }
  }
`);
const BouncedOrder = graphql(`
  query BouncedOrder($number: String!) {
    orderStaffDetails(number: $number) {
      emails { kind bounce { kind } }
      emailStatus { email suppression { reason } }
    }
  }
`);
const BouncedUser = graphql(`
  query BouncedUser($id: ID!) { user(id: $id) { emailStatus { email suppression { reason } } } }
`);
const ReactivateEmailAddress = graphql(`
  mutation ReactivateEmailAddress($email: String!) {
    reactivateEmailAddress(input: { email: $email }) {
      __typename
      ... on EmailAddressReactivated { addressStatus { suppression { reason } isReactivatable } }
      ... on EmailError { code message }
    }
  }
`);
const RetryBounced = graphql(`
  mutation RetryBounced($id: ID!) { retryEmail(input: { id: $id }) { __typename } }
`);

const shop = useTestShop({ eachTest: 'renewed', servers: 2 });
let staff: ShopClient;
beforeEach(async () => {
  staff = await signInStaff(shop);
});

const newAddress = () => `${randomUUID()}@email.example`;
const record = (address: string) => emailAddressModel(shop.connection).findById(address).lean();
const sandbox = (path: string, body: object) => shop.controlPostmark('POST', `/sandbox/${path}`, body);
const emailsTo = async (to: string) => (await staff.run(BouncedEmails, { to })).emails.nodes;
const reactivate = async (email: string) => (await staff.run(ReactivateEmailAddress, { email })).reactivateEmailAddress;

async function write(email: string): Promise<void> {
  const input = { name: 'Mina Lee', phone: '010-1234-5678', email, message: 'When will you be back?' };
  const { sendContactMessage } = await shop.client({ language: 'en' }).run(SendContactMessage, { input });
  expectResult(sendContactMessage, 'SupportRequestReceived');
}

async function join(email: string): Promise<void> {
  const client = shop.client({ market: 'US', language: 'en' });
  await client.run(SubscribeToMailingList, { input: { email } });
}

/** A person who has received an email. */
async function addReader(): Promise<string> {
  const reader = newAddress();
  await write(reader);
  await waitForEmails(shop, { to: reader });
  return reader;
}

/** Waits until the shop has stored this many events of an address. */
const waitForEvents = (address: string, count: number) =>
  vi.waitFor(async () => expect((await record(address))?.events).toHaveLength(count));

/** A person whose mailbox does not exist: a first email has bounced. Postmark sends that event twice. */
async function addBounced(): Promise<string> {
  const reader = await addReader();
  await sandbox('bounces', { to: reader });
  await waitForEvents(reader, 2);
  return reader;
}

const postWebhook = (body: unknown, password: string = SANDBOX_KEYS.POSTMARK_WEBHOOK_SECRET) =>
  fetch(`${shop.url()}/webhooks/postmark`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Basic ${Buffer.from(`postmark:${password}`).toString('base64')}`,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const bounce = (fields: object) => ({
  RecordType: 'Bounce',
  ID: 1,
  Type: 'HardBounce',
  BouncedAt: '2026-05-01T09:00:00Z',
  Inactive: true,
  MessageStream: 'outbound',
  ...fields,
});

describe('a hard bounce (EMAIL-14)', () => {
  it('is shown with the email and its address, and nothing more is sent to it', async () => {
    const reader = await addBounced();
    await write(reader);
    await shop.deliver();

    const [second, first] = await emailsTo(reader);
    expect(first).toMatchObject({ status: 'SENT', bounce: { kind: 'HARD_BOUNCE' } });
    expect(first?.bounce?.description).toContain('does not exist');
    expect(second).toMatchObject({ status: 'FAILED', bounce: null });
    expect(second?.error).toContain('HARD_BOUNCE');
    expect(second?.addressStatus).toMatchObject({
      email: reader,
      isReactivatable: true,
      suppression: { reason: 'HARD_BOUNCE' },
      newsSuppression: { reason: 'HARD_BOUNCE' },
    });
    expect(await readEmails(shop.emailUrl, { to: reader })).toHaveLength(1);
  });

  it('removes the address from the mailing list without another email (EMAIL-15)', async () => {
    const reader = newAddress();
    await join(reader);
    await waitForEmails(shop, { to: reader, kind: 'MAILING_LIST_JOINED' });

    await sandbox('bounces', { to: reader });
    await waitForEvents(reader, 2);

    expect(await mailingListModel(shop.connection).findById(reader)).toBeNull();
    await shop.deliver();
    expect(await emailModel(shop.connection).countDocuments({ to: reader, kind: 'MAILING_LIST_LEFT' })).toBe(0);
  });

  it('is shown on the order and on the customer', async () => {
    const member = await addMember(shop);
    const client = await createMemberClient(shop, member, { market: 'KR' });
    const ready = await fillCheckout(client, 'KR', { [shop.productId('wipe')]: 1 });
    const { order } = expectResult(await payByDeposit(client, ready), 'OrderPlaced');
    const contact = CONTACT.email;
    await waitForEmails(shop, { to: contact });

    await sandbox('bounces', { to: contact });
    await waitForEvents(contact, 2);
    expect((await postWebhook(bounce({ Email: member.email }))).status).toBe(200);

    const { orderStaffDetails } = await staff.run(BouncedOrder, { number: order.number });
    expect(orderStaffDetails?.emailStatus).toEqual({ email: contact, suppression: { reason: 'HARD_BOUNCE' } });
    expect(orderStaffDetails?.emails.some((email) => email.bounce?.kind === 'HARD_BOUNCE')).toBe(true);
    const { user } = await staff.run(BouncedUser, { id: member.id });
    expect(user?.emailStatus).toEqual({ email: member.email, suppression: { reason: 'HARD_BOUNCE' } });
  });
});

describe('a soft bounce', () => {
  it('is counted, and emails continue', async () => {
    const reader = await addReader();
    await sandbox('bounces', { to: reader, type: 'SoftBounce' });
    await waitForEvents(reader, 1);

    await write(reader);
    await waitForEmails(shop, { to: reader, count: 2 });

    const [, first] = await emailsTo(reader);
    expect(first?.bounce?.kind).toBe('SOFT_BOUNCE');
    expect(first?.addressStatus).toMatchObject({ softBounces: 1, suppression: null, isReactivatable: false });
  });
});

describe('a spam complaint about a newsletter (EMAIL-15)', () => {
  it('ends only the newsletter, and staff cannot undo it', async () => {
    const reader = newAddress();
    await join(reader);
    await waitForEmails(shop, { to: reader, kind: 'MAILING_LIST_JOINED' });

    await sandbox('complaints', { to: reader });
    await waitForEvents(reader, 1);
    await write(reader);
    await waitForEmails(shop, { to: reader, count: 2 });

    expect(await mailingListModel(shop.connection).findById(reader)).toBeNull();
    const [order] = await emailsTo(reader);
    expect(order?.addressStatus).toMatchObject({ suppression: null, newsSuppression: { reason: 'SPAM_COMPLAINT' } });
    expect(expectResult(await reactivate(reader), 'EmailError').code).toBe('ADDRESS_REFUSES');
  });

  it('skips newsletters that are waiting', async () => {
    const reader = newAddress();
    expect(
      (await postWebhook(bounce({ Email: reader, Type: 'SpamComplaint', MessageStream: 'broadcast' }))).status,
    ).toBe(200);
    await join(reader);

    await shop.deliver();

    expect((await emailsTo(reader)).map(({ status }) => status)).toEqual(['SKIPPED']);
  });
});

describe('reactivating an email address (EMAIL-16)', () => {
  it('lifts the block at the provider, and failed emails are sent when staff retry them', async () => {
    const reader = await addBounced();
    await write(reader);
    await shop.deliver();

    const { addressStatus } = expectResult(await reactivate(` ${reader.toUpperCase()}`), 'EmailAddressReactivated');
    expect(addressStatus).toEqual({ suppression: null, isReactivatable: false });
    const [failed] = await emailsTo(reader);
    await staff.run(RetryBounced, { id: failed?.id ?? '' });
    await waitForEmails(shop, { to: reader, count: 2 });

    const [entry] = await shop.connection.collection('audit_entries').find().sort({ at: -1 }).toArray();
    expect(entry?.action === 'EMAIL_RETRIED' || entry?.action === 'EMAIL_ADDRESS_REACTIVATED').toBe(true);
    const audited = await shop.connection.collection('audit_entries').findOne({ action: 'EMAIL_ADDRESS_REACTIVATED' });
    expect(audited?.subjectId).toBe(`${reader.slice(0, 2)}•••@email.example`);
    expect(expectResult(await reactivate(reader), 'EmailError').code).toBe('ADDRESS_ACTIVE');
  });

  it('fails while the provider does not answer', async () => {
    const reader = await addBounced();
    const endpoint = 'POST /message-streams/:stream/suppressions/delete';
    await sandbox('faults', { endpoint, kind: 'status', status: 500 });

    expect(expectResult(await reactivate(reader), 'EmailError').code).toBe('PROVIDER_UNAVAILABLE');
    expect((await emailsTo(reader))[0]?.addressStatus.suppression?.reason).toBe('HARD_BOUNCE');
  });

  it('also works if the provider refused an email without giving the reason', async () => {
    const reader = await addReader();
    await sandbox('inactive', { address: reader });
    await write(reader);
    await shop.deliver();
    const [failed] = await emailsTo(reader);
    expect(failed).toMatchObject({ status: 'FAILED', addressStatus: { suppression: { reason: 'UNKNOWN' } } });

    expectResult(await reactivate(reader), 'EmailAddressReactivated');
    await staff.run(RetryBounced, { id: failed?.id ?? '' });
    await waitForEmails(shop, { to: reader, count: 2 });
  });

  it('is for staff only', async () => {
    const client = await createMemberClient(shop, await addMember(shop));
    const query = 'mutation { reactivateEmailAddress(input: { email: "a@b.example" }) { __typename } }';
    expect((await client.send({ query })).errors[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

describe('the email webhook', () => {
  it('processes each event once, in any order and on several servers', async () => {
    const reader = await addReader();
    await sandbox('webhooks', { mode: 'twice', count: 2 });
    await sandbox('bounces', { to: reader });
    await waitForEvents(reader, 2);
    const later = bounce({
      ID: 7,
      Email: reader,
      BouncedAt: '2020-01-01T00:00:00Z',
      Type: 'SoftBounce',
      Inactive: false,
    });
    const answers = await Promise.all([1, 2, 3].map(() => postWebhook(later)));

    // If two transactions conflict, one event may have to be delivered again.
    expect(answers.map(({ status }) => status)).toContain(200);
    await vi.waitFor(async () => expect((await postWebhook(later)).status).toBe(200));
    const [email] = await emailsTo(reader);
    expect(email).toMatchObject({
      bounce: { kind: 'HARD_BOUNCE' },
      addressStatus: { softBounces: 1, suppression: { reason: 'HARD_BOUNCE' } },
    });
    expect((await record(reader))?.events).toHaveLength(3);
  });

  it('learns that an address was reactivated at the provider', async () => {
    const reader = await addBounced();
    const change = { RecordType: 'SubscriptionChange', Recipient: reader, MessageStream: 'outbound', Tag: null };
    const now = new Date(Date.now() + 1000).toISOString();
    const { status } = await postWebhook({
      ...change,
      ChangedAt: now,
      SuppressSending: false,
      SuppressionReason: null,
    });

    expect(status).toBe(200);
    expect((await emailsTo(reader))[0]?.addressStatus.suppression).toBeNull();
  });

  it.each([
    ['another password', bounce({ Email: 'a@b.example' }), 'another', 401],
    ['no JSON', '{', undefined, 400],
    ['another shape', bounce({ Email: { $ne: '' } }), undefined, 400],
    ['an event of no interest', { RecordType: 'Open' }, undefined, 200],
  ])('responds to %s without writing anything', async (_what, body, password, status) => {
    expect((await postWebhook(body, password)).status).toBe(status);
    expect(await emailAddressModel(shop.connection).countDocuments()).toBe(0);
  });
});
