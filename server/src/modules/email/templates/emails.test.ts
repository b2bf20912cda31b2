import type { Language, Market } from '@eunbit/schema/market';
import { describe, expect, it } from 'vitest';
import type { ProductRecord } from '../../catalogue/product.record.ts';
import type { EmailKind, EmailRefs } from '../email-kinds.ts';
import { SAMPLE, sampleEmails } from '../previews/sample-emails.ts';
import { SAMPLE_READER, sampleSources } from '../previews/sample-sources.ts';
import { renderEmail } from '../render-email.ts';
import type { EmailSources } from './email-sources.ts';
import { writeContent } from './email-templates.ts';

const URL_BASE = 'https://shop.example';
const HANGUL = /[\uac00-\ud7a3]/;

const PRODUCT = {
  _id: '000000000000000000000002',
  slug: 'wipe',
  title: { ko: '항균 물티슈', en: 'Antibacterial wipes' },
  images: [{ mediaId: 'a'.repeat(32) }],
  listings: { KR: { price: 7120, compareAtPrice: null }, US: { price: 899, compareAtPrice: null } },
} as unknown as ProductRecord;

interface Choice {
  readonly market?: Market;
  readonly language?: Language;
  readonly createdAt?: Date;
  readonly sources?: Partial<EmailSources>;
}

/** An email of the samples; null when it is not written. */
async function email<K extends EmailKind>(kind: K, refs: EmailRefs[K], choice: Choice = {}) {
  const { market = 'KR', language = 'ko', createdAt = new Date() } = choice;
  const samples = sampleSources({ products: [PRODUCT], publicUrl: () => URL_BASE }, market, language);
  const sources = { ...samples, ...choice.sources };
  const content = await writeContent(kind, refs, { to: SAMPLE_READER, language, createdAt }, sources);
  return content && { ...(await renderEmail(content, sources.links)), content };
}

async function written<K extends EmailKind>(kind: K, refs: EmailRefs[K], choice?: Choice) {
  const found = await email(kind, refs, choice);
  if (!found) throw new Error(`${kind} was not written`);
  return found;
}

const every = (['KR', 'US'] as const).flatMap((market) =>
  (['ko', 'en'] as const).flatMap((language) =>
    sampleEmails(market, language).map((sample) => ({ ...sample, market, language })),
  ),
);

describe.each(every)('the email $name in $market $language', ({ kind, refs, market, language }) => {
  it('says the same in both parts, links included, and names its sender and its reason', async () => {
    const { subject, html, text, content } = await written(kind, refs as never, { market, language });

    expect(subject).not.toMatch(/undefined|null|NaN|\[object/);
    expect(text).not.toMatch(/undefined|null|NaN|\[object/);
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'));
    for (const url of links) {
      expect(url).toMatch(/^https:\/\//);
      expect(text).toContain(url);
    }
    // In formats that Outlook shows, too.
    for (const [, url] of html.matchAll(/src="([^"]+)"/g)) {
      expect(url).toMatch(/^https:\/\/shop\.example\/.+\.(?:jpg|png)$/);
    }
    expect(text).toContain(content.reason);
    expect(text).toContain(
      market === 'KR' && language === 'ko' ? '사업자등록번호' : language === 'ko' ? '주식회사' : 'Eunbit Inc.',
    );
    expect(html).toContain(`lang="${language}"`);
  });

  it('keeps to its language', async () => {
    const { subject, content } = await written(kind, refs as never, { market, language });

    for (const words of [subject, content.title, content.reason]) {
      // Names of people stay as they are.
      if (language === 'ko') expect(words).toMatch(HANGUL);
      else expect(words.replaceAll(/한서연|서연|한/g, '')).not.toMatch(HANGUL);
    }
  });
});

describe('what people typed (EMAIL-7)', () => {
  const hostile = '<img src=x onerror=alert(1)> {{7*7}} </td></table>';

  it('is text in every email, never markup', async () => {
    const samples = sampleSources({ products: [PRODUCT], publicUrl: () => URL_BASE }, 'KR', 'ko');
    const order = await samples.order(SAMPLE.orderNumber);
    const message = await samples.contactMessage(SAMPLE.contactNumber);
    const user = await samples.user(SAMPLE.userId);
    if (!order || !message || !user) throw new Error('the samples are not there');
    const sources = {
      order: async (number: string) => {
        const sample = (await samples.order(number)) ?? order;
        const address = { ...sample.address, firstname: hostile, apt: hostile };
        return { ...sample, address, payment: { ...sample.payment, depositorName: hostile } };
      },
      contactMessage: async () => ({ ...message, name: hostile, message: hostile, orderNumber: hostile }),
      user: async () => ({ ...user, firstname: hostile }),
    };

    for (const { kind, refs } of sampleEmails('KR', 'ko')) {
      const { html } = await written(kind, refs as never, { sources });
      expect(html).not.toContain('<img src=x');
      expect(html).not.toContain('</td></table> ');
    }
    expect((await written('CONTACT_MESSAGE', SAMPLE, { sources })).html).toContain(
      '&lt;img src=x onerror=alert(1)&gt;',
    );
  });

  it('cannot begin another header', async () => {
    const samples = sampleSources({ products: [PRODUCT], publicUrl: () => URL_BASE }, 'KR', 'ko');
    const message = await samples.contactMessage(SAMPLE.contactNumber);
    const name = 'Mina\r\nBcc: victim@mail.example';
    const sources = { contactMessage: async () => message && { ...message, name } };

    const { subject } = await written('CONTACT_MESSAGE', SAMPLE, { sources });

    expect(subject).toContain('Mina Bcc: victim@mail.example');
    expect(subject).not.toMatch(/[\r\n]/);
  });
});

describe('emails about orders', () => {
  it('show amounts as the store does (EMAIL-6)', async () => {
    expect((await written('ORDER_PLACED', SAMPLE, { market: 'KR' })).text).toContain('총 결제 금액: 12,120.00원');
    expect((await written('ORDER_PLACED', SAMPLE, { market: 'US', language: 'en' })).text).toContain(
      'Sales tax (8.25%): $0.74',
    );
  });

  it('tell a deposit where to go and by when, and a card nothing of it', async () => {
    const deposit = await written('ORDER_PLACED', SAMPLE, { market: 'KR' });
    const card = await written('ORDER_PLACED', SAMPLE, { market: 'US', language: 'en' });

    expect(deposit.text).toMatch(
      /입금 계좌: 국민은행 [\d-]+\n예금주: .*\n입금하실 금액: 12,120\.00원\n입금자명: 한서연\n입금 기한: \d{4}-/,
    );
    expect(card.text).not.toContain('Account holder');
  });

  it('link each parcel to its carrier (SHIPMENT-1)', async () => {
    const refs = { orderNumber: SAMPLE.orderNumber, status: 'ORDER_SHIPPED' } as const;
    const { html } = await written('ORDER_STATUS_CHANGED', refs, { market: 'US', language: 'en' });

    expect(html).toContain('https://www.ups.com/track?tracknum=1Z999AA10123456784');
    expect(html).toContain('tLabels=9400111899223344556677');
  });

  it.each([
    ['ORDER_CONFIRMED', null],
    ['ORDER_SHIPPED', null],
    ['ORDER_CANCELLED', 'written'],
    ['ORDER_DELAYED', 'written'],
  ] as const)('about %s are %s to members who want none that they are not owed', async (status, expected) => {
    const sources = { wantsOrderEmails: async () => false };

    const found = await email('ORDER_STATUS_CHANGED', { orderNumber: SAMPLE.orderNumber, status }, { sources });

    expect(found ? 'written' : null).toBe(expected);
  });

  it('are not written when the order is gone', async () => {
    expect(await email('ORDER_PLACED', SAMPLE, { sources: { order: async () => null } })).toBeNull();
  });
});

describe('emails with a link that runs out (EMAIL-2)', () => {
  it('are not written once it has', async () => {
    const createdAt = new Date(Date.now() - 31 * 60_000);

    expect(await email('PASSWORD_RESET', SAMPLE, { createdAt })).toBeNull();
    expect(await email('EMAIL_CHANGE_CONFIRM', SAMPLE, { createdAt })).not.toBeNull();
  });
});
