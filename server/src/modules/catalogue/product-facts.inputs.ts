import { SuitTag } from '@eunbit/schema/product-discovery';
import { Field, InputType } from 'type-graphql';

@InputType({ description: 'A line of a product disclosure in both languages.' })
export class DisclosureLineInput {
  @Field(() => String, { description: 'Label, in Korean; at most 100 characters.' })
  labelKo!: string;

  @Field(() => String, { description: 'Label, in English.' })
  labelEn!: string;

  @Field(() => String, {
    description: 'Value, in Korean; at most 1,000 characters. May be empty while the product is a draft in the store.',
  })
  valueKo!: string;

  @Field(() => String, {
    description: 'Value, in English; at most 1,000 characters. May be empty while the product is a draft in the store.',
  })
  valueEn!: string;
}

@InputType({ description: 'One aspect of a comparison in both languages.' })
export class ComparisonRowInput {
  @Field(() => String, { description: 'Name of the aspect, in Korean; at most 100 characters.' })
  aspectKo!: string;

  @Field(() => String, { description: 'Name of the aspect, in English.' })
  aspectEn!: string;

  @Field(() => String, { description: 'Value for this product, in Korean; at most 200 characters.' })
  oursKo!: string;

  @Field(() => String, { description: 'Value for this product, in English.' })
  oursEn!: string;

  @Field(() => String, { description: 'Value for the other product, in Korean; at most 200 characters.' })
  theirsKo!: string;

  @Field(() => String, { description: 'Value for the other product, in English.' })
  theirsEn!: string;
}

@InputType({ description: 'Comparison of a product with an ordinary one that contains alcohol, in both languages.' })
export class ComparisonInput {
  @Field(() => String, { description: "Heading of this product's column, in Korean; at most 100 characters." })
  oursKo!: string;

  @Field(() => String, { description: "Heading of this product's column, in English." })
  oursEn!: string;

  @Field(() => String, { description: "Heading of the other product's column, in Korean." })
  theirsKo!: string;

  @Field(() => String, { description: "Heading of the other product's column, in English." })
  theirsEn!: string;

  @Field(() => [ComparisonRowInput], { description: 'The compared aspects in order, 1 to 10.' })
  rows!: ComparisonRowInput[];
}

@InputType({ description: 'An answer of the product finder that a product suits, with the reason in both languages.' })
export class ProductSuitInput {
  @Field(() => SuitTag, { description: 'The answer; each at most once.' })
  tag!: SuitTag;

  @Field(() => String, { description: 'The reason in Korean; at most 120 characters.' })
  reasonKo!: string;

  @Field(() => String, { description: 'The reason in English; at most 120 characters.' })
  reasonEn!: string;
}
