import type { StripeSettings } from '../../../config/provider-settings.ts';
import type { Config } from '../../../config.ts';
import { NEEDED_EVENTS, USEFUL_EVENTS } from '../../../integrations/payment/stripe-events.ts';
import type {
  StripeAccountState,
  StripeEndpointState,
  StripeSetup,
} from '../../../integrations/payment/stripe-setup.ts';
import { good, note, type Verdict, wrong } from '../finding.ts';
import { checkAnswer } from './answers.ts';
import { checkTax, checkWallets } from './stripe-account-parts.ts';

/** The shop's settings to compare with Stripe. */
type Side = Pick<Config, 'production' | 'rehearsal' | 'publicUrl'> & { readonly stripe: StripeSettings };

const KEYS_PAGE = {
  ko: 'Stripe 대시보드의 개발자 → API 키에서 키를 복사해 설정하고 다시 시작하세요.',
  en: "Copy the key from Developers → API keys in Stripe's dashboard, set it and restart.",
};

const modeOf = (key: string): string | null => /^[a-z]+_(live|test)_/.exec(key)?.[1] ?? null;

/** The account id that newer keys contain; null for older keys. */
const accountOf = (key: string): string | null => /^[a-z]+_(?:live|test)_51(\w{14})/.exec(key)?.[1] ?? null;

/** Checks modes and formats of the three keys without a request. */
export function checkStripeKeys({ production, rehearsal, stripe }: Side): Verdict[] {
  const { secretKey, publishableKey, webhookSecret } = stripe;
  const mode = modeOf(secretKey);
  const verdicts: Verdict[] = [];
  if (mode === null) {
    const text = { ko: 'Stripe 비밀 키의 형식이 아닙니다.', en: 'This is no secret key of Stripe.' };
    verdicts.push(wrong('stripe.mode', 'STRIPE_SECRET_KEY', text, KEYS_PAGE));
  } else if (mode === 'test') {
    const text = { ko: '테스트 키입니다. 실제 결제가 되지 않습니다.', en: 'It is a test key: no money moves.' };
    const advice = { ko: '쇼핑몰을 열기 전에 실서비스(live) 키로 바꾸세요.', en: 'Set the live keys before opening.' };
    const isMeant = !production || rehearsal;
    verdicts.push((isMeant ? note : wrong)('stripe.mode', 'STRIPE_SECRET_KEY', text, advice));
  }
  const [one, other] = [accountOf(secretKey), accountOf(publishableKey)];
  if (modeOf(publishableKey) !== mode || (one !== null && other !== null && one !== other)) {
    const text = {
      ko: '비밀 키와 공개 키가 서로 다른 모드 또는 다른 계정의 것입니다.',
      en: 'Secret and publishable key are of different modes or accounts.',
    };
    verdicts.push(wrong('stripe.publishable-key-pair', 'STRIPE_PUBLISHABLE_KEY', text, KEYS_PAGE));
  }
  if (!webhookSecret.startsWith('whsec_')) {
    const text = { ko: '웹훅 서명 비밀의 형식이 아닙니다.', en: "This is no webhook's signing secret." };
    const advice = {
      ko: 'Stripe 대시보드의 웹훅 엔드포인트에서 서명 비밀(whsec_…)을 복사하세요.',
      en: 'Copy the signing secret (whsec_…) of the endpoint from Webhooks in the dashboard.',
    };
    verdicts.push(wrong('stripe.webhook-secret', 'STRIPE_WEBHOOK_SECRET', text, advice));
  }
  return verdicts;
}

export function checkStripeAccount(account: StripeAccountState): Verdict[] {
  const about = 'STRIPE_SECRET_KEY';
  const missing = account.due.length > 0 ? ` (${account.due.join(', ')})` : '';
  const advice = {
    ko: `Stripe 대시보드의 설정 → 비즈니스에서 요청된 정보를 채우세요${missing}.`,
    en: `Complete what Stripe asks for under Settings → Business${missing}.`,
  };
  const verdicts: Verdict[] = [];
  const hasCards = account.cardPayments === null || account.cardPayments === 'active';
  if (!account.chargesEnabled || !hasCards) {
    const text = { ko: '이 계정은 아직 결제를 받을 수 없습니다.', en: 'The account cannot take payments yet.' };
    verdicts.push(wrong('stripe.charges', about, text, advice));
  }
  if (!account.payoutsEnabled) {
    const text = { ko: '이 계정은 아직 정산을 받을 수 없습니다.', en: 'The account gets no payouts yet.' };
    verdicts.push(wrong('stripe.payouts', about, text, advice));
  }
  if (verdicts.length === 0) {
    const country = account.country ?? '?';
    verdicts.push(
      good('stripe.account', about, {
        ko: `Stripe가 키를 받아들이고, 계정(${country})은 결제와 정산이 됩니다.`,
        en: `Stripe accepts the key; the account (${country}) takes payments and gets payouts.`,
      }),
    );
    if (account.due.length > 0) {
      const text = { ko: 'Stripe가 추가 정보를 요청합니다.', en: 'Stripe asks for more about the company.' };
      verdicts.push(note('stripe.requirements', about, text, advice));
    }
  }
  return verdicts;
}

const WEBHOOKS_PAGE = 'Webhooks (Stripe)';

/** Compares the webhook endpoints at Stripe with the shop's URL and the events that it needs. */
export function checkStripeEndpoint(
  endpoints: readonly StripeEndpointState[],
  publicUrl: string | null,
  apiVersion: string,
): Verdict[] {
  if (publicUrl === null) return [];
  const url = `${publicUrl}/webhooks/stripe`;
  const mine = endpoints.filter((endpoint) => endpoint.url === url);
  const all = `${[...NEEDED_EVENTS, ...USEFUL_EVENTS].join(', ')}`;
  const endpoint = mine.find(({ enabled }) => enabled) ?? mine[0];
  if (!endpoint) {
    const text = { ko: `Stripe에 ${url} 웹훅이 없습니다.`, en: `Stripe has no endpoint at ${url}.` };
    const advice = {
      ko: `대시보드의 개발자 → 웹훅에서 이 주소로 엔드포인트를 만들고 이벤트(${all})를 고른 뒤, 서명 비밀을 STRIPE_WEBHOOK_SECRET에 넣으세요.`,
      en: `Add one under Developers → Webhooks with the events ${all}, and set STRIPE_WEBHOOK_SECRET to its signing secret.`,
    };
    return [wrong('stripe.webhook', WEBHOOKS_PAGE, text, advice)];
  }
  if (!endpoint.enabled) {
    const text = { ko: `웹훅 ${url}이 꺼져 있습니다.`, en: `The endpoint at ${url} is disabled.` };
    const advice = { ko: '대시보드에서 엔드포인트를 다시 켜세요.', en: 'Enable it again in the dashboard.' };
    return [wrong('stripe.webhook', WEBHOOKS_PAGE, text, advice)];
  }
  return [...checkEvents(endpoint.events, url), ...checkEventVersion(endpoint.apiVersion, apiVersion)];
}

function checkEvents(events: readonly string[], url: string): Verdict[] {
  const lacks = (names: readonly string[]) => names.filter((name) => !events.includes('*') && !events.includes(name));
  const [needed, useful] = [lacks(NEEDED_EVENTS), lacks(USEFUL_EVENTS)];
  const advice = {
    ko: '대시보드에서 엔드포인트에 이 이벤트를 추가하세요.',
    en: 'Add these events to the endpoint in the dashboard.',
  };
  if (needed.length > 0) {
    const names = [...needed, ...useful].join(', ');
    const text = {
      ko: `웹훅에 빠진 이벤트가 있습니다: ${names}. 결제된 주문이 저장되지 않을 수 있습니다.`,
      en: `The endpoint lacks ${names}: paid orders may never be written.`,
    };
    return [wrong('stripe.webhook', WEBHOOKS_PAGE, text, advice)];
  }
  const found = good('stripe.webhook', WEBHOOKS_PAGE, {
    ko: `웹훅 ${url}이 필요한 이벤트를 받습니다.`,
    en: `The endpoint at ${url} gets the events that the shop needs.`,
  });
  if (useful.length === 0) return [found];
  const names = useful.join(', ');
  const text = {
    ko: `웹훅에 ${names} 이벤트가 없습니다. 쇼핑몰이 더 늦게 처리합니다.`,
    en: `The endpoint lacks ${names}: the shop acts later than it could.`,
  };
  return [found, note('stripe.webhook-useful', WEBHOOKS_PAGE, text, advice)];
}

function checkEventVersion(version: string | null, apiVersion: string): Verdict[] {
  if (version === null || version === apiVersion) return [];
  const text = {
    ko: `웹훅 이벤트는 API 버전 ${version}, 쇼핑몰은 ${apiVersion}입니다.`,
    en: `Events come in API version ${version}; the shop speaks ${apiVersion}.`,
  };
  const advice = {
    ko: '쇼핑몰은 이벤트에서 결제 번호만 읽으므로 동작합니다. 같은 버전으로 맞추려면 엔드포인트를 새로 만드세요.',
    en: 'That works: the shop reads only the id of an event. A new endpoint can have the same version.',
  };
  return [note('stripe.api-version', WEBHOOKS_PAGE, text, advice)];
}

/** Checks the shop's setup at Stripe. A rejected key yields one finding, not one per request. */
export function checkStripe(setup: StripeSetup, config: Side & Pick<Config, 'open'>): readonly Verdict[] {
  const asked = (id: string, about: string) => ({ id, about, provider: 'Stripe', advice: KEYS_PAGE });
  const keys = checkStripeKeys(config);
  const account = checkAnswer(setup.account, asked('stripe.account', 'STRIPE_SECRET_KEY'), checkStripeAccount);
  const publishable = checkAnswer(
    setup.publishableKey,
    asked('stripe.publishable-key', 'STRIPE_PUBLISHABLE_KEY'),
    () => [
      good('stripe.publishable-key', 'STRIPE_PUBLISHABLE_KEY', {
        ko: 'Stripe가 공개 키를 받아들입니다.',
        en: 'Stripe accepts the publishable key.',
      }),
    ],
  );
  const isRefused = !setup.account.ok && setup.account.failure === 'KEY_REFUSED';
  if (isRefused) return [...keys, ...account, ...publishable];
  return [
    ...keys,
    ...account,
    ...publishable,
    ...checkAnswer(setup.endpoints, asked('stripe.webhook', WEBHOOKS_PAGE), (endpoints) =>
      checkStripeEndpoint(endpoints, config.publicUrl, setup.apiVersion),
    ),
    // Only the US store collects sales tax.
    ...(config.open.stores.includes('US') ? checkAnswer(setup.tax, asked('stripe.tax', 'Tax (Stripe)'), checkTax) : []),
    ...checkAnswer(setup.domains, asked('stripe.wallets', 'Payment method domains (Stripe)'), (domains) =>
      checkWallets(domains, config.publicUrl),
    ),
  ];
}
