import type { StripeDomainState, StripeTaxState } from '../../../integrations/payment/stripe-setup.ts';
import { HOME_STATE } from '../../purchase/index.ts';
import { good, note, type Verdict, wrong } from '../finding.ts';

const TAX_PAGE = 'Tax (Stripe)';
const DOMAINS_PAGE = 'Payment method domains (Stripe)';

export function checkTax({ active, missing, registrations }: StripeTaxState): Verdict[] {
  if (!active) {
    const lacks = missing.length > 0 ? ` (${missing.join(', ')})` : '';
    const text = { ko: `Stripe Tax 설정이 끝나지 않았습니다${lacks}.`, en: `Stripe Tax is not set up${lacks}.` };
    const advice = {
      ko: '대시보드의 Tax → 설정에서 사업장 주소를 채우세요.',
      en: 'Set the address that you ship from under Tax → Settings.',
    };
    return [wrong('stripe.tax', TAX_PAGE, text, advice)];
  }
  const states = registrations.flatMap(({ country, state, active: counts }) =>
    country === 'US' && state !== null && counts ? [state] : [],
  );
  if (!states.includes(HOME_STATE)) {
    const text = {
      ko: '뉴욕주 판매세 등록이 없습니다. 뉴욕 주문의 세액이 추정값이 됩니다.',
      en: 'There is no registration for New York: orders there are taxed by a rate that is guessed.',
    };
    const advice = {
      ko: '뉴욕주에 등록한 뒤 대시보드의 Tax → 등록에 추가하세요.',
      en: 'Register with the state, then add it under Tax → Registrations.',
    };
    return [wrong('stripe.tax-registration', TAX_PAGE, text, advice)];
  }
  return [
    good('stripe.tax', TAX_PAGE, {
      ko: `Stripe Tax가 켜져 있고 다음 주에서 판매세를 받습니다: ${states.join(', ')}.`,
      en: `Stripe Tax is active; sales tax is charged in: ${states.join(', ')}.`,
    }),
  ];
}

/** Wallets are shown on registered domains only; cards work without. */
export function checkWallets(domains: readonly StripeDomainState[], publicUrl: string | null): Verdict[] {
  if (publicUrl === null) return [];
  const { hostname } = new URL(publicUrl);
  const domain = domains.find(({ name }) => name === hostname);
  const advice = {
    ko: '`npm run doctor -- --fix`가 등록합니다(POST /v1/payment_method_domains). 대시보드의 설정 → 결제 수단 도메인에서도 됩니다.',
    en: '`npm run doctor -- --fix` registers it (POST /v1/payment_method_domains); so does Settings → Payment method domains in the dashboard.',
  };
  if (!domain?.enabled) {
    const text = {
      ko: `${hostname} 도메인이 등록되어 있지 않아 Apple Pay 같은 간편결제가 보이지 않습니다.`,
      en: `The domain ${hostname} is not registered: Apple Pay and other wallets are not shown.`,
    };
    return [wrong('stripe.wallets', DOMAINS_PAGE, text, advice)];
  }
  if (domain.inactive.length > 0) {
    const names = domain.inactive.join(', ');
    const text = { ko: `${hostname}에서 쓸 수 없는 간편결제: ${names}.`, en: `Not active on ${hostname}: ${names}.` };
    return [note('stripe.wallets', DOMAINS_PAGE, text, advice)];
  }
  return [
    good('stripe.wallets', DOMAINS_PAGE, {
      ko: `${hostname} 도메인이 간편결제용으로 등록되어 있습니다.`,
      en: `The domain ${hostname} is registered for wallets.`,
    }),
  ];
}
