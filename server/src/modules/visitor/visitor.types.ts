import { SocialProvider } from '@eunbit/schema/account';
import { Market } from '@eunbit/schema/market';
import { Field, ObjectType } from 'type-graphql';
import { LanguageEnum } from '../../common/market.types.ts';
import { ViewerType } from '../account/index.ts';

@ObjectType('IpLookup', {
  description: "Geolocation of the caller's IP address; a field is null if the database lacks it.",
})
export class IpLookupType {
  @Field(() => String, { description: 'success, or fail if the address is unknown.' })
  status!: string;

  @Field(() => String, { description: 'The IP address.' })
  query!: string;

  @Field(() => String, { nullable: true, description: 'Region.' })
  region!: string | null;

  @Field(() => String, { nullable: true, description: 'IPv4 or IPv6.' })
  ipType!: string | null;

  @Field(() => String, { nullable: true, description: 'Organisation.' })
  businessName!: string | null;

  @Field(() => String, { nullable: true, description: 'City.' })
  city!: string | null;

  @Field(() => String, { nullable: true, description: 'Country in English.' })
  country!: string | null;

  @Field(() => String, { nullable: true, description: 'ISO 3166 code.' })
  countryCode!: string | null;

  @Field(() => String, { nullable: true, description: 'Continent in English.' })
  continent!: string | null;
}

@ObjectType('Visitor', { description: 'How the shop sees the caller.' })
export class VisitorType {
  @Field(() => Market, { description: 'The store: chosen with the store switch, else by the country of the address.' })
  market!: Market;

  @Field(() => LanguageEnum, { description: 'The language: chosen with the toggle, else Korean.' })
  language!: string;

  @Field(() => IpLookupType, { description: "The look-up of the caller's address." })
  lookup!: IpLookupType;

  @Field(() => ViewerType, { nullable: true, description: 'Null when not signed in.' })
  viewer!: ViewerType | null;

  @Field(() => Boolean, {
    description: 'The shop runs in production mode with sandboxes as providers: nothing bought or sent is real.',
  })
  isRehearsal!: boolean;

  @Field(() => [Market], { description: 'The stores that are open.' })
  stores!: Market[];

  @Field(() => [SocialProvider], { description: 'Whose accounts people can sign in with.' })
  signInProviders!: SocialProvider[];
}
