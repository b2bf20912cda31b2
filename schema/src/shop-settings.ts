import type { Language, Market } from './market.ts';
import type { HeroSeason } from './season.ts';

/** A text in both languages. */
export type LocalText = Readonly<Record<Language, string>>;

/** The company behind the shop, with the details that the law requires. */
export interface CompanySettings {
  readonly name: LocalText;
  readonly representative: LocalText;
  readonly address: LocalText;
  readonly phone: string;
  readonly email: string;
  /** `000-00-00000` */
  readonly businessRegistrationNumber: string;
  readonly mailOrderReport: LocalText;
  readonly privacyOfficer: LocalText;
  /** Company that hosts the servers; a Korean shop has to name it in its footer. */
  readonly hostingProvider: LocalText;
}

/** Payment protection for transfers, which a Korean shop has to name by law. */
export interface EscrowSettings {
  readonly provider: LocalText;
  readonly registration: LocalText;
  readonly statement: LocalText;
}

export interface SocialLink {
  readonly name: string;
  readonly url: string;
}

export interface SupportSettings {
  /** Opening time on weekdays in the shop's own time zone (Seoul), such as `9:00`. */
  readonly opens: string;
  readonly closes: string;
  /** Contact details of the US store, on one line each; empty if it has none: then none is shown (STORE-21). */
  readonly usPhone: string;
  readonly usAddress: string;
  /** Contact for people who cannot use a page of the US store. */
  readonly accessibilityEmail: string;
  /** Empty if the US store has no phone: then none is shown. */
  readonly accessibilityPhone: string;
  readonly socialLinks: readonly SocialLink[];
}

/** A bank account for deposits. */
export interface Bank {
  readonly id: string;
  readonly name: LocalText;
  readonly accountNumber: string;
  readonly accountHolder: string;
}

export interface BankSettings {
  readonly accounts: readonly Bank[];
}

/** Prices of shipping in minor units. */
interface StoreShipping {
  readonly standard: number;
  /** The advertised threshold of free shipping: in Korea an amount equal to it ships free, in the US only a higher one. */
  readonly freeShippingThreshold: number;
}

interface UsShipping extends StoreShipping {
  readonly expedited: number;
  readonly express: number;
}

/** Longest transit of the faster services of the US store, in business days, 1 to 3 (CHECKOUT-10). */
interface TransitDays {
  readonly expedited: number;
  readonly express: number;
}

export interface ShippingSettings {
  readonly KR: StoreShipping;
  readonly US: UsShipping;
  readonly transitDays: TransitDays;
}

/** The warehouse that ships US parcels. */
export interface SenderSettings {
  readonly name: string;
  readonly street: string;
  readonly unit: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
  /** Phone number, ten digits. */
  readonly phone: string;
}

export interface StockSettings {
  /** Staff see a product as low at or below this many units, unless they chose another number for it (STOCK-11). */
  readonly lowStockAt: number;
  /** Shoppers see 'Only {n} left' below this number (STOCK-2). */
  readonly fewLeftBelow: number;
}

export interface SecuritySettings {
  /** Whether staff need a second factor to sign in (ACCOUNT-25). */
  readonly isSecondFactorRequired: boolean;
  /** Refunds above this amount require re-authentication, in minor units of each store (ACCOUNT-27). */
  readonly confirmRefundsAbove: Readonly<Record<Market, number>>;
}

export interface AppearanceSettings {
  /** Season of the main picture on the home page (STORE-18). */
  readonly heroSeason: HeroSeason;
}

/** Settings of a shop that its owner changes in the back office, by section. */
export interface ShopSettings {
  readonly company: CompanySettings;
  readonly escrow: EscrowSettings;
  readonly support: SupportSettings;
  readonly banks: BankSettings;
  readonly shipping: ShippingSettings;
  readonly sender: SenderSettings;
  readonly stock: StockSettings;
  readonly security: SecuritySettings;
  readonly appearance: AppearanceSettings;
}

export type SettingsSection = keyof ShopSettings;

/** The sections in the order of the screen. */
export const SETTINGS_SECTIONS = [
  'company',
  'escrow',
  'support',
  'banks',
  'shipping',
  'sender',
  'stock',
  'security',
  'appearance',
] as const satisfies readonly SettingsSection[];

/** Sections that only one store uses. */
const STORE_OF: Readonly<Partial<Record<SettingsSection, Market>>> = { escrow: 'KR', banks: 'KR', sender: 'US' };

/** Whether one of these stores uses a section. */
export function isUsedIn(section: SettingsSection, stores: readonly Market[]): boolean {
  const market = STORE_OF[section];
  return market === undefined || stores.includes(market);
}

/** Anchor of a section on the settings page of the back office. */
export const settingsAnchor = (section: SettingsSection): string => `settings-${section}`;

/** The phone of a store; empty if it has none. The US store never shows the phone of Seoul as its own (STORE-21). */
export const storePhone = ({ company, support }: Pick<ShopSettings, 'company' | 'support'>, market: Market): string =>
  market === 'US' ? support.usPhone : company.phone;

/** The settings of a shop before anything was saved. Sample data, to be replaced before the shop opens. */
export const DEFAULT_SHOP_SETTINGS: ShopSettings = {
  company: {
    name: { ko: '주식회사 은빛', en: 'Eunbit Inc.' },
    representative: { ko: '김은빛', en: 'Eunbit Kim' },
    address: { ko: '서울특별시 성동구 은빛로 12, 3층', en: '3F, 12 Eunbit-ro, Seongdong-gu, Seoul, Republic of Korea' },
    phone: '02-0000-0000',
    email: 'help@eunbit.example',
    businessRegistrationNumber: '000-00-00000',
    mailOrderReport: {
      ko: '제0000-서울성동-0000호 (서울특별시 성동구청)',
      en: 'No. 0000-Seoul Seongdong-0000 (Seongdong-gu Office)',
    },
    privacyOfficer: { ko: '이정결', en: 'Jeonggyeol Lee' },
    hostingProvider: { ko: '은빛호스팅(견본)', en: 'Eunbit Hosting (sample)' },
  },
  escrow: {
    provider: { ko: '은빛에스크로(견본)', en: 'Eunbit Escrow (sample)' },
    registration: { ko: '제00-000호', en: 'No. 00-000' },
    statement: {
      ko: '고객님의 안전한 거래를 위해 현금으로 결제하실 때 구매안전(에스크로) 서비스를 이용하실 수 있습니다.',
      en: 'For safe shopping, payments by transfer can be protected by an escrow service.',
    },
  },
  support: {
    opens: '9:00',
    closes: '18:00',
    accessibilityEmail: 'accessibility@eunbit.example',
    usPhone: '',
    usAddress: '',
    accessibilityPhone: '',
    socialLinks: [
      { name: 'Instagram', url: 'https://instagram.example/eunbit' },
      { name: 'YouTube', url: 'https://youtube.example/eunbit' },
      { name: 'Facebook', url: 'https://facebook.example/eunbit' },
    ],
  },
  banks: {
    accounts: [
      {
        id: 'kb',
        name: { ko: '국민은행', en: 'KB Kookmin Bank' },
        accountNumber: '000000-00-000001',
        accountHolder: '주식회사 은빛',
      },
      {
        id: 'shinhan',
        name: { ko: '신한은행', en: 'Shinhan Bank' },
        accountNumber: '000-000-000002',
        accountHolder: '주식회사 은빛',
      },
      {
        id: 'woori',
        name: { ko: '우리은행', en: 'Woori Bank' },
        accountNumber: '0000-000-000003',
        accountHolder: '주식회사 은빛',
      },
      {
        id: 'nh',
        name: { ko: '농협은행', en: 'NH Bank' },
        accountNumber: '000-0000-0000-04',
        accountHolder: '주식회사 은빛',
      },
    ],
  },
  shipping: {
    KR: { standard: 5_000, freeShippingThreshold: 50_000 },
    US: { standard: 500, expedited: 1_000, express: 2_000, freeShippingThreshold: 3_500 },
    transitDays: { expedited: 2, express: 1 },
  },
  sender: {
    name: 'Eunbit US',
    street: '100 Warehouse Way',
    unit: '',
    city: 'Secaucus',
    state: 'NJ',
    zipCode: '07094',
    phone: '2015550100',
  },
  stock: { lowStockAt: 5, fewLeftBelow: 10 },
  security: { isSecondFactorRequired: false, confirmRefundsAbove: { KR: 300_000, US: 30_000 } },
  appearance: { heroSeason: 'AUTO' },
};

/** Maximum bank accounts and links of a shop. */
export const MAXIMUM_BANKS = 20;
export const MAXIMUM_SOCIAL_LINKS = 10;
/** Highest shipping price and threshold, in minor units; keeps typing errors out of the totals. */
export const MAXIMUM_SHIPPING_AMOUNT: Readonly<Record<Market, number>> = { KR: 1_000_000, US: 100_000 };
/** Highest number of units for both stock limits. */
export const MAXIMUM_STOCK_LIMIT = 1_000;
/** Highest amount up to which a refund may need no re-authentication, in minor units. */
export const MAXIMUM_UNCONFIRMED_REFUND: Readonly<Record<Market, number>> = { KR: 100_000_000, US: 10_000_000 };

/** The bank account for deposits with this id; null if it was removed. */
export function findBank({ accounts }: BankSettings, id: string | null): Bank | null {
  return accounts.find((bank) => bank.id === id) ?? null;
}

/** A section as it is stored: its texts are trimmed. */
export function trimSettings<T>(value: T): T {
  if (typeof value === 'string') return value.trim() as T;
  if (Array.isArray(value)) return value.map(trimSettings) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, trimSettings(part)])) as T;
}

/** A value of a section with its path as in validation failures: `name.ko`, `accounts.0.accountNumber`. */
export interface FlatValue {
  readonly path: string;
  readonly value: string | number | boolean;
}

/** All values of a section with their paths, in the order of the section. */
export function flattenSettings(value: unknown, path = ''): FlatValue[] {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return [{ path, value }];
  return Object.entries(value as object).flatMap(([name, part]) =>
    flattenSettings(part, path === '' ? name : `${path}.${name}`),
  );
}
