import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { NEEDED_EVENTS, USEFUL_EVENTS } from '../../../integrations/payment/stripe-events.ts';
import { failed } from '../../../integrations/setup-answer.ts';
import { checkAnswer } from './answers.ts';
import { checkStripeAccount, checkStripeEndpoint, checkStripeKeys } from './stripe.ts';
import { checkTax, checkWallets } from './stripe-account-parts.ts';

const SHOP = 'https://shop.kr';
const VERSION = '2026-10-28.endive';
const ENDPOINT = {
  url: `${SHOP}/webhooks/stripe`,
  enabled: true,
  events: [...NEEDED_EVENTS, ...USEFUL_EVENTS],
  apiVersion: null,
};

const short = (verdicts: readonly { readonly id: string; readonly status: string }[]) =>
  verdicts.map(({ id, status }) => `${id} ${status}`);

const keys = (secretKey: string, publishableKey: string, more: object = {}) =>
  short(
    checkStripeKeys({
      production: true,
      rehearsal: false,
      publicUrl: SHOP,
      stripe: { secretKey, publishableKey, webhookSecret: 'whsec_1', apiUrl: null },
      ...more,
    }),
  );

describe('keys of Stripe', () => {
  it('are of the live mode in production, and of the same mode and account', () => {
    expect(keys('sk_live_51Abcdefghijklmnop', 'pk_live_51Abcdefghijklmnxyz')).toEqual([]);
    expect(keys('rk_live_1', 'pk_live_2')).toEqual([]);
    expect(keys('sk_test_1', 'pk_test_1')).toEqual(['stripe.mode WRONG']);
    expect(keys('sk_test_1', 'pk_test_1', { production: false })).toEqual(['stripe.mode NOTE']);
    expect(keys('sk_test_1', 'pk_test_1', { rehearsal: true })).toEqual(['stripe.mode NOTE']);
    expect(keys('sk_live_1', 'pk_test_1')).toEqual(['stripe.publishable-key-pair WRONG']);
    expect(keys('sk_live_51AAAAAAAAAAAAAAz', 'pk_live_51BBBBBBBBBBBBBBz')).toEqual([
      'stripe.publishable-key-pair WRONG',
    ]);
    expect(keys('nonsense', 'pk_live_1')).toEqual(['stripe.mode WRONG', 'stripe.publishable-key-pair WRONG']);
  });
});

describe('the endpoint at Stripe', () => {
  const check = (endpoints: Parameters<typeof checkStripeEndpoint>[0]) =>
    short(checkStripeEndpoint(endpoints, SHOP, VERSION));

  it('needs the address of this shop and the events, and has to be enabled', () => {
    expect(check([ENDPOINT])).toEqual(['stripe.webhook GOOD']);
    expect(check([{ ...ENDPOINT, events: ['*'] }])).toEqual(['stripe.webhook GOOD']);
    expect(check([{ ...ENDPOINT, enabled: false }, ENDPOINT])).toEqual(['stripe.webhook GOOD']);
    expect(check([])).toEqual(['stripe.webhook WRONG']);
    expect(check([{ ...ENDPOINT, url: 'https://old.kr/webhooks/stripe' }])).toEqual(['stripe.webhook WRONG']);
    expect(check([{ ...ENDPOINT, enabled: false }])).toEqual(['stripe.webhook WRONG']);
    expect(check([{ ...ENDPOINT, events: ['payment_intent.succeeded'] }])).toEqual(['stripe.webhook WRONG']);
  });

  it('is good without optional events and with another API version', () => {
    expect(check([{ ...ENDPOINT, events: NEEDED_EVENTS }])).toEqual([
      'stripe.webhook GOOD',
      'stripe.webhook-useful NOTE',
    ]);
    expect(check([{ ...ENDPOINT, apiVersion: '2020-08-27' }])).toEqual([
      'stripe.webhook GOOD',
      'stripe.api-version NOTE',
    ]);
  });

  it('needs the events that the guide lists', () => {
    const guide = readFileSync(new URL('../../../../../docs/providers.md', import.meta.url), 'utf8');
    const events = [...NEEDED_EVENTS, ...USEFUL_EVENTS];
    expect(events.filter((event) => !guide.includes(`\`${event}\``))).toEqual([]);
    const rows = [...guide.matchAll(/^\| ((?:`[a-z_.]+`(?:, )?)+) \| needed/gm)].map(([, events = '']) => events);
    const needed = rows.flatMap((events) => events.split(', ').map((event) => event.slice(1, -1)));
    expect(needed.sort()).toEqual([...NEEDED_EVENTS].sort());
  });
});

describe('an account at Stripe', () => {
  const ACCOUNT = { country: 'US', chargesEnabled: true, payoutsEnabled: true, cardPayments: 'active', due: [] };

  it('needs payments, payouts and no open requirements', () => {
    expect(short(checkStripeAccount(ACCOUNT))).toEqual(['stripe.account GOOD']);
    expect(short(checkStripeAccount({ ...ACCOUNT, due: ['external_account'] }))).toEqual([
      'stripe.account GOOD',
      'stripe.requirements NOTE',
    ]);
    expect(short(checkStripeAccount({ ...ACCOUNT, cardPayments: 'pending' }))).toEqual(['stripe.charges WRONG']);
    expect(short(checkStripeAccount({ ...ACCOUNT, chargesEnabled: false, payoutsEnabled: false }))).toEqual([
      'stripe.charges WRONG',
      'stripe.payouts WRONG',
    ]);
  });

  it('needs a current tax registration in New York, and wallets on this domain', () => {
    const tax = (state: string, active = true, country = 'US') =>
      short(checkTax({ active: true, missing: [], registrations: [{ country, state, active }] }));
    expect(tax('NY')).toEqual(['stripe.tax GOOD']);
    expect(tax('NY', false)).toEqual(['stripe.tax-registration WRONG']);
    expect(tax('CA')).toEqual(['stripe.tax-registration WRONG']);
    expect(short(checkTax({ active: false, missing: ['head_office'], registrations: [] }))).toEqual([
      'stripe.tax WRONG',
    ]);
    const domain = { name: 'shop.kr', enabled: true, inactive: [] };
    expect(short(checkWallets([domain], SHOP))).toEqual(['stripe.wallets GOOD']);
    expect(short(checkWallets([{ ...domain, inactive: ['Apple Pay'] }], SHOP))).toEqual(['stripe.wallets NOTE']);
    expect(short(checkWallets([{ ...domain, enabled: false }], SHOP))).toEqual(['stripe.wallets WRONG']);
    expect(short(checkWallets([{ ...domain, name: 'kr' }], SHOP))).toEqual(['stripe.wallets WRONG']);
  });

  it('is unknown if a restricted key may not read it', () => {
    const advice = { ko: '', en: '' };
    const asked = { id: 'stripe.tax', about: 'Tax', provider: 'Stripe', advice };
    expect(short(checkAnswer(failed('NOT_ALLOWED', 'no'), asked, () => []))).toEqual(['stripe.tax UNKNOWN']);
  });
});
