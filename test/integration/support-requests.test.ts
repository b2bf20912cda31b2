import { randomUUID } from 'node:crypto';
import { auditModel } from '@eunbit/server/modules/audit/audit.model';
import { contactMessageModel } from '@eunbit/server/modules/support/contact-message.model';
import { partnershipRequestModel } from '@eunbit/server/modules/support/partnership-request.model';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { graphql } from '../gql/gql.ts';
import { waitForEmail, waitForEmails } from '../kit/emails.ts';
import { empty } from '../kit/empty.ts';
import { SendContactMessage } from '../kit/operations.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { expectResult, signInStaff } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const AskForPartnership = graphql(`
  mutation AskForPartnership($input: RequestPartnershipInput!) {
    requestPartnership(input: $input) { __typename ... on SupportRequestReceived { number } ... on UserError { message } }
  }
`);
const Requests = graphql(`
  query Requests(
    $kind: RequestKind!, $status: RequestStatus, $market: Market, $search: String, $sort: DateSort, $page: Int
  ) {
    supportRequests(kind: $kind, status: $status, market: $market, search: $search, sort: $sort, page: $page) {
      totalCount page pageCount nodes { number name status }
    }
  }
`);
const OneRequest = graphql(`
  query OneRequest($number: String!) {
    supportRequest(number: $number) {
      number kind status market language name email phone company industry subject orderNumber message
      answers { text byName }
    }
  }
`);
const AnswerRequest = graphql(`
  mutation AnswerRequest($input: AnswerSupportRequestInput!) {
    answerSupportRequest(input: $input) {
      __typename
      ... on SupportRequest { status answers { text byName } }
      ... on ValidationError { fieldErrors { path key } }
      ... on UserError { message }
      ... on SupportError { code }
    }
  }
`);
const SettleRequest = graphql(`
  mutation SettleRequest($input: SettleSupportRequestInput!) {
    settleSupportRequest(input: $input) {
      __typename
      ... on SupportRequest { status }
      ... on SupportError { code }
    }
  }
`);

const shop = useTestShop();
let staff: ShopClient;
beforeAll(async () => {
  staff = await signInStaff(shop);
});
beforeEach(() => empty(shop, contactMessageModel, partnershipRequestModel));

const newAddress = () => `${randomUUID()}@email.example`;

async function write(change: object = {}, client = shop.client({ language: 'en' })): Promise<string> {
  const input = { name: 'Mina Lee', phone: '010-1234-5678', email: newAddress(), message: 'Where is it?', ...change };
  const { sendContactMessage } = await client.run(SendContactMessage, { input });
  return expectResult(sendContactMessage, 'SupportRequestReceived').number;
}

async function askAsBusiness(): Promise<string> {
  const input = {
    lastName: 'Lee',
    firstName: 'Mina',
    company: 'Guest House Moon',
    phone: '02-123-4567',
    industry: 'Hospitality',
    email: newAddress(),
  };
  const { requestPartnership } = await shop.client().run(AskForPartnership, { input });
  return expectResult(requestPartnership, 'SupportRequestReceived').number;
}

const list = async (variables: object = {}) =>
  (await staff.run(Requests, { kind: 'MESSAGE', ...variables })).supportRequests;
const numbers = async (variables: object = {}) => (await list(variables)).nodes.map(({ number }) => number);
const read = async (number: string) => (await staff.run(OneRequest, { number })).supportRequest;
const answer = async (number: string, answersSeen: number, text = 'It leaves today.') =>
  (await staff.run(AnswerRequest, { input: { number, answersSeen, text } })).answerSupportRequest;
const settle = async (number: string, answersSeen: number, closed: boolean) =>
  (await staff.run(SettleRequest, { input: { number, answersSeen, isClosed: closed } })).settleSupportRequest;

describe('the list of support requests', () => {
  it('lists messages and business requests separately, newest first', async () => {
    const [first, second, business] = [await write(), await write(), await askAsBusiness()];

    expect(await numbers()).toEqual([second, first]);
    expect(await numbers({ kind: 'PARTNERSHIP' })).toEqual([business]);
  });

  it('is filtered by status, store, ticket and address', async () => {
    const email = newAddress();
    const here = await write({ email });
    const there = await write({}, shop.client({ market: 'US' }));
    expectResult(await answer(there, 0), 'SupportRequest');

    expect(await numbers({ status: 'OPEN' })).toEqual([here]);
    expect(await numbers({ status: 'ANSWERED' })).toEqual([there]);
    expect(await numbers({ market: 'US' })).toEqual([there]);
    expect(await numbers({ search: here.toLowerCase() })).toEqual([here]);
    expect(await numbers({ search: ` ${email.toUpperCase()}` })).toEqual([here]);
    expect(await numbers({ search: 'nobody@mail.example' })).toEqual([]);
  });

  it('can be sorted by the longest waiting, with pages (SUPPORT-8)', async () => {
    const written: string[] = [];
    for (let count = 0; count < 11; count += 1) written.push(await write());
    const business = [await askAsBusiness(), await askAsBusiness()];
    expectResult(await answer(written[0] ?? '', 0), 'SupportRequest');

    expect(await numbers({ sort: 'OLDEST' })).toEqual(written.slice(0, 10));
    expect(await numbers({ sort: 'OLDEST', page: 2 })).toEqual(written.slice(10));
    expect(await numbers({ sort: 'OLDEST', status: 'OPEN', market: 'KR' })).toEqual(written.slice(1));
    expect(await numbers({ kind: 'PARTNERSHIP', sort: 'OLDEST', status: 'OPEN' })).toEqual(business);
  });

  it('has ten on a page, and returns the last page for any beyond it (SUPPORT-8)', async () => {
    for (let count = 0; count < 11; count += 1) await write();

    const last = await list({ page: 99 });
    expect([last.totalCount, last.page, last.pageCount, last.nodes.length]).toEqual([11, 2, 2, 1]);
  });
});

describe('a support request', () => {
  it("shows the sender's full text, unchanged", async () => {
    const message = '<script>alert(1)</script>\nSecond line';
    const number = await write({ message, orderNumber: 'eb-261122-abcdefgh', subject: 'MY_ORDER' });

    expect(await read(number)).toMatchObject({
      kind: 'MESSAGE',
      status: 'OPEN',
      language: 'EN',
      name: 'Mina Lee',
      message,
      subject: 'MY_ORDER',
      orderNumber: 'EB-261122-ABCDEFGH',
      company: null,
      answers: [],
    });
    expect(await read(await askAsBusiness())).toMatchObject({
      kind: 'PARTNERSHIP',
      name: 'Mina Lee',
      company: 'Guest House Moon',
      industry: 'Hospitality',
      message: '',
    });
    expect(await read('CS-000000-N0TH1NG0')).toBeNull();
  });
});

describe('an answer to a support request', () => {
  it('is emailed to the sender in their language, with their message (SUPPORT-7)', async () => {
    const email = newAddress();
    const number = await write({ email });

    const request = expectResult(await answer(number, 0, 'It leaves <today>.'), 'SupportRequest');
    const sent = await waitForEmail(shop, { to: email, kind: 'REQUEST_ANSWERED' });

    const answers = [{ text: 'It leaves <today>.', byName: 'SEOYEON HAN' }];
    expect(request).toEqual({ __typename: 'SupportRequest', status: 'ANSWERED', answers });
    expect(sent.subject).toBe(`[Eunbit] Our answer to your request ${number}`);
    for (const words of ['It leaves <today>.', 'Where is it?']) expect(sent.text).toContain(words);
    expect(sent.html).toContain('It leaves &lt;today&gt;.');
  });

  it('is stored with its author, as is closing', async () => {
    const number = await write();
    expectResult(await answer(number, 0, 'Soon.'), 'SupportRequest');
    expectResult(await settle(number, 1, true), 'SupportRequest');

    const entries = await auditModel(shop.connection)
      .find({ subject: 'REQUEST', subjectId: number })
      .sort({ at: 1, _id: 1 })
      .lean();
    expect(entries.map(({ action, changes }) => [action, changes.map(({ after }) => after)])).toEqual([
      ['REQUEST_ANSWERED', ['Soon.']],
      ['REQUEST_SETTLED', ['CLOSED']],
    ]);
  });

  it('is emailed to businesses as well, each further one separately', async () => {
    const number = await askAsBusiness();
    expectResult(await answer(number, 0, 'First'), 'SupportRequest');
    expectResult(await answer(number, 1, 'Second'), 'SupportRequest');

    const email = (await read(number))?.email ?? '';
    const sent = await waitForEmails(shop, { to: email, kind: 'REQUEST_ANSWERED', count: 2 });
    expect(sent.map(({ text }) => /> (First|Second)/.exec(text)?.[1]).sort()).toEqual(['First', 'Second']);
  });

  it('is refused if a colleague has answered meanwhile, even at the same moment (SUPPORT-7)', async () => {
    const number = await write();
    const both = await Promise.all([answer(number, 0, 'One'), answer(number, 0, 'Two')]);

    expect(both.map(({ __typename }) => __typename).sort()).toEqual(['SupportError', 'SupportRequest']);
    expect(expectResult(await answer(number, 0), 'SupportError').code).toBe('REQUEST_CONFLICT');
    for (const seen of [-1, 2, 2_000_000_000]) {
      expect(expectResult(await answer(number, seen), 'SupportError').code).toBe('REQUEST_CONFLICT');
    }
    expect((await read(number))?.answers).toHaveLength(1);
  });

  it.each(['', ' \n ', 'x'.repeat(5001), 'bell \u0007'])('must not be %j', async (text) => {
    const number = await write();

    expect(expectResult(await answer(number, 0, text), 'ValidationError').fieldErrors[0]?.path).toBe('text');
    expect((await read(number))?.status).toBe('OPEN');
  });

  it('is refused for an unknown request', async () => {
    expect(expectResult(await answer('B2B-000000-N0TH1NG0', 0), 'SupportError').code).toBe('REQUEST_NOT_FOUND');
  });
});

describe('a support request that needs no answer', () => {
  it('can be closed and reopened (SUPPORT-8)', async () => {
    const number = await write();

    expect(expectResult(await settle(number, 0, true), 'SupportRequest').status).toBe('CLOSED');
    expect(await numbers({ status: 'CLOSED' })).toEqual([number]);
    expect(expectResult(await settle(number, 0, false), 'SupportRequest').status).toBe('OPEN');
  });

  it('cannot be closed by somebody who has not seen a new answer', async () => {
    const number = await write();
    expectResult(await answer(number, 0), 'SupportRequest');

    expect(expectResult(await settle(number, 0, true), 'SupportError').code).toBe('REQUEST_CONFLICT');
  });
});
