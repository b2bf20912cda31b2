import type { SettingsSection as Section } from '@eunbit/schema/shop-settings';
import { createUnionType, Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { createConnectionType } from '../../common/pagination.ts';
import { UserError, ValidationError } from '../../common/result.types.ts';
import { AuditChangeType } from '../audit/index.ts';
import {
  AppearanceSettingsType,
  BankSettingsType,
  CompanySettingsType,
  EscrowSettingsType,
  SecuritySettingsType,
  SenderSettingsType,
  ShippingSettingsType,
  StockSettingsType,
  SupportSettingsType,
} from './settings-sections.types.ts';

/** Sections under the names of the enum in the API. */
export const SettingsSection = {
  COMPANY: 'company',
  ESCROW: 'escrow',
  SUPPORT: 'support',
  BANKS: 'banks',
  SHIPPING: 'shipping',
  SENDER: 'sender',
  STOCK: 'stock',
  SECURITY: 'security',
  APPEARANCE: 'appearance',
} as const satisfies Record<Uppercase<Section>, Section>;

registerEnumType(SettingsSection, {
  name: 'SettingsSection',
  description: 'A section of the settings, which is saved separately.',
  valuesConfig: {
    COMPANY: { description: 'The company behind the shop.' },
    ESCROW: { description: 'Escrow protection of payments by transfer.' },
    SUPPORT: { description: 'Support hours, accessibility contact, social networks.' },
    BANKS: { description: 'Accounts for deposits.' },
    SHIPPING: { description: 'Prices and thresholds of shipping.' },
    SENDER: { description: 'The warehouse that ships US parcels.' },
    STOCK: { description: 'Low stock thresholds.' },
    SECURITY: { description: 'Authentication of staff.' },
    APPEARANCE: { description: 'How the storefront looks.' },
  },
});

@ObjectType({ description: 'Version of a section, which an edit must name.' })
export class SettingsVersion {
  @Field(() => SettingsSection, { description: 'The section.' })
  section!: Section;

  @Field(() => Int, { description: '0 if it was never saved.' })
  version!: number;
}

@ObjectType({ description: 'A sample value in the settings.' })
export class SampleValue {
  @Field(() => SettingsSection, { description: 'The section.' })
  section!: Section;

  @Field(() => String, { description: 'Path of the field in the section, as in validation errors.' })
  path!: string;
}

@ObjectType('ShopSettings', { description: 'The shop settings, for admins.' })
export class ShopSettingsType {
  @Field(() => [SettingsVersion], { description: 'The version of each section.' })
  versions!: SettingsVersion[];

  @Field(() => CompanySettingsType, { description: 'The company behind the shop.' })
  company!: CompanySettingsType;

  @Field(() => EscrowSettingsType, { description: 'Escrow protection of payments by transfer.' })
  escrow!: EscrowSettingsType;

  @Field(() => SupportSettingsType, { description: 'Support hours and contact details.' })
  support!: SupportSettingsType;

  @Field(() => BankSettingsType, { description: 'The accounts that take deposits.' })
  banks!: BankSettingsType;

  @Field(() => ShippingSettingsType, { description: 'Shipping prices and transit times.' })
  shipping!: ShippingSettingsType;

  @Field(() => SenderSettingsType, { description: 'The warehouse that ships US parcels.' })
  sender!: SenderSettingsType;

  @Field(() => StockSettingsType, { description: 'Low stock thresholds.' })
  stock!: StockSettingsType;

  @Field(() => SecuritySettingsType, { description: 'Authentication of staff.' })
  security!: SecuritySettingsType;

  @Field(() => AppearanceSettingsType, { description: 'How the storefront looks.' })
  appearance!: AppearanceSettingsType;

  @Field(() => [SampleValue], { description: 'Sample values to replace before the shop opens.' })
  sampleValues!: SampleValue[];
}

@InputType({ description: 'The new values of exactly one section.' })
export class UpdateShopSettingsInput {
  @Field(() => Int, { description: 'The version of the section that the caller saw; refused if it has changed since.' })
  expectedVersion!: number;

  @Field(() => CompanySettingsType, { nullable: true, description: 'The company behind the shop.' })
  company?: CompanySettingsType | null;

  @Field(() => EscrowSettingsType, { nullable: true, description: 'Escrow protection of payments by transfer.' })
  escrow?: EscrowSettingsType | null;

  @Field(() => SupportSettingsType, { nullable: true, description: 'Support hours and contact details.' })
  support?: SupportSettingsType | null;

  @Field(() => BankSettingsType, { nullable: true, description: 'The accounts that take deposits.' })
  banks?: BankSettingsType | null;

  @Field(() => ShippingSettingsType, { nullable: true, description: 'The price of shipping.' })
  shipping?: ShippingSettingsType | null;

  @Field(() => SenderSettingsType, { nullable: true, description: 'The warehouse that ships US parcels.' })
  sender?: SenderSettingsType | null;

  @Field(() => StockSettingsType, { nullable: true, description: 'Low stock thresholds.' })
  stock?: StockSettingsType | null;

  @Field(() => SecuritySettingsType, { nullable: true, description: 'Authentication of staff.' })
  security?: SecuritySettingsType | null;

  @Field(() => AppearanceSettingsType, { nullable: true, description: 'How the storefront looks.' })
  appearance?: AppearanceSettingsType | null;
}

@ObjectType({ description: 'The section was saved.' })
export class ShopSettingsUpdated {
  @Field(() => ShopSettingsType, { description: 'The settings as they are now.' })
  shopSettings!: ShopSettingsType;
}

@ObjectType({
  description: 'The section changed after the caller read it; nothing was saved.',
  implements: UserError,
})
export class ShopSettingsConflictError extends UserError {
  @Field(() => ShopSettingsType, { description: 'The settings as they are now.' })
  shopSettings!: ShopSettingsType;
}

export const UpdateShopSettingsResult = createUnionType({
  name: 'UpdateShopSettingsResult',
  description: 'Outcome of updateShopSettings.',
  types: () => [ShopSettingsUpdated, ShopSettingsConflictError, ValidationError] as const,
});

@ObjectType('ShopSettingsChange', { description: 'A change of the shop settings.' })
export class ShopSettingsChangeType {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => SettingsSection, { description: 'The section.' })
  section!: Section;

  @Field(() => Int, { description: 'The version after the change.' })
  version!: number;

  @Field(() => Date, { description: 'When.' })
  at!: Date;

  @Field(() => ID, { description: 'Account of the admin.' })
  staffId!: string;

  @Field(() => [AuditChangeType], { description: 'Changed values, by their path.' })
  changes!: AuditChangeType[];
}

export const ShopSettingsChangeConnection = createConnectionType('ShopSettingsChange', () => ShopSettingsChangeType);
