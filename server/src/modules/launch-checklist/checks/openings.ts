import type { Market } from '@eunbit/schema/market';
import { settingsAnchor } from '@eunbit/schema/shop-settings';
import type { Bilingual } from '../../../common/bilingual.ts';
import { PROVIDER_KEYS, type Provider } from '../../../config/provider-settings.ts';
import type { Config } from '../../../config.ts';
import { good, note, type Verdict, wrong } from '../finding.ts';

const STORE_NAMES: Readonly<Record<Market, Bilingual>> = {
  KR: { ko: '한국 스토어', en: 'the Korean store' },
  US: { ko: '미국 스토어', en: 'the US store' },
};

/** Optional services, and what is missing without them. Without the settings of required services, the shop does not start. */
const OPTIONAL = {
  Stripe: { ko: '카드와 에스크로 결제를 받지 않습니다.', en: 'the Korean store takes neither cards nor escrow.' },
  Toss: {
    ko: '가상계좌를 발급하지 않고, 현금영수증을 직접 발급해야 합니다.',
    en: 'there are no virtual accounts, and cash receipts are issued by hand.',
  },
  Naver: { ko: '네이버로 로그인할 수 없습니다.', en: 'nobody signs in with Naver.' },
  Google: { ko: 'Google로 로그인할 수 없습니다.', en: 'nobody signs in with Google.' },
  'Delivery Tracker': {
    ko: '한국 택배 배송 완료를 직원이 입력합니다.',
    en: 'staff say when parcels in Korea have arrived.',
  },
} as const satisfies Partial<Record<Provider, Bilingual>>;

/** Reports a service without keys that an open store would use. */
export function checkAbsent(provider: keyof typeof OPTIONAL, { open }: Pick<Config, 'open'>): readonly Verdict[] {
  const isKorean = provider !== 'Naver' && provider !== 'Google';
  if (isKorean && !open.stores.includes('KR')) return [];
  const names = PROVIDER_KEYS[provider].join(', ');
  const { ko, en } = OPTIONAL[provider];
  const text = { ko: `키가 없어 ${ko}`, en: `No keys: ${en}` };
  const advice = {
    ko: `쓰려면 ${names}을(를) 설정하고 다시 시작하세요(docs/providers.md).`,
    en: `To have it, set ${names} and restart (docs/providers.md).`,
  };
  return [note(`${provider.toLowerCase().replace(' ', '-')}.absent`, names, text, advice)];
}

/** Reports which stores are open, and their payment methods. */
export function checkStores({ open }: Pick<Config, 'open'>): readonly Verdict[] {
  return open.stores.map((market) => {
    const methods = open.paymentMethods[market].join(', ');
    const { ko, en } = STORE_NAMES[market];
    const text = {
      ko: `${ko}가 열려 있습니다. 결제 수단: ${methods}.`,
      en: `It opens ${en}, which takes: ${methods}.`,
    };
    return good(`settings.store-${market.toLowerCase()}`, 'STORES', text);
  });
}

/** Only deposits need a bank account, which is set in the back office. */
export function checkDepositAccounts({ open }: Pick<Config, 'open'>, accounts: number): readonly Verdict[] {
  const methods = open.paymentMethods.KR;
  if (accounts > 0 || !methods.includes('DEPOSIT')) return [];
  const about = `/admin/settings#${settingsAnchor('banks')}`;
  const advice = { ko: '실제 계좌를 입력하세요.', en: 'Enter an account of the company.' };
  if (methods.length === 1) {
    const text = {
      ko: '한국 스토어에서 아무도 결제할 수 없습니다. 입금 계좌가 없습니다.',
      en: 'Nobody can pay in the Korean store: there is no account to pay into.',
    };
    return [wrong('placeholders.deposit-account', about, text, advice)];
  }
  const text = {
    ko: '입금 계좌가 없어 무통장 입금이 보이지 않습니다.',
    en: 'There is no account to pay into: deposits are not offered.',
  };
  return [note('placeholders.deposit-account', about, text, advice)];
}
