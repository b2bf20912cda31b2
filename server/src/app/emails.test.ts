import { EmailKind } from '@eunbit/schema/email';
import type { Language, Market } from '@eunbit/schema/market';
import { DEFAULT_SHOP_SETTINGS } from '@eunbit/schema/shop-settings';
import { describe, expect, it } from 'vitest';
import { createAccountEmailTemplates } from '../modules/account/emails/account-email-templates.ts';
import { SAMPLE_USER_ID, sampleUser } from '../modules/account/index.ts';
import type { ProductRecord } from '../modules/catalogue/index.ts';
import { createComposedEmailTemplates } from '../modules/composed-email/emails/composed-email-templates.ts';
import { createDraftOrderEmails } from '../modules/draft-order/emails/draft-order-emails.ts';
import { createEmailLinks } from '../modules/email/email-links.ts';
import type { DeclaredKind } from '../modules/email/email-refs.ts';
import { createEmailRegistry } from '../modules/email/email-registry.ts';
import { type EmailRefs, SAMPLE_READER } from '../modules/email/index.ts';
import { createMailingListEmailTemplates } from '../modules/mailing-list/emails/mailing-list-email-templates.ts';
import { createUnsubscribeLinks } from '../modules/mailing-list/unsubscribe-links.ts';
import { createOrderEmailTemplates } from '../modules/order/emails/order-email-templates.ts';
import { SAMPLE_ORDER, sampleOrder } from '../modules/order/index.ts';
import { sampleByNumber } from '../modules/order/sample-order.ts';
import { createOrderCollaborationEmailTemplates } from '../modules/order-collaboration/emails/order-collaboration-email-templates.ts';
import { createOrderEditEmails } from '../modules/order-edit/emails/order-edit-emails.ts';
import { withSampleEdit } from '../modules/order-edit/emails/sample-edit.ts';
import { createPaymentEmailTemplates } from '../modules/payment/emails/payment-email-templates.ts';
import { withSampleReversals } from '../modules/payment/emails/sample-reversals.ts';
import { createQuestionEmails } from '../modules/product-question/emails/question-emails.ts';
import { createReturnEmails } from '../modules/return/emails/return-emails.ts';
import { createReviewEmails } from '../modules/review/emails/review-invitation-email.ts';
import { createSecondFactorEmailTemplates } from '../modules/second-factor/emails/second-factor-email-templates.ts';
import { createStaffEmailTemplates } from '../modules/staff/emails/staff-email-templates.ts';
import { createStockEmailTemplates } from '../modules/stock/emails/stock-email-templates.ts';
import { SAMPLE_CONTACT, sampleMessage } from '../modules/support/emails/sample-requests.ts';
import { createSupportEmailTemplates } from '../modules/support/emails/support-email-templates.ts';

const URL_BASE = 'https://shop.example';
const HANGUL = /[\uac00-\ud7a3]/;

const PRODUCT = {
  _id: '000000000000000000000002',
  slug: 'wipe',
  title: { ko: '항균 물티슈', en: 'Antibacterial wipes' },
  images: [{ mediaId: 'a'.repeat(32) }],
  listings: { KR: { price: 7120, compareAtPrice: null }, US: { price: 899, compareAtPrice: null } },
} as unknown as ProductRecord;

const registry = createEmailRegistry(
  createEmailLinks(() => URL_BASE),
  { shown: DEFAULT_SHOP_SETTINGS },
);
const unsubscribeLinks = createUnsubscribeLinks(registry.links, { sign: () => 'sample' });
const sampleProducts = async () => [PRODUCT];
/** Samples do not read the shop's data. */
const createSources = () => ({}) as never;
registry.register(createOrderEmailTemplates({ createSources, sampleProducts }));
registry.register(createOrderEditEmails({ createSources, sampleProducts }));
registry.register(createDraftOrderEmails({ createSources, sampleProducts }));
registry.register(createPaymentEmailTemplates({ createSources, sampleProducts }));
registry.register(createSupportEmailTemplates(createSources));
registry.register(createMailingListEmailTemplates({ unsubscribeLinks }));
registry.register(createStockEmailTemplates({ createSources, sampleProducts }));
registry.register(createAccountEmailTemplates({ createSources, redactedLinks: unsubscribeLinks.redacted }));
registry.register(createOrderCollaborationEmailTemplates(createSources));
registry.register(createComposedEmailTemplates(createSources));
registry.register(createSecondFactorEmailTemplates(createSources));
registry.register(createReturnEmails({ createSources, sampleProducts }));
registry.register(createQuestionEmails(createSources));
registry.register(createReviewEmails({ createSources, sampleProducts }));
registry.register(createStaffEmailTemplates(createSources));

/** Order numbers and other references used in the samples. */
const SAMPLE = { ...SAMPLE_ORDER, ...SAMPLE_CONTACT, userId: SAMPLE_USER_ID };

interface Choice {
  readonly market?: Market;
  readonly language?: Language;
  readonly createdAt?: Date;
  /** Overrides some of the sample's sources. */
  readonly sources?: object;
}

/** A sample email; null if it is not sent. */
async function email<K extends DeclaredKind>(kind: K, refs: EmailRefs[K], choice: Choice = {}) {
  const { market = 'KR', language = 'ko', createdAt = new Date() } = choice;
  const envelope = { to: SAMPLE_READER, language, createdAt };
  const content = await registry.writeSample({ kind, refs }, envelope, market, choice.sources);
  return content && { ...(await registry.render(content)), content };
}

async function written<K extends DeclaredKind>(kind: K, refs: EmailRefs[K], choice?: Choice) {
  const found = await email(kind, refs, choice);
  if (!found) throw new Error(`${kind} was not written`);
  return found;
}

const every = (['KR', 'US'] as const).flatMap((market) =>
  (['ko', 'en'] as const).flatMap((language) =>
    registry.listSamples(market, language).map((sample) => ({ ...sample, market, language })),
  ),
);

it('every kind of email has a sample', () => {
  expect(() => registry.requireAll(Object.values(EmailKind))).not.toThrow();
});

describe.each(every)('the email $name in $market $language', ({ kind, refs, market, language }) => {
  it('has the same content in both parts, links included, and names its sender and reason', async () => {
    const { subject, html, text, content } = await written(kind as DeclaredKind, refs as never, { market, language });

    expect(subject).not.toMatch(/undefined|null|NaN|\[object/);
    expect(text).not.toMatch(/undefined|null|NaN|\[object/);
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'));
    for (const url of links) {
      expect(url).toMatch(/^https:\/\//);
      expect(text).toContain(url);
    }
    // Outlook supports only some formats.
    for (const [, url] of html.matchAll(/src="([^"]+)"/g)) {
      expect(url).toMatch(/^https:\/\/shop\.example\/.+\.(?:jpg|png)$/);
    }
    expect(text).toContain(content.reason);
    expect(text).toContain(
      market === 'KR' && language === 'ko' ? '사업자등록번호' : language === 'ko' ? '주식회사' : 'Eunbit Inc.',
    );
    expect([...html.matchAll(/ lang="(.*?)"/g)].map(([, named]) => named)).toEqual([language]);
    expect(html.match(/<title>/g)).toHaveLength(1);
  });

  it('is entirely in its language', async () => {
    const { subject, content } = await written(kind as DeclaredKind, refs as never, { market, language });

    for (const words of [subject, content.title, content.reason]) {
      // Personal names are not translated.
      if (language === 'ko') expect(words).toMatch(HANGUL);
      else expect(words.replaceAll(/한서연|서연|한/g, '')).not.toMatch(HANGUL);
    }
  });
});

describe('user text (EMAIL-7)', () => {
  const hostile = '<img src=x onerror=alert(1)> {{7*7}} </td></table>';

  it('is text in every email, never markup', async () => {
    const order = sampleOrder([PRODUCT], 'KR', 'ko');
    const message = sampleMessage('KR', 'ko');
    const user = sampleUser('KR', 'ko');
    const sources = {
      order: async (number: string) => {
        const sample = sampleByNumber(order, number);
        const address = { ...sample.address, firstName: hostile, apt: hostile };
        const notes = [{ id: 'sample', text: hostile, by: 'sample', at: new Date() }];
        return withSampleEdit(
          withSampleReversals({ ...sample, address, notes, payment: { ...sample.payment, depositorName: hostile } }),
        );
      },
      contactMessage: async () => ({ ...message, name: hostile, message: hostile, orderNumber: hostile }),
      user: async () => ({ ...user, role: 'MANAGER' as const, firstName: hostile }),
    };

    for (const { kind, refs } of registry.listSamples('KR', 'ko')) {
      const { html } = await written(kind as DeclaredKind, refs as never, { sources });
      expect(html).not.toContain('<img src=x');
      expect(html).not.toContain('</td></table> ');
    }
    expect((await written('CONTACT_MESSAGE', SAMPLE, { sources })).html).toContain(
      '&lt;img src=x onerror=alert(1)&gt;',
    );
  });

  it('cannot inject a header', async () => {
    const message = sampleMessage('KR', 'ko');
    const name = 'Mina\r\nBcc: victim@mail.example';
    const sources = { contactMessage: async () => ({ ...message, name }) };

    const { subject } = await written('CONTACT_MESSAGE', SAMPLE, { sources });

    expect(subject).toContain('Mina Bcc: victim@mail.example');
    expect(subject).not.toMatch(/[\r\n]/);
  });
});

describe('emails about orders', () => {
  it('show amounts in the format of the store (EMAIL-6)', async () => {
    expect((await written('ORDER_PLACED', SAMPLE, { market: 'KR' })).text).toContain('총 결제 금액: 12,120.00원');
    expect((await written('ORDER_PLACED', SAMPLE, { market: 'US', language: 'en' })).text).toContain(
      'Sales tax (8.25%): $0.74',
    );
  });

  it('show account and deadline for a deposit, but not for a card payment', async () => {
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
  ] as const)('about %s are %s for members who receive only mandatory emails', async (status, expected) => {
    const sources = { wantsOrderEmails: async () => false };

    const found = await email('ORDER_STATUS_CHANGED', { orderNumber: SAMPLE.orderNumber, status }, { sources });

    expect(found ? 'written' : null).toBe(expected);
  });

  it('are not sent if the order does not exist', async () => {
    expect(await email('ORDER_PLACED', SAMPLE, { sources: { order: async () => null } })).toBeNull();
  });
});

describe('emails with an expiring link (EMAIL-2)', () => {
  it('are not sent once it has expired', async () => {
    const createdAt = new Date(Date.now() - 31 * 60_000);

    expect(await email('PASSWORD_RESET', SAMPLE, { createdAt })).toBeNull();
    expect(await email('EMAIL_CHANGE_CONFIRM', SAMPLE, { createdAt })).not.toBeNull();
  });
});
