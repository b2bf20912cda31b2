import {
  DEFAULT_SHOP_SETTINGS,
  flattenSettings,
  SETTINGS_SECTIONS,
  type SettingsSection,
  type ShopSettings,
} from './shop-settings.ts';

/** A value that was made up for the sample shop. */
export interface SampleValue {
  readonly section: SettingsSection;
  /** As in validation failures: `accounts.0.accountNumber`. */
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

/** Groups of zeros alone occur in real numbers too, so that one group of them proves nothing. */
function hasSampleNumber(text: string): boolean {
  return (text.match(DIGITS) ?? []).filter((group) => ZEROS.test(group)).length >= 2;
}

/** Zeros alone, but for the last digits or the first: 00000000, 000000-00-000001, 02-0000-0000. */
function isMadeOfZeros(text: string): boolean {
  const digits = text.replace(/\D/g, '');
  return /^0{4,}$|^0{6,}\d{1,2}$|0{7,}$/.test(digits);
}

/** Whether a text is obviously made up: zeros for a number, an address of the reserved domains, or called a sample. */
export function isSampleText(text: string): boolean {
  return (
    hasSampleNumber(text) ||
    isMadeOfZeros(text) ||
    RESERVED_DOMAIN.test(text) ||
    FICTIONAL_PHONE.test(text.replace(/\D/g, '')) ||
    SAID_TO_BE_SAMPLE.test(text)
  );
}

/** Values to replace before the shop opens (STORE-17). */
export function findSampleData(settings: ShopSettings): SampleValue[] {
  return SETTINGS_SECTIONS.flatMap((section) =>
    flattenSettings(settings[section]).flatMap(({ path, value }): SampleValue[] => {
      if (typeof value !== 'string') return [];
      // The street of the sample warehouse looks like any other.
      const isSampleStreet = section === 'sender' && path === 'street' && value === DEFAULT_SHOP_SETTINGS.sender.street;
      return isSampleStreet || isSampleText(value) ? [{ section, path, value }] : [];
    }),
  );
}
