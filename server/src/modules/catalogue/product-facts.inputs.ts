import { SuitTag } from '@eunbit/schema/product-guidance';
import { Field, InputType } from 'type-graphql';

@InputType({ description: 'A line of a product disclosure in both languages.' })
export class DisclosureLineInput {
  @Field(() => String, { description: 'What it is about, in Korean; at most 100 characters.' })
  labelKo!: string;

  @Field(() => String, { description: 'What it is about, in English.' })
  labelEn!: string;

  @Field(() => String, {
    description:
      'What is stated, in Korean; at most 1,000 characters. Empty while the product is a draft in the store.',
  })
  valueKo!: string;

  @Field(() => String, { description: 'What is stated, in English; as long, and empty as long.' })
  valueEn!: string;
}

@InputType({ description: 'One aspect of a comparison in both languages.' })
export class ComparisonRowInput {
  @Field(() => String, { description: 'What is compared, in Korean; at most 100 characters.' })
  aspectKo!: string;

  @Field(() => String, { description: 'What is compared, in English.' })
  aspectEn!: string;

  @Field(() => String, { description: 'What holds for the product, in Korean; at most 200 characters.' })
  oursKo!: string;

  @Field(() => String, { description: 'What holds for the product, in English.' })
  oursEn!: string;

  @Field(() => String, { description: 'What holds for the other, in Korean; at most 200 characters.' })
  theirsKo!: string;

  @Field(() => String, { description: 'What holds for the other, in English.' })
  theirsEn!: string;
}

@InputType({ description: 'A product beside an ordinary one with alcohol, in both languages.' })
export class ComparisonInput {
  @Field(() => String, { description: 'Name of the column of the product, in Korean; at most 100 characters.' })
  oursKo!: string;

  @Field(() => String, { description: 'Name of the column of the product, in English.' })
  oursEn!: string;

  @Field(() => String, { description: 'Name of the column of the other, in Korean.' })
  theirsKo!: string;

  @Field(() => String, { description: 'Name of the column of the other, in English.' })
  theirsEn!: string;

  @Field(() => [ComparisonRowInput], { description: 'The aspects in order, 1 to 10.' })
  rows!: ComparisonRowInput[];
}

@InputType({ description: 'Why a product suits an answer of the finder, in both languages.' })
export class ProductSuitInput {
  @Field(() => SuitTag, { description: 'The answer; each at most once.' })
  tag!: SuitTag;

  @Field(() => String, { description: 'The reason in Korean; at most 120 characters.' })
  reasonKo!: string;

  @Field(() => String, { description: 'The reason in English; as long.' })
  reasonEn!: string;
}
