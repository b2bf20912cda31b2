import { Season } from '@eunbit/schema/season';
import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { ShippingSettingsType, SocialLinkType } from './settings-sections.types.ts';

registerEnumType(Season, {
  name: 'Season',
  description: 'A season of the year.',
  valuesConfig: {
    SPRING: { description: 'March to May.' },
    SUMMER: { description: 'June to August.' },
    AUTUMN: { description: 'September to November.' },
    WINTER: { description: 'December to February.' },
  },
});

@ObjectType('CompanyInfo', { description: 'The company behind the shop, in the language of the request.' })
export class CompanyInfoType {
  @Field(() => String, { description: 'Registered name.' })
  name!: string;

  @Field(() => String, { description: 'Representative.' })
  representative!: string;

  @Field(() => String, { description: 'Postal address.' })
  address!: string;

  @Field(() => String, { description: 'Phone number of the customer centre.' })
  phone!: string;

  @Field(() => String, { description: 'Email address.' })
  email!: string;

  @Field(() => String, { description: 'Business registration number.' })
  businessRegistrationNumber!: string;

  @Field(() => String, { description: 'Mail-order report number, with the office that issued it.' })
  mailOrderReport!: string;

  @Field(() => String, { description: 'Privacy officer.' })
  privacyOfficer!: string;

  @Field(() => String, { description: 'Provider that hosts the servers.' })
  hostingProvider!: string;
}

@ObjectType('EscrowInfo', { description: 'Escrow protection of payments by transfer, in the language of the request.' })
export class EscrowInfoType {
  @Field(() => String, { description: 'Provider of the escrow service.' })
  provider!: string;

  @Field(() => String, { description: 'Its registration number.' })
  registration!: string;

  @Field(() => String, { description: 'Statement that the shop shows about it.' })
  statement!: string;
}

@ObjectType('SupportInfo', { description: 'Support hours and contact details.' })
export class SupportInfoType {
  @Field(() => String, { description: 'Start of the support hours on weekdays in Seoul, such as 9:00.' })
  opens!: string;

  @Field(() => String, { description: 'End of the support hours.' })
  closes!: string;

  @Field(() => String, { description: 'Email address for people who cannot use a page.' })
  accessibilityEmail!: string;

  @Field(() => String, { description: 'Phone number for the same.' })
  accessibilityPhone!: string;

  @Field(() => [SocialLinkType], { description: 'Pages in social networks.' })
  socialLinks!: SocialLinkType[];
}

@ObjectType('ContactInfo', { description: 'Contact details of the store of the request.' })
export class ContactInfoType {
  @Field(() => String, { nullable: true, description: 'Phone number; null if the store has none.' })
  phone!: string | null;

  @Field(() => String, { nullable: true, description: 'Postal address; null if the store has none.' })
  address!: string | null;
}

@ObjectType('ShopInfo', { description: 'Shop details on pages, set by admins.' })
export class ShopInfoType {
  @Field(() => CompanyInfoType, { description: 'The company behind the shop.' })
  company!: CompanyInfoType;

  @Field(() => ContactInfoType, {
    description: 'Phone and address of the company in the Korean store, or those set for the US store.',
  })
  contact!: ContactInfoType;

  @Field(() => EscrowInfoType, { description: 'Escrow protection of payments by transfer.' })
  escrow!: EscrowInfoType;

  @Field(() => SupportInfoType, { description: 'Support hours and contact details.' })
  support!: SupportInfoType;

  @Field(() => ShippingSettingsType, { description: 'Shipping prices of each store.' })
  shipping!: ShippingSettingsType;

  @Field(() => Season, { description: "The season of the home page's first picture." })
  heroSeason!: Season;

  @Field(() => [String], {
    description:
      'Which of the texts above are samples, to be marked as such. Empty in production, which shows no samples.',
  })
  samples!: string[];
}
