import type { Language } from '@eunbit/schema/market';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { LanguageEnum } from '../../common/market.types.ts';

@ObjectType('CompanyPhoto', { description: 'A photo of the company page.' })
export class CompanyPhotoType {
  @Field(() => String, { description: 'Path below the shop address; the content behind it never changes.' })
  url!: string;

  @Field(() => String, { description: 'What is seen, in the language of the request; empty where it tells nothing.' })
  alt!: string;

  @Field(() => Int, { description: 'Pixels across.' })
  width!: number;

  @Field(() => Int, { description: 'Pixels from top to bottom.' })
  height!: number;

  @Field(() => String, { description: 'The photo at its widths, as the `srcset` attribute takes it.' })
  srcSet!: string;

  @Field(() => String, {
    description:
      'The same as AVIF, for a `source` element before the image; empty in the first seconds after an upload.',
  })
  avifSrcSet!: string;

  @Field(() => String, { description: 'Average colour as `#rrggbb`, to be shown until the photo is there.' })
  placeholder!: string;
}

@ObjectType('TeamMember', {
  description: 'One of the people of the company, in the language of the request or in Korean.',
})
export class TeamMemberType {
  @Field(() => ID, { description: 'Opaque.' })
  id!: string;

  @Field(() => String, { description: 'Their name.' })
  name!: string;

  @Field(() => String, { description: 'What they do.' })
  role!: string;

  @Field(() => String, { description: 'One sentence about them.' })
  text!: string;

  @Field(() => CompanyPhotoType, { nullable: true, description: 'Their photo; null where there is none.' })
  photo!: CompanyPhotoType | null;

  @Field(() => LanguageEnum, { description: 'The language of all of it: Korean where there is no translation.' })
  language!: Language;

  @Field(() => Boolean, { description: 'It is made up. Never in production.' })
  isSample!: boolean;
}

@ObjectType('CompanyPlace', {
  description: 'A place where the company works, in the language of the request or in Korean.',
})
export class CompanyPlaceType {
  @Field(() => ID, { description: 'Opaque.' })
  id!: string;

  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => String, { description: 'About it, with line breaks.' })
  text!: string;

  @Field(() => String, { nullable: true, description: 'Its address; null where it is not said.' })
  address!: string | null;

  @Field(() => LanguageEnum, { description: 'The language of all of it: Korean where there is no translation.' })
  language!: Language;

  @Field(() => CompanyPhotoType, { nullable: true, description: 'A photo of it; null where there is none.' })
  photo!: CompanyPhotoType | null;
}
