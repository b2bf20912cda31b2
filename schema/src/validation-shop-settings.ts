import type { Market } from './market.ts';
import type { MessageKey } from './messages.ts';
import {
  type Bank,
  type LocalText,
  MAXIMUM_BANKS,
  MAXIMUM_SHIPPING_AMOUNT,
  MAXIMUM_SOCIAL_LINKS,
  MAXIMUM_STOCK_LIMIT,
  MAXIMUM_UNCONFIRMED_REFUND,
  type SettingsSection,
  type ShippingSettings,
  type ShopSettings,
  type SocialLink,
} from './shop-settings.ts';
import { STORE_POLICY } from './store-policy.ts';
import { isUsState } from './validation-address.ts';
import { isBusinessNumber } from './validation-cash-receipt.ts';
import {
  check,
  emailRules,
  type FieldFailure,
  matching,
  phoneRules,
  type Rule,
  required,
  shortEnough,
  singleLine,
} from './validation-rules.ts';

type Field = readonly [path: string, value: string, ...rules: Rule[]];

const line: readonly Rule[] = [required('settings.required'), shortEnough(), singleLine];
const TIME = /^(?:[01]?\d|2[0-3]):[0-5]\d$/;
/** Format of the tax office's numbers, `120-81-47521`. */
const REGISTRATION_NUMBER = /^\d{3}-\d{2}-\d{5}$/;
const BANK_ID = /^[a-z0-9][a-z0-9-]{0,39}$/;
/** Digits, in groups. */
const ACCOUNT_NUMBER = /^\d[\d-]{4,28}\d$/;

/** The sample number is accepted, so that other fields can be saved before the real one is known. */
const registrationNumber: Rule = (value) => {
  const number = value.trim();
  if (!REGISTRATION_NUMBER.test(number)) return 'settings.registrationNumberInvalid';
  return number === '000-00-00000' || isBusinessNumber(number.replaceAll('-', ''))
    ? null
    : 'settings.registrationNumberInvalid';
};

const webAddress: Rule = (value) => {
  const isAddress = URL.canParse(value.trim()) && new URL(value.trim()).protocol === 'https:';
  return isAddress ? null : 'settings.urlInvalid';
};

function localText(path: string, { ko, en }: LocalText, rules: readonly Rule[] = line): Field[] {
  return [
    [`${path}.ko`, ko, ...rules],
    [`${path}.en`, en, ...rules],
  ];
}

const toMinutes = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

function validateSocialLinks(links: readonly SocialLink[]): FieldFailure[] {
  if (links.length > MAXIMUM_SOCIAL_LINKS) return [{ path: 'socialLinks', key: 'settings.tooMany' }];
  return check(
    links.flatMap(({ name, url }, index): Field[] => [
      [`socialLinks.${index}.name`, name, ...line],
      [`socialLinks.${index}.url`, url, required('settings.required'), shortEnough(), webAddress],
    ]),
  );
}

function validateBanks(accounts: readonly Bank[]): FieldFailure[] {
  if (accounts.length === 0) return [{ path: 'accounts', key: 'settings.bankNeeded' }];
  if (accounts.length > MAXIMUM_BANKS) return [{ path: 'accounts', key: 'settings.tooMany' }];
  return accounts.flatMap((bank, index) => {
    const isDouble: Rule = (id) =>
      accounts.findIndex((other) => other.id === id) === index ? null : 'settings.bankIdDouble';
    return check([
      [`accounts.${index}.id`, bank.id, matching(BANK_ID, 'settings.bankIdInvalid'), isDouble],
      ...localText(`accounts.${index}.name`, bank.name),
      [
        `accounts.${index}.accountNumber`,
        bank.accountNumber,
        required('settings.required'),
        matching(ACCOUNT_NUMBER, 'settings.accountNumberInvalid'),
      ],
      [`accounts.${index}.accountHolder`, bank.accountHolder, ...line],
    ]);
  });
}

/** A whole number within limits. */
function validateNumber(path: string, value: number, minimum: number, maximum: number): FieldFailure[] {
  const isWithin = Number.isInteger(value) && value >= minimum && value <= maximum;
  return isWithin ? [] : [{ path, key: 'settings.numberInvalid' }];
}

/** Upper limit of every service, in business days of transit: none is slower than standard shipping. */
const SLOWEST = STORE_POLICY.US.transitDays.maximum;

/** A paid shipping option must cost something: the option FREE covers free shipping. */
function validateShipping({ KR, US, transitDays }: ShippingSettings): FieldFailure[] {
  const amount = (market: Market, name: string, value: number, minimum: number) =>
    validateNumber(`${market}.${name}`, value, minimum, MAXIMUM_SHIPPING_AMOUNT[market]);
  const failures = [
    ...amount('KR', 'standard', KR.standard, 1),
    ...amount('KR', 'freeShippingThreshold', KR.freeShippingThreshold, 0),
    ...amount('US', 'standard', US.standard, 1),
    ...amount('US', 'expedited', US.expedited, 1),
    ...amount('US', 'express', US.express, 1),
    ...amount('US', 'freeShippingThreshold', US.freeShippingThreshold, 0),
    ...validateNumber('transitDays.expedited', transitDays.expedited, 1, SLOWEST),
    ...validateNumber('transitDays.express', transitDays.express, 1, SLOWEST),
  ];
  if (failures.length > 0) return failures;
  const dearer: [path: string, isDearer: boolean][] = [
    ['US.expedited', US.expedited > US.standard],
    ['US.express', US.express > US.expedited],
  ];
  const unequal: FieldFailure[] = dearer.flatMap(([path, isDearer]) =>
    isDearer ? [] : [{ path, key: 'settings.fasterIsDearer' }],
  );
  if (transitDays.express <= transitDays.expedited) return unequal;
  return [...unequal, { path: 'transitDays.express', key: 'settings.dearerIsFaster' }];
}

type Validator<Section extends SettingsSection> = (value: ShopSettings[Section]) => FieldFailure<MessageKey>[];

const VALIDATORS: { readonly [Section in SettingsSection]: Validator<Section> } = {
  company: (company) =>
    check([
      ...localText('name', company.name),
      ...localText('representative', company.representative),
      ...localText('address', company.address),
      ['phone', company.phone, ...phoneRules],
      ['email', company.email, ...emailRules],
      ['businessRegistrationNumber', company.businessRegistrationNumber, registrationNumber],
      ...localText('mailOrderReport', company.mailOrderReport),
      ...localText('privacyOfficer', company.privacyOfficer),
      ...localText('hostingProvider', company.hostingProvider),
    ]),
  escrow: ({ provider, registration, statement }) =>
    check([
      ...localText('provider', provider),
      ...localText('registration', registration),
      ...localText('statement', statement),
    ]),
  support: ({ opens, closes, usPhone, usAddress, accessibilityEmail, accessibilityPhone, socialLinks }) => {
    const isLater: Rule = (value) =>
      !TIME.test(opens) || toMinutes(value) > toMinutes(opens) ? null : 'settings.closesTooEarly';
    return [
      ...check([
        ['opens', opens, matching(TIME, 'settings.timeInvalid')],
        ['closes', closes, matching(TIME, 'settings.timeInvalid'), isLater],
        ...(usPhone ? [['usPhone', usPhone, ...phoneRules] as const] : []),
        ['usAddress', usAddress, shortEnough(), singleLine],
        ['accessibilityEmail', accessibilityEmail, ...emailRules],
        ...(accessibilityPhone ? [['accessibilityPhone', accessibilityPhone, ...phoneRules] as const] : []),
      ]),
      ...validateSocialLinks(socialLinks),
    ];
  },
  banks: ({ accounts }) => validateBanks(accounts),
  shipping: validateShipping,
  sender: ({ name, street, unit, city, state, zipCode, phone }) =>
    check([
      ['name', name, ...line],
      ['street', street, ...line],
      ['unit', unit, shortEnough(), singleLine],
      ['city', city, ...line],
      ['state', state, required('settings.required'), isUsState],
      ['zipCode', zipCode, matching(/^\d{5}$/, 'address.invalid')],
      ['phone', phone, matching(/^\d{10}$/, 'settings.usPhoneInvalid')],
    ]),
  stock: ({ lowStockAt, fewLeftBelow }) => [
    ...validateNumber('lowStockAt', lowStockAt, 0, MAXIMUM_STOCK_LIMIT),
    ...validateNumber('fewLeftBelow', fewLeftBelow, 1, MAXIMUM_STOCK_LIMIT),
  ],
  security: ({ confirmRefundsAbove: { KR, US } }) => [
    ...validateNumber('confirmRefundsAbove.KR', KR, 0, MAXIMUM_UNCONFIRMED_REFUND.KR),
    ...validateNumber('confirmRefundsAbove.US', US, 0, MAXIMUM_UNCONFIRMED_REFUND.US),
  ],
  // The API accepts only names of seasons.
  appearance: () => [],
};

/** Validates a section of the shop's settings (STORE-15): the screen shows failures beside the fields, the API rejects them. */
export function validateSettings<Section extends SettingsSection>(
  section: Section,
  value: ShopSettings[Section],
): FieldFailure[] {
  const validate: Validator<Section> = VALIDATORS[section];
  return validate(value);
}
