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

@ObjectType('Visitor', { description: "The caller's store, language and account." })
export class VisitorType {
  @Field(() => Market, { description: 'The store: chosen by the store switch, else by the country of the IP address.' })
  market!: Market;

  @Field(() => LanguageEnum, { description: 'The language: chosen by the toggle, else Korean.' })
  language!: string;

  @Field(() => IpLookupType, { description: "Geolocation of the caller's IP address." })
  lookup!: IpLookupType;

  @Field(() => ViewerType, { nullable: true, description: 'The signed-in account; null if signed out.' })
  viewer!: ViewerType | null;

  @Field(() => Boolean, {
    description:
      'Whether the shop runs in production mode with sandboxes as providers: nothing bought or sent is real.',
  })
  isRehearsal!: boolean;

  @Field(() => [Market], { description: 'Open stores.' })
  stores!: Market[];

  @Field(() => [SocialProvider], { description: 'Available social sign-in providers.' })
  signInProviders!: SocialProvider[];
}
