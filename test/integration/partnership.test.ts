import { DEFAULT_SHOP_SETTINGS } from '@eunbit/schema/shop-settings';
import { emailModel } from '@eunbit/server/modules/email/email.model';
import { partnershipRequestModel } from '@eunbit/server/modules/support/partnership-request.model';
import { describe, expect, it } from 'vitest';
import { graphql } from '../gql/gql.ts';
import { refuseEmails } from '../kit/refuse-emails.ts';
import { stopClock } from '../kit/stopped-clock.ts';
import { expectResult } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const RequestPartnership = graphql(`
  mutation RequestPartnership($input: RequestPartnershipInput!) {
    requestPartnership(input: $input) {
      __typename
      ... on SupportRequestReceived { number message }
      ... on ValidationError { fieldErrors { path message } }
      ... on UserError { message }
      ... on SupportError { code }
    }
  }
`);

const REQUEST = {
  lastName: 'Lee',
  firstName: 'Mina',
  company: 'Guest House Moon',
  phone: '02-123-4567',
  industry: 'Hospitality',
  email: 'Mina@Example.com',
  message: 'Twenty rooms.\nWipes and spray.',
};

const shop = useTestShop({ eachTest: 'renewed' });

async function ask(change: Partial<typeof REQUEST> = {}) {
  return (await shop.client().run(RequestPartnership, { input: { ...REQUEST, ...change } })).requestPartnership;
}
const kept = () => partnershipRequestModel(shop.connection).find().lean();
const emails = () => emailModel(shop.connection).find().sort({ kind: 1, _id: 1 }).lean();

describe('a request for a partnership', () => {
  it('is saved, and sends one email to the sender and one to the company (SUPPORT-6)', async () => {
    const { number } = expectResult(await ask(), 'SupportRequestReceived');

    expect(number).toMatch(/^B2B-\d{6}-[0-9A-Z]{8}$/);
    expect(await kept()).toMatchObject([{ ...REQUEST, number, email: 'mina@example.com', market: 'KR' }]);
    expect(await emails()).toMatchObject([
      { kind: 'B2B_CONFIRMATION', to: 'mina@example.com', language: 'en' },
      { kind: 'B2B_REQUEST', to: DEFAULT_SHOP_SETTINGS.company.email, language: 'ko' },
    ]);
  });

  it('is not saved without its emails (EMAIL-1)', async () => {
    await refuseEmails(shop);

    const query = 'mutation ($input: RequestPartnershipInput!) { requestPartnership(input: $input) { __typename } }';
    const { errors } = await shop.client().send({ query, variables: { input: REQUEST } });

    expect(errors[0]?.extensions.code).toBe('INTERNAL');
    expect(await kept()).toEqual([]);
  });

  it('reports all errors and saves nothing', async () => {
    const change = { company: ' ', industry: 'a\nb', email: 'x' };
    const { fieldErrors } = expectResult(await ask(change), 'ValidationError');

    expect(fieldErrors).toEqual([
      { path: 'company', message: 'Company is required.' },
      { path: 'industry', message: 'Please take out line breaks and invisible characters.' },
      { path: 'email', message: 'Please put valid email address.' },
    ]);
    expect([await kept(), await emails()]).toEqual([[], []]);
  });

  it('is refused after five from one person (SUPPORT-4)', async () => {
    stopClock();
    for (let count = 0; count < 5; count += 1) expectResult(await ask(), 'SupportRequestReceived');

    expect(expectResult(await ask({ email: 'MINA@example.com' }), 'SupportError').code).toBe('TOO_MANY_REQUESTS');
    expectResult(await ask({ email: 'other@example.com' }), 'SupportRequestReceived');
  });
});
