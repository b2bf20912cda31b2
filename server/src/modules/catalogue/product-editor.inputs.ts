import { ListingStatus, ProductGroup, ProductIcon, SectionMenu } from '@eunbit/schema/catalogue';
import { Market } from '@eunbit/schema/market';
import type { PackedUnit } from '@eunbit/schema/packed-unit';
import { ContentsKind, type ProductContents } from '@eunbit/schema/product-contents';
import { Field, ID, InputType, Int } from 'type-graphql';
import { MinorUnits } from '../../common/scalars.ts';
import { IdempotencyKeyField } from '../idempotency/index.ts';
import { ComparisonInput, DisclosureLineInput, ProductSuitInput } from './product-facts.inputs.ts';

@InputType({ description: 'Price and sale status of a product in a store.' })
export class ListingInput {
  @Field(() => MinorUnits, { description: 'Price of one unit in won or cents.' })
  price!: number;

  @Field(() => MinorUnits, {
    nullable: true,
    description: 'Former price, higher than the price; null for no comparison.',
  })
  compareAtPrice?: number | null;

  @Field(() => ListingStatus, { description: 'Sale status.' })
  status!: ListingStatus;
}

@InputType({ description: "One tab of 'About This Item' in both languages." })
export class ProductSectionInput {
  @Field(() => SectionMenu, { description: 'The tab; each at most once.' })
  menu!: SectionMenu;

  @Field(() => [String], { description: 'Lines in Korean, 1 to 30 of at most 500 characters.' })
  linesKo!: string[];

  @Field(() => [String], { description: 'Lines in English; the same number and limits as in Korean.' })
  linesEn!: string[];
}

@InputType({ description: 'A picture of a product with its texts.' })
export class ProductPictureInput {
  @Field(() => ID, { description: 'Id from the upload to /product-pictures, or of a picture of the product.' })
  id!: string;

  @Field(() => String, { description: 'Alternative text, in Korean.' })
  altKo!: string;

  @Field(() => String, { description: 'Alternative text, in English.' })
  altEn!: string;

  @Field(() => Market, {
    nullable: true,
    description: 'The only store that shows it, such as a picture of its label; null for both.',
  })
  market!: Market | null;
}

@InputType({ description: 'Packed size and weight of one unit, the same for both stores.' })
export class PackedUnitInput implements PackedUnit {
  @Field(() => Int, { description: 'Weight with its packaging, in grams: 1 to 20,000.' })
  weightGrams!: number;

  @Field(() => Int, { description: 'Length in millimetres: 1 to 1,000.' })
  lengthMm!: number;

  @Field(() => Int, { description: 'Width in millimetres: 1 to 1,000.' })
  widthMm!: number;

  @Field(() => Int, { description: 'Height in millimetres: 1 to 1,000.' })
  heightMm!: number;
}

@InputType({ description: 'Contents of one unit of a product.' })
export class ProductContentsInput implements ProductContents {
  @Field(() => ContentsKind, { description: 'Unit of measure.' })
  kind!: ContentsKind;

  @Field(() => Int, { description: 'Amount in one pack: 1 to 100,000.' })
  amount!: number;

  @Field(() => Int, { description: 'Packs in one unit: 1 to 10,000.' })
  packs!: number;
}

@InputType({ description: 'The product form of the back office.' })
export class ProductFormInput {
  @Field(() => String, { description: 'Last part of the page address: lower-case letters, digits and hyphens.' })
  slug!: string;

  @Field(() => ProductGroup, { description: 'Product group.' })
  group!: ProductGroup;

  @Field(() => Boolean, { description: 'Whether it is a best seller.' })
  isBestseller!: boolean;

  @Field(() => [ProductIcon], { description: 'Feature icons.' })
  icons!: ProductIcon[];

  @Field(() => String, { description: 'Name in Korean.' })
  titleKo!: string;

  @Field(() => String, { description: 'Name in English.' })
  titleEn!: string;

  @Field(() => String, { description: 'Line below the name in Korean.' })
  subtitleKo!: string;

  @Field(() => String, { description: 'Line below the name in English.' })
  subtitleEn!: string;

  @Field(() => ProductContentsInput, {
    nullable: true,
    description: 'Contents of one unit; null if not given.',
  })
  contents?: ProductContentsInput | null;

  @Field(() => [ProductSectionInput], { description: "Tabs of 'About This Item' in order." })
  sections!: ProductSectionInput[];

  @Field(() => [ProductPictureInput], { description: 'Pictures in order, 1 to 12; the first is the main one.' })
  pictures!: ProductPictureInput[];

  @Field(() => [DisclosureLineInput], {
    description:
      "Lines of the Korean store's product disclosure in order, at most 30. If the product is visible there, all lines that the law requires.",
  })
  disclosureKr!: DisclosureLineInput[];

  @Field(() => [DisclosureLineInput], {
    description: "Lines of the US store's product disclosure in order, at most 30.",
  })
  disclosureUs!: DisclosureLineInput[];

  @Field(() => ComparisonInput, {
    nullable: true,
    description: 'Comparison with an ordinary product; null for no comparison.',
  })
  comparison?: ComparisonInput | null;

  @Field(() => [String], { description: 'File names of the test reports of the product.' })
  reports!: string[];

  @Field(() => PackedUnitInput, {
    nullable: true,
    description: 'Packed size and weight of one unit. Null leaves them unchanged; a new product gets default values.',
  })
  packedUnit?: PackedUnitInput | null;

  @Field(() => [ProductSuitInput], {
    nullable: true,
    description: 'Answers of the product finder that it suits. Null leaves them unchanged; a new product has none.',
  })
  suits?: ProductSuitInput[] | null;

  @Field(() => [ID], {
    nullable: true,
    description: 'At most 4 products that complement it, in order. Null leaves them unchanged.',
  })
  goesWithIds?: string[] | null;

  @Field(() => ListingInput, { description: 'Listing in the Korean store.' })
  kr!: ListingInput;

  @Field(() => ListingInput, { description: 'Listing in the US store.' })
  us!: ListingInput;
}

@InputType({ description: 'A number for each store.' })
export class StoreUnitsInput {
  @Field(() => Int, { description: 'In the Korean store.' })
  kr!: number;

  @Field(() => Int, { description: 'In the US store.' })
  us!: number;
}

@InputType({ description: 'A new product.' })
export class CreateProductInput {
  @Field(() => ProductFormInput, { description: 'The form.' })
  form!: ProductFormInput;

  @Field(() => StoreUnitsInput, { description: 'Initial stock, 0 to 1,000,000 units.' })
  units!: StoreUnitsInput;

  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}

@InputType({ description: 'A status for each store.' })
export class StoreStatusesInput {
  @Field(() => ListingStatus, { description: 'In the Korean store.' })
  kr!: ListingStatus;

  @Field(() => ListingStatus, { description: 'In the US store.' })
  us!: ListingStatus;
}

@InputType({ description: 'An edit of a product.' })
export class UpdateProductInput {
  @Field(() => ID, { description: 'The product.' })
  id!: string;

  @Field(() => Int, { description: 'The version that the form is based on; refused if it has changed since.' })
  expectedVersion!: number;

  @Field(() => StoreStatusesInput, {
    description: 'The statuses that the form is based on; refused if a status to be changed has changed since.',
  })
  expectedStatuses!: StoreStatusesInput;

  @Field(() => ProductFormInput, { description: 'The form.' })
  form!: ProductFormInput;
}

@InputType({ description: 'A product form to preview as a page.' })
export class CreateProductPreviewInput {
  @Field(() => ID, { nullable: true, description: 'The product that is edited; null for a new one.' })
  id?: string | null;

  @Field(() => ProductFormInput, { description: 'The form.' })
  form!: ProductFormInput;
}
