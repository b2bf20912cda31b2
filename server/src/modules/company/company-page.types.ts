import type { Language } from '@eunbit/schema/market';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { LanguageEnum } from '../../common/market.types.ts';

@ObjectType('CompanyPhoto', { description: 'A photo of the company page.' })
export class CompanyPhotoType {
  @Field(() => String, { description: 'Path below the shop address; its content never changes.' })
  url!: string;

  @Field(() => String, {
    description: 'Alternative text in the language of the request; empty if the photo is decorative.',
  })
  alt!: string;

  @Field(() => Int, { description: 'Width in pixels.' })
  width!: number;

  @Field(() => Int, { description: 'Height in pixels.' })
  height!: number;

  @Field(() => String, { description: 'Value of the `srcset` attribute.' })
  srcSet!: string;

  @Field(() => String, {
    description:
      'The `srcset` as AVIF, for a `source` element before the image; empty in the first seconds after an upload.',
  })
  avifSrcSet!: string;

  @Field(() => String, { description: 'Average colour as `#rrggbb`, shown until the photo has loaded.' })
  placeholder!: string;
}

@ObjectType('TeamMember', {
  description: 'A person of the company, in the language of the request if translated, else in Korean.',
})
export class TeamMemberType {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => String, { description: 'Their name.' })
  name!: string;

  @Field(() => String, { description: 'Their role.' })
  role!: string;

  @Field(() => String, { description: 'One sentence about them.' })
  text!: string;

  @Field(() => CompanyPhotoType, { nullable: true, description: 'Their photo; null if there is none.' })
  photo!: CompanyPhotoType | null;

  @Field(() => LanguageEnum, { description: 'Language of the texts: Korean if there is no translation.' })
  language!: Language;

  @Field(() => Boolean, { description: 'Whether it is a sample. Never in production.' })
  isSample!: boolean;
}

@ObjectType('CompanyPlace', {
  description: 'A place where the company works, in the language of the request if translated, else in Korean.',
})
export class CompanyPlaceType {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => String, { description: 'Description, with line breaks.' })
  text!: string;

  @Field(() => String, { nullable: true, description: 'Its address; null if not given.' })
  address!: string | null;

  @Field(() => LanguageEnum, { description: 'Language of the texts: Korean if there is no translation.' })
  language!: Language;

  @Field(() => CompanyPhotoType, { nullable: true, description: 'Its photo; null if there is none.' })
  photo!: CompanyPhotoType | null;
}
