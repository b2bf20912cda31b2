import { SuitTag } from '@eunbit/schema/product-discovery';
import { Field, ObjectType } from 'type-graphql';

@ObjectType('StaffDisclosureLine', { description: 'A line of a product disclosure in both languages.' })
export class StaffDisclosureLineType {
  @Field(() => String, { description: 'Label, in Korean.' })
  labelKo!: string;

  @Field(() => String, { description: 'Label, in English.' })
  labelEn!: string;

  @Field(() => String, { description: 'Value, in Korean; empty if not filled in yet.' })
  valueKo!: string;

  @Field(() => String, { description: 'Value, in English; empty if not filled in yet.' })
  valueEn!: string;
}

@ObjectType('StaffComparisonRow', { description: 'One aspect of a comparison in both languages.' })
export class StaffComparisonRowType {
  @Field(() => String, { description: 'Name of the aspect, in Korean.' })
  aspectKo!: string;

  @Field(() => String, { description: 'Name of the aspect, in English.' })
  aspectEn!: string;

  @Field(() => String, { description: 'Value for this product, in Korean.' })
  oursKo!: string;

  @Field(() => String, { description: 'Value for this product, in English.' })
  oursEn!: string;

  @Field(() => String, { description: 'Value for the other product, in Korean.' })
  theirsKo!: string;

  @Field(() => String, { description: 'Value for the other product, in English.' })
  theirsEn!: string;
}

@ObjectType('StaffComparison', {
  description: 'Comparison of a product with an ordinary one that contains alcohol, in both languages.',
})
export class StaffComparisonType {
  @Field(() => String, { description: "Heading of this product's column, in Korean." })
  oursKo!: string;

  @Field(() => String, { description: "Heading of this product's column, in English." })
  oursEn!: string;

  @Field(() => String, { description: "Heading of the other product's column, in Korean." })
  theirsKo!: string;

  @Field(() => String, { description: "Heading of the other product's column, in English." })
  theirsEn!: string;

  @Field(() => [StaffComparisonRowType], { description: 'The compared aspects, in order.' })
  rows!: StaffComparisonRowType[];
}

@ObjectType('StaffProductSuit', {
  description: 'An answer of the product finder that a product suits, with the reason in both languages.',
})
export class StaffProductSuitType {
  @Field(() => SuitTag, { description: 'The answer.' })
  tag!: SuitTag;

  @Field(() => String, { description: 'The reason in Korean.' })
  reasonKo!: string;

  @Field(() => String, { description: 'The reason in English.' })
  reasonEn!: string;
}
