import { HeroSeason } from '@eunbit/schema/season';
import type * as Settings from '@eunbit/schema/shop-settings';
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { MinorUnits } from '../../common/scalars.ts';

// Each section has the same fields for reading and writing, so each class is both an object type and an input type.

@ObjectType('LocalText', { description: 'A text in both languages.' })
@InputType('LocalTextInput', { description: 'A text in both languages.' })
export class LocalTextType implements Settings.LocalText {
  @Field(() => String, { description: 'Korean text.' })
  ko!: string;

  @Field(() => String, { description: 'In English.' })
  en!: string;
}

@ObjectType('CompanySettings', { description: 'The company behind the shop.' })
@InputType('CompanySettingsInput', { description: 'The company behind the shop.' })
export class CompanySettingsType implements Settings.CompanySettings {
  @Field(() => LocalTextType, { description: 'Registered name.' })
  name!: LocalTextType;

  @Field(() => LocalTextType, { description: 'Representative.' })
  representative!: LocalTextType;

  @Field(() => LocalTextType, { description: 'Postal address.' })
  address!: LocalTextType;

  @Field(() => String, { description: 'Phone number of the customer centre.' })
  phone!: string;

  @Field(() => String, {
    description: 'Email address that receives notifications of orders and messages, and replies.',
  })
  email!: string;

  @Field(() => String, { description: 'Business registration number, 000-00-00000.' })
  businessRegistrationNumber!: string;

  @Field(() => LocalTextType, { description: 'Mail-order report number, with the office that issued it.' })
  mailOrderReport!: LocalTextType;

  @Field(() => LocalTextType, { description: 'Privacy officer.' })
  privacyOfficer!: LocalTextType;

  @Field(() => LocalTextType, { description: 'Provider that hosts the servers.' })
  hostingProvider!: LocalTextType;
}

@ObjectType('EscrowSettings', { description: 'Escrow protection of payments by transfer.' })
@InputType('EscrowSettingsInput', { description: 'Escrow protection of payments by transfer.' })
export class EscrowSettingsType implements Settings.EscrowSettings {
  @Field(() => LocalTextType, { description: 'Provider of the escrow service.' })
  provider!: LocalTextType;

  @Field(() => LocalTextType, { description: 'Its registration number.' })
  registration!: LocalTextType;

  @Field(() => LocalTextType, { description: 'Statement in the footer.' })
  statement!: LocalTextType;
}

@ObjectType('SocialLink', { description: "A page of the shop's in a social network." })
@InputType('SocialLinkInput', { description: "A page of the shop's in a social network." })
export class SocialLinkType implements Settings.SocialLink {
  @Field(() => String, { description: 'Name of the network.' })
  name!: string;

  @Field(() => String, { description: 'Address, beginning with https://.' })
  url!: string;
}

@ObjectType('SupportSettings', { description: 'Support hours and contact details.' })
@InputType('SupportSettingsInput', { description: 'Support hours and contact details.' })
export class SupportSettingsType implements Settings.SupportSettings {
  @Field(() => String, { description: 'Start of the support hours on weekdays in Seoul, such as 9:00.' })
  opens!: string;

  @Field(() => String, { description: 'End of the support hours.' })
  closes!: string;

  @Field(() => String, { defaultValue: '', description: 'Phone number of the US store; may be empty.' })
  usPhone!: string;

  @Field(() => String, { defaultValue: '', description: 'Postal address of the US store; may be empty.' })
  usAddress!: string;

  @Field(() => String, { description: 'Email address for people who cannot use a page.' })
  accessibilityEmail!: string;

  @Field(() => String, { description: 'Phone number for the same.' })
  accessibilityPhone!: string;

  @Field(() => [SocialLinkType], { description: 'Pages in social networks, 10 at most.' })
  socialLinks!: SocialLinkType[];
}

@ObjectType('BankAccount', { description: 'An account for deposits, with its name in both languages.' })
@InputType('BankAccountInput', { description: 'An account for deposits, with its name in both languages.' })
export class BankAccountType implements Settings.Bank {
  @Field(() => ID, { description: 'Identifies the account in orders; lower-case letters, digits and hyphens.' })
  id!: string;

  @Field(() => LocalTextType, { description: 'Name of the bank.' })
  name!: LocalTextType;

  @Field(() => String, { description: 'Account number.' })
  accountNumber!: string;

  @Field(() => String, { description: 'Account holder.' })
  accountHolder!: string;
}

@ObjectType('BankSettings', { description: 'The accounts that take deposits.' })
@InputType('BankSettingsInput', { description: 'The accounts that take deposits.' })
export class BankSettingsType implements Settings.BankSettings {
  @Field(() => [BankAccountType], { description: 'Accounts in the order that the checkout lists them, 1 to 20.' })
  accounts!: BankAccountType[];
}

@ObjectType('KoreanShippingSettings', { description: 'Shipping prices of the Korean store, in won.' })
@InputType('KoreanShippingSettingsInput', { description: 'Shipping prices of the Korean store, in won.' })
export class KoreanShippingSettingsType {
  @Field(() => MinorUnits, { description: 'Standard shipping.' })
  standard!: number;

  @Field(() => MinorUnits, { description: 'Subtotal from which shipping is free.' })
  freeShippingThreshold!: number;
}

@ObjectType('UsShippingSettings', { description: 'Shipping prices of the US store, in cents.' })
@InputType('UsShippingSettingsInput', { description: 'Shipping prices of the US store, in cents.' })
export class UsShippingSettingsType {
  @Field(() => MinorUnits, { description: 'Standard shipping.' })
  standard!: number;

  @Field(() => MinorUnits, { description: 'Expedited shipping.' })
  expedited!: number;

  @Field(() => MinorUnits, { description: 'Express shipping.' })
  express!: number;

  @Field(() => MinorUnits, { description: 'Subtotal above which standard shipping is free.' })
  freeShippingThreshold!: number;
}

@ObjectType('TransitDays', {
  description: 'Maximum transit times of the faster services of the US store, in business days.',
})
@InputType('TransitDaysInput', {
  description: 'Maximum transit times of the faster services of the US store, in business days.',
})
export class TransitDaysType {
  @Field(() => Int, { description: 'Expedited shipping, 1 to 3.' })
  expedited!: number;

  @Field(() => Int, { description: 'Express shipping, 1 to 3, at most that of expedited shipping.' })
  express!: number;
}

@ObjectType('ShippingSettings', { description: 'Shipping prices of each store, and transit times.' })
@InputType('ShippingSettingsInput', { description: 'Shipping prices of each store, and transit times.' })
export class ShippingSettingsType implements Settings.ShippingSettings {
  @Field(() => KoreanShippingSettingsType, { description: 'The Korean store.' })
  KR!: KoreanShippingSettingsType;

  @Field(() => UsShippingSettingsType, { description: 'The US store.' })
  US!: UsShippingSettingsType;

  @Field(() => TransitDaysType, {
    description: 'Transit times of the faster services of the US store; labels are bought accordingly.',
  })
  transitDays!: TransitDaysType;
}

@ObjectType('SenderSettings', { description: 'The warehouse that ships US parcels.' })
@InputType('SenderSettingsInput', { description: 'The warehouse that ships US parcels.' })
export class SenderSettingsType implements Settings.SenderSettings {
  @Field(() => String, { description: 'Name on the label.' })
  name!: string;

  @Field(() => String, { description: 'Street and number.' })
  street!: string;

  @Field(() => String, { description: 'Unit; may be empty.' })
  unit!: string;

  @Field(() => String, { description: 'City.' })
  city!: string;

  @Field(() => String, { description: 'Code of the state.' })
  state!: string;

  @Field(() => String, { description: 'ZIP code of five digits.' })
  zipCode!: string;

  @Field(() => String, { description: 'American phone number of ten digits.' })
  phone!: string;
}

@ObjectType('StockSettings', { description: 'Low stock thresholds.' })
@InputType('StockSettingsInput', { description: 'Low stock thresholds.' })
export class StockSettingsType implements Settings.StockSettings {
  @Field(() => Int, {
    description: 'Units at or below which staff are notified, unless a product has its own threshold.',
  })
  lowStockAt!: number;

  @Field(() => Int, { description: 'Units below which shoppers see how many are left.' })
  fewLeftBelow!: number;
}

@ObjectType('RefundConfirmation', {
  description: 'Refund amounts, in minor units, above which re-authentication is required.',
})
@InputType('RefundConfirmationInput', {
  description: 'Refund amounts, in minor units, above which re-authentication is required.',
})
export class RefundConfirmationType {
  @Field(() => MinorUnits, { description: 'In the Korean store, in won.' })
  KR!: number;

  @Field(() => MinorUnits, { description: 'In the US store, in cents.' })
  US!: number;
}

@ObjectType('SecuritySettings', { description: 'Authentication of staff.' })
@InputType('SecuritySettingsInput', { description: 'Authentication of staff.' })
export class SecuritySettingsType implements Settings.SecuritySettings {
  @Field(() => Boolean, { description: 'Whether staff need a second factor to sign in.' })
  isSecondFactorRequired!: boolean;

  @Field(() => RefundConfirmationType, { description: 'Amounts above which refunds require re-authentication.' })
  confirmRefundsAbove!: RefundConfirmationType;
}

registerEnumType(HeroSeason, {
  name: 'HeroSeason',
  description: "The season of the home page's first picture.",
  valuesConfig: {
    AUTO: { description: 'By the date of each store.' },
    SPRING: { description: 'Spring, whatever the date.' },
    SUMMER: { description: 'Summer, whatever the date.' },
    AUTUMN: { description: 'Autumn, whatever the date.' },
    WINTER: { description: 'Winter, whatever the date.' },
  },
});

@ObjectType('AppearanceSettings', { description: 'How the storefront looks.' })
@InputType('AppearanceSettingsInput', { description: 'How the storefront looks.' })
export class AppearanceSettingsType implements Settings.AppearanceSettings {
  @Field(() => HeroSeason, { description: "The season of the home page's first picture." })
  heroSeason!: HeroSeason;
}
