import type { Market } from '@eunbit/schema/market';
import type { HeroSeason } from '@eunbit/schema/season';
import { MAXIMUM_BANKS, MAXIMUM_SOCIAL_LINKS, type SettingsSection } from '@eunbit/schema/shop-settings';
import type { MessageId } from '../../gql/message-id.ts';

/** A field of a section, by its path in the section. */
export interface SettingsField {
  readonly path: string;
  readonly label: MessageId;
  readonly hint?: MessageId;
  /**
   * A text for each language (`local`), one line, a whole number, a checkbox, one of its options, or an amount in the currency of
   * a store.
   */
  readonly kind: 'local' | 'line' | 'number' | 'flag' | 'choice' | Market;
  /** The only store that uses it, if there is one. */
  readonly market?: Market;
  /** The values of a choice with their names. */
  readonly options?: Readonly<Record<string, MessageId>>;
}

/** Entries that can be added and removed. */
interface SettingsRows {
  /** Name of the list in the section. */
  readonly list: string;
  readonly title: MessageId;
  readonly addText: MessageId;
  readonly removeText: MessageId;
  readonly maximum: number;
  readonly fields: readonly SettingsField[];
}

interface SectionFields {
  readonly title: MessageId;
  readonly note: MessageId;
  readonly fields: readonly SettingsField[];
  readonly rows?: SettingsRows;
}

const local = (path: string, label: MessageId): SettingsField => ({ path, label, kind: 'local' });
const line = (path: string, label: MessageId, hint?: MessageId): SettingsField => ({
  path,
  label,
  kind: 'line',
  ...(hint && { hint }),
});
const number = (path: string, label: MessageId): SettingsField => ({ path, label, kind: 'number' });
const amount = (market: Market, name: string, label: MessageId): SettingsField => ({
  path: `${market}.${name}`,
  label,
  kind: market,
  market,
});
/** A field that only the US store uses. */
const ofUs = (field: SettingsField): SettingsField => ({ ...field, market: 'US' });

const HERO_SEASONS: Readonly<Record<HeroSeason, MessageId>> = {
  AUTO: 'settings.heroSeason.AUTO',
  SPRING: 'settings.heroSeason.SPRING',
  SUMMER: 'settings.heroSeason.SUMMER',
  AUTUMN: 'settings.heroSeason.AUTUMN',
  WINTER: 'settings.heroSeason.WINTER',
};

export const SECTION_FIELDS: Readonly<Record<SettingsSection, SectionFields>> = {
  company: {
    title: 'settings.company',
    note: 'settings.company.note',
    fields: [
      local('name', 'settings.field.companyName'),
      local('representative', 'settings.field.representative'),
      local('address', 'settings.field.address'),
      line('phone', 'settings.field.phone'),
      line('email', 'settings.field.email', 'settings.hint.email'),
      line('businessRegistrationNumber', 'settings.field.registrationNumber', 'settings.hint.registrationNumber'),
      local('mailOrderReport', 'settings.field.mailOrderReport'),
      local('privacyOfficer', 'settings.field.privacyOfficer'),
      local('hostingProvider', 'settings.field.hostingProvider'),
    ],
  },
  escrow: {
    title: 'settings.escrow',
    note: 'settings.escrow.note',
    fields: [
      local('provider', 'settings.field.escrowProvider'),
      local('registration', 'settings.field.escrowRegistration'),
      local('statement', 'settings.field.escrowStatement'),
    ],
  },
  support: {
    title: 'settings.support',
    note: 'settings.support.note',
    fields: [
      line('opens', 'settings.field.opens'),
      line('closes', 'settings.field.closes'),
      ofUs(line('usPhone', 'settings.field.usPhone', 'settings.hint.usContact')),
      ofUs(line('usAddress', 'settings.field.usAddress', 'settings.hint.usContact')),
      line('accessibilityEmail', 'settings.field.accessibilityEmail'),
      line('accessibilityPhone', 'settings.field.accessibilityPhone'),
    ],
    rows: {
      list: 'socialLinks',
      title: 'settings.socialLinks',
      addText: 'settings.socialLinks.add',
      removeText: 'settings.socialLinks.remove',
      maximum: MAXIMUM_SOCIAL_LINKS,
      fields: [line('name', 'settings.field.network'), line('url', 'settings.field.url')],
    },
  },
  banks: {
    title: 'settings.banks',
    note: 'settings.banks.note',
    fields: [],
    rows: {
      list: 'accounts',
      title: 'settings.banks.accounts',
      addText: 'settings.banks.add',
      removeText: 'settings.banks.remove',
      maximum: MAXIMUM_BANKS,
      fields: [
        local('name', 'settings.field.bank'),
        line('accountNumber', 'settings.field.accountNumber'),
        line('accountHolder', 'settings.field.accountHolder'),
        line('id', 'settings.field.bankId', 'settings.hint.bankId'),
      ],
    },
  },
  shipping: {
    title: 'settings.shipping',
    note: 'settings.shipping.note',
    fields: [
      amount('KR', 'standard', 'settings.field.standardKorea'),
      amount('KR', 'freeShippingThreshold', 'settings.field.freeFromKorea'),
      amount('US', 'standard', 'settings.field.standardUs'),
      amount('US', 'expedited', 'settings.field.expedited'),
      amount('US', 'express', 'settings.field.express'),
      amount('US', 'freeShippingThreshold', 'settings.field.freeAboveUs'),
      ofUs(number('transitDays.expedited', 'settings.field.expeditedDays')),
      ofUs(number('transitDays.express', 'settings.field.expressDays')),
    ],
  },
  sender: {
    title: 'settings.sender',
    note: 'settings.sender.note',
    fields: [
      line('name', 'settings.field.senderName'),
      line('street', 'settings.field.street'),
      line('unit', 'settings.field.unit'),
      line('city', 'settings.field.city'),
      line('state', 'settings.field.state'),
      line('zipCode', 'settings.field.zipCode'),
      line('phone', 'settings.field.senderPhone'),
    ],
  },
  stock: {
    title: 'settings.stock',
    note: 'settings.stock.note',
    fields: [number('lowStockAt', 'settings.field.lowStockAt'), number('fewLeftBelow', 'settings.field.fewLeftBelow')],
  },
  security: {
    title: 'settings.security',
    note: 'settings.security.note',
    fields: [
      { path: 'isSecondFactorRequired', label: 'settings.field.isSecondFactorRequired', kind: 'flag' },
      { path: 'confirmRefundsAbove.KR', label: 'settings.field.confirmRefundsKr', kind: 'KR', market: 'KR' },
      { path: 'confirmRefundsAbove.US', label: 'settings.field.confirmRefundsUs', kind: 'US', market: 'US' },
    ],
  },
  appearance: {
    title: 'settings.appearance',
    note: 'settings.appearance.note',
    fields: [{ path: 'heroSeason', label: 'settings.field.heroSeason', kind: 'choice', options: HERO_SEASONS }],
  },
};

/** The paths of the inputs of a field. */
export function inputPaths({ path, kind }: SettingsField): readonly string[] {
  return kind === 'local' ? [`${path}.ko`, `${path}.en`] : [path];
}
