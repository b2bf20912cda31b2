import {
  DEFAULT_SHOP_SETTINGS,
  flattenSettings,
  SETTINGS_SECTIONS,
  type SettingsSection,
  type ShopSettings,
} from './shop-settings.ts';

/** A sample value in the settings. */
export interface SampleValue {
  readonly section: SettingsSection;
  /** Path as in validation failures: `accounts.0.accountNumber`. */
  readonly path: string;
  readonly value: string;
}

/** A group of digits in a number such as `000-00-00001`. */
const DIGITS = /\d+/g;
const ZEROS = /^0{2,}$/;
/** Domains that nobody can register (RFC 2606). */
const RESERVED_DOMAIN = /(?:\.(?:example|invalid|test)|[@/.]example\.(?:com|net|org))(?![\w.-])/i;
/** American numbers that are reserved for fiction. */
const FICTIONAL_PHONE = /^\d{3}55501\d{2}$/;
const SAID_TO_BE_SAMPLE = /견본|sample/i;

/** Default values about people and places that look real: they count as samples while they are unchanged. */
const SAMPLE_PATHS: Readonly<Partial<Record<SettingsSection, readonly string[]>>> = {
  company: [
    'representative.ko',
    'representative.en',
    'address.ko',
    'address.en',
    'privacyOfficer.ko',
    'privacyOfficer.en',
  ],
  sender: ['street'],
};

/** A single group of zeros also occurs in real numbers, so it takes at least two. */
function hasSampleNumber(text: string): boolean {
  return (text.match(DIGITS) ?? []).filter((group) => ZEROS.test(group)).length >= 2;
}

/** Whether a number is all zeros, except for its last or first digits: 00000000, 000000-00-000001, 02-0000-0000. */
function isMadeOfZeros(text: string): boolean {
  const digits = text.replace(/\D/g, '');
  return /^0{4,}$|^0{6,}\d{1,2}$|0{7,}$/.test(digits);
}

/**
 * Whether a text is obviously made up: a number of zeros, an address of a reserved domain, or a text that says it is a sample.
 */
export function isSampleText(text: string): boolean {
  return (
    hasSampleNumber(text) ||
    isMadeOfZeros(text) ||
    RESERVED_DOMAIN.test(text) ||
    FICTIONAL_PHONE.test(text.replace(/\D/g, '')) ||
    SAID_TO_BE_SAMPLE.test(text)
  );
}

function isDefaultSample(section: SettingsSection, path: string, value: string): boolean {
  if (!SAMPLE_PATHS[section]?.includes(path)) return false;
  return flattenSettings(DEFAULT_SHOP_SETTINGS[section]).some((one) => one.path === path && one.value === value);
}

/** Values to replace before the shop opens (STORE-17). */
export function findSampleData(settings: ShopSettings): SampleValue[] {
  return SETTINGS_SECTIONS.flatMap((section) =>
    flattenSettings(settings[section]).flatMap(({ path, value }): SampleValue[] => {
      if (typeof value !== 'string') return [];
      return isSampleText(value) || isDefaultSample(section, path, value) ? [{ section, path, value }] : [];
    }),
  );
}

/** A part of the settings in which the values at some paths are empty. */
function blank<T>(value: T, isSample: (path: string) => boolean, path = ''): T {
  if (typeof value === 'string') return (isSample(path) ? '' : value) as T;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const parts = Object.entries(value).map(([name, part]) => [
    name,
    blank(part, isSample, path === '' ? name : `${path}.${name}`),
  ]);
  return Object.fromEntries(parts);
}

const isReal = (row: object) =>
  !flattenSettings(row).some(({ value }) => typeof value === 'string' && isSampleText(value));

/** The settings without sample phone numbers: not even a demonstration shows one (STORE-28). */
export function withoutSamplePhones(settings: ShopSettings): ShopSettings {
  const { company, support } = settings;
  const real = (phone: string) => (isSampleText(phone) ? '' : phone);
  return {
    ...settings,
    company: { ...company, phone: real(company.phone) },
    support: { ...support, usPhone: real(support.usPhone), accessibilityPhone: real(support.accessibilityPhone) },
  };
}

/**
 * The settings without the samples that shoppers would see. Each sample text becomes empty, and bank accounts and links that
 * contain a sample are removed (STORE-19).
 */
export function withoutSamples(settings: ShopSettings): ShopSettings {
  const samples = findSampleData(settings);
  const real = <Section extends SettingsSection>(section: Section): ShopSettings[Section] =>
    blank(settings[section], (path) => samples.some((sample) => sample.section === section && sample.path === path));
  return {
    ...settings,
    company: real('company'),
    escrow: real('escrow'),
    support: { ...real('support'), socialLinks: settings.support.socialLinks.filter(isReal) },
    banks: { accounts: settings.banks.accounts.filter(isReal) },
  };
}
