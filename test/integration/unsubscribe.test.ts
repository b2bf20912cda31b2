import { randomUUID } from 'node:crypto';
import { mailingListModel } from '@eunbit/server/modules/mailing-list/mailing-list.model';
import { Types } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { linkIn, waitForEmail } from '../kit/emails.ts';
import { empty } from '../kit/empty.ts';
import { SubscribeToMailingList } from '../kit/operations.ts';
import { expectResult } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const shop = useTestShop();
let email: string;
beforeEach(async () => {
  await empty(shop);
  email = `${randomUUID()}@email.example`;
});

/** Signs up and returns the email that confirms it. */
async function join() {
  const client = shop.client({ market: 'US', language: 'en' });
  expectResult(
    (await client.run(SubscribeToMailingList, { input: { email } })).subscribeToMailingList,
    'MailingListJoined',
  );
  return waitForEmail(shop, { to: email, kind: 'MAILING_LIST_JOINED' });
}

const isOnList = async () => (await mailingListModel(shop.connection).exists({ _id: email })) !== null;

/** One-click unsubscribe as sent by an email program (RFC 8058). */
function pressButton(
  url: string | URL,
  body: URLSearchParams | FormData = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
) {
  return fetch(url, { method: 'POST', body, redirect: 'manual' });
}

describe('a mailing list subscriber', () => {
  it('gets an email that email programs can unsubscribe from, sent in the marketing stream (EMAIL-13)', async () => {
    const sent = await join();

    expect(sent.stream).toBe('broadcast');
    expect(sent.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(sent.headers['List-Unsubscribe']).toMatch(/^<http[^<>\s]+\/unsubscribe\?token=[^<>\s]+>$/);
    expect(sent.text).toContain('news and offers');
  });

  it.each([
    ['a form', () => undefined],
    [
      'a form in parts',
      () => {
        const form = new FormData();
        form.set('List-Unsubscribe', 'One-Click');
        return form;
      },
    ],
  ])('unsubscribes by the button of an email program that sends %s, without a redirect', async (_name, body) => {
    const sent = await join();
    const url = sent.headers['List-Unsubscribe']?.slice(1, -1) ?? '';

    const answer = await pressButton(url, body());

    expect(answer.status).toBe(200);
    expect(await isOnList()).toBe(false);
    const left = await waitForEmail(shop, { to: email, kind: 'MAILING_LIST_LEFT' });
    expect(left.headers['List-Unsubscribe']).toBeUndefined();
  });

  it('unsubscribes by the emailed link, whose page asks first and works without scripts (SUPPORT-14)', async () => {
    const link = linkIn(await join(), '/unsubscribe');

    const page = await fetch(link);
    const html = await page.text();

    expect(page.status).toBe(200);
    expect(html).toContain('Leave the mailing list?');
    expect(html).toContain(email);
    expect(html).not.toContain('<script');
    expect(await isOnList()).toBe(true);
    const action = /action="([^"]+)"/.exec(html)?.[1]?.replaceAll('&#38;', '&') ?? '';
    const done = await pressButton(new URL(action, link));
    expect(await done.text()).toContain('You have left the mailing list');
    expect(await isOnList()).toBe(false);
  });

  it('stays subscribed if a scanner opens every link (SUPPORT-14)', async () => {
    const sent = await join();
    const url = sent.headers['List-Unsubscribe']?.slice(1, -1) ?? '';

    for (const method of ['GET', 'HEAD']) await fetch(url, { method });

    expect(await isOnList()).toBe(true);
  });

  it('may unsubscribe twice', async () => {
    const link = linkIn(await join(), '/unsubscribe');

    const answers = await Promise.all([pressButton(link), pressButton(link)]);

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await isOnList()).toBe(false);
  });
});

describe('an invalid unsubscribe link', () => {
  it.each([
    ['lacks its token', () => ''],
    ['has another signature', (token: string) => `${token.slice(0, -2)}xx`],
    [
      'names another address',
      (token: string) =>
        [
          Buffer.from('["unsubscribe:victim@mail.example",9999999999999]').toString('base64url'),
          token.split('.')[1],
        ].join('.'),
    ],
    ['is nonsense', () => '%00.%00'],
  ])('%s, and unsubscribes nobody', async (_name, change) => {
    const link = linkIn(await join(), '/unsubscribe');
    link.searchParams.set('token', change(link.searchParams.get('token') ?? ''));

    const answer = await pressButton(link);

    expect(answer.status).toBe(400);
    expect(await isOnList()).toBe(true);
  });

  it('is refused if its token is for something else', async () => {
    const link = linkIn(await join(), '/unsubscribe');
    const { orderTokens } = shop.app().services ?? {};
    link.searchParams.set('token', orderTokens?.access({ _id: new Types.ObjectId() }) ?? '');

    expect((await pressButton(link)).status).toBe(400);
  });
});
