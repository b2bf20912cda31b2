import { SuitTag } from '@eunbit/schema/product-guidance';
import { Field, ObjectType } from 'type-graphql';

@ObjectType('StaffDisclosureLine', { description: 'A line of a product disclosure in both languages.' })
export class StaffDisclosureLineType {
  @Field(() => String, { description: 'What it is about, in Korean.' })
  labelKo!: string;

  @Field(() => String, { description: 'What it is about, in English.' })
  labelEn!: string;

  @Field(() => String, { description: 'What is stated, in Korean; empty where it is still to be filled in.' })
  valueKo!: string;

  @Field(() => String, { description: 'What is stated, in English; empty where it is still to be filled in.' })
  valueEn!: string;
}

@ObjectType('StaffComparisonRow', { description: 'One aspect of a comparison in both languages.' })
export class StaffComparisonRowType {
  @Field(() => String, { description: 'What is compared, in Korean.' })
  aspectKo!: string;

  @Field(() => String, { description: 'What is compared, in English.' })
  aspectEn!: string;

  @Field(() => String, { description: 'What holds for the product, in Korean.' })
  oursKo!: string;

  @Field(() => String, { description: 'What holds for the product, in English.' })
  oursEn!: string;

  @Field(() => String, { description: 'What holds for the other, in Korean.' })
  theirsKo!: string;

  @Field(() => String, { description: 'What holds for the other, in English.' })
  theirsEn!: string;
}

@ObjectType('StaffComparison', { description: 'A product beside an ordinary one with alcohol, in both languages.' })
export class StaffComparisonType {
  @Field(() => String, { description: 'Name of the column of the product, in Korean.' })
  oursKo!: string;

  @Field(() => String, { description: 'Name of the column of the product, in English.' })
  oursEn!: string;

  @Field(() => String, { description: 'Name of the column of the other, in Korean.' })
  theirsKo!: string;

  @Field(() => String, { description: 'Name of the column of the other, in English.' })
  theirsEn!: string;

  @Field(() => [StaffComparisonRowType], { description: 'The aspects in order.' })
  rows!: StaffComparisonRowType[];
}

@ObjectType('StaffProductSuit', { description: 'Why a product suits an answer of the finder, in both languages.' })
export class StaffProductSuitType {
  @Field(() => SuitTag, { description: 'The answer.' })
  tag!: SuitTag;

  @Field(() => String, { description: 'The reason in Korean.' })
  reasonKo!: string;

  @Field(() => String, { description: 'The reason in English.' })
  reasonEn!: string;
}
