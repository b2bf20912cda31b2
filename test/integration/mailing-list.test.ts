import { rateLimitModel } from '@eunbit/server/common/rate-limit';
import { mailingListModel } from '@eunbit/server/modules/mailing-list/mailing-list.model';
import { beforeEach, describe, expect, it } from 'vitest';
import { SubscribeToMailingList } from '../kit/operations.ts';
import { stopClock } from '../kit/stopped-clock.ts';
import { expectResult } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const shop = useTestShop({ servers: 2 });

beforeEach(async () => {
  await mailingListModel(shop.connection).deleteMany({});
  await rateLimitModel(shop.connection).deleteMany({});
});

async function join(email: string, server = 0) {
  const client = shop.client({ market: 'US', language: 'en', server });
  return (await client.run(SubscribeToMailingList, { input: { email } })).subscribeToMailingList;
}

const entries = () => mailingListModel(shop.connection).find().lean();

describe('somebody who joins the mailing list (SUPPORT-11)', () => {
  it('is stored under the address in lower case, with the consent given', async () => {
    const joined = expectResult(await join(' Mina@Example.com '), 'MailingListJoined');

    expect(joined).toMatchObject({
      hasJoinedBefore: false,
      message: 'Your email is signed up in our mailing list. Thank you!',
    });
    const [entry] = await entries();
    expect(entry).toMatchObject({ _id: 'mina@example.com', email: 'mina@example.com', market: 'US', language: 'en' });
    expect(entry?.consent.wording).toContain('By joining you agree to receive news');
    expect(Date.now() - (entry?.consent.at.getTime() ?? 0)).toBeLessThan(60_000);
  });

  it('is reported as already joined the second time, and the first consent is kept', async () => {
    await join('mina@example.com');
    const before = await entries();

    const again = expectResult(await join('MINA@example.com'), 'MailingListJoined');

    expect(again).toMatchObject({ hasJoinedBefore: true, message: 'Your email is already signed in.' });
    expect(await entries()).toEqual(before);
  });

  it('joins once with four requests at once', async () => {
    const answers = await Promise.all([0, 1, 0, 1].map((server) => join('mina@example.com', server)));

    const already = answers.map((answer) => expectResult(answer, 'MailingListJoined').hasJoinedBefore);
    expect(already.sort()).toEqual([false, true, true, true]);
    expect(await entries()).toHaveLength(1);
  });
});

describe('an invalid email address (SUPPORT-12)', () => {
  it.each([
    '',
    'mina',
    'mina@example',
    'mina@example.c',
    'mina@.com',
    'mina..lee@example.com',
    'mina@example.com\nBcc: everybody@example.com',
    '<script>alert(1)</script>@example.com',
    '{"$ne":null}',
    `${'a'.repeat(250)}@example.com`,
  ])('is rejected with one message: %j', async (email) => {
    const refused = expectResult(await join(email), 'ValidationError');

    expect(refused.fieldErrors.map(({ path, message }) => [path, message])).toEqual([
      ['email', 'You have entered an invalid email address'],
    ]);
    expect(await entries()).toEqual([]);
  });

  it.each(['mina@eunbit.example', 'mina.lee-kim@shop-mail.co.kr', 'm_1@example.museum'])(
    'is rejected if it is %s',
    async (email) => {
      expectResult(await join(email), 'MailingListJoined');
    },
  );
});

describe('a flood of subscriptions from one address', () => {
  it('is refused with a time to wait', async () => {
    stopClock();
    const outcomes: string[] = [];
    for (let count = 0; count < 50; count += 1) {
      const result = await join(`mina${count}@example.com`);
      outcomes.push(result.__typename === 'MailingListError' ? result.message : result.__typename);
    }

    expect(outcomes.at(29)).toBe('MailingListJoined');
    expect(new Set(outcomes.slice(30))).toEqual(new Set(['Too many requests. Try again later.']));
  });
});
