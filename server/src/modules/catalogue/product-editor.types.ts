import { ListingStatus, ProductGroup, ProductIcon, SectionMenu } from '@eunbit/schema/catalogue';
import { Market } from '@eunbit/schema/market';
import type { PackedUnit } from '@eunbit/schema/packed-unit';
import { createUnionType, Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { UserError, ValidationError } from '../../common/result.types.ts';
import { MinorUnits } from '../../common/scalars.ts';
import { ProductError } from './catalogue.errors.ts';
import { ProductContentsType } from './catalogue.types.ts';
import { StaffComparisonType, StaffDisclosureLineType, StaffProductSuitType } from './staff-product-facts.types.ts';

registerEnumType(ListingStatus, {
  name: 'ListingStatus',
  description: 'Sale status of a product in a store.',
  valuesConfig: {
    DRAFT: { description: 'Visible to staff only.' },
    ON_SALE: { description: 'Visible, and for sale while in stock.' },
    STOPPED: { description: 'Visible, but cannot be ordered.' },
  },
});

@ObjectType('StaffListing', { description: 'Price and sale status of a product in a store.' })
export class StaffListingType {
  @Field(() => MinorUnits, { description: 'Price of one unit in won or cents.' })
  price!: number;

  @Field(() => MinorUnits, {
    nullable: true,
    description: 'Former price, shown struck through; null if there is none.',
  })
  compareAtPrice!: number | null;

  @Field(() => ListingStatus, { description: 'Sale status.' })
  status!: ListingStatus;
}

@ObjectType('StaffProductSection', { description: "One tab of 'About This Item' in both languages." })
export class StaffProductSectionType {
  @Field(() => SectionMenu, { description: 'The tab.' })
  menu!: SectionMenu;

  @Field(() => [String], { description: 'Its lines in Korean.' })
  linesKo!: string[];

  @Field(() => [String], { description: 'Its lines in English.' })
  linesEn!: string[];
}

@ObjectType('StaffProductPicture', { description: 'A picture of a product with its texts.' })
export class StaffProductPictureType {
  @Field(() => ID, { description: 'Id of the picture in inputs.' })
  id!: string;

  @Field(() => String, { description: 'Path below the shop address.' })
  url!: string;

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

@ObjectType('PackedUnit', { description: 'Packed size and weight of one unit of a product.' })
export class PackedUnitType implements PackedUnit {
  @Field(() => Int, { description: 'Weight with its packaging, in grams.' })
  weightGrams!: number;

  @Field(() => Int, { description: 'Length in millimetres.' })
  lengthMm!: number;

  @Field(() => Int, { description: 'Width in millimetres.' })
  widthMm!: number;

  @Field(() => Int, { description: 'Height in millimetres.' })
  heightMm!: number;
}

@ObjectType('StaffProduct', { description: 'A product, as staff edit it: both languages and both stores.' })
export class StaffProductType {
  @Field(() => ID, { description: 'The product.' })
  id!: string;

  @Field(() => Int, { description: 'Increases with each edit; an edit must name the version that it is based on.' })
  version!: number;

  @Field(() => String, { description: 'Last part of the page address.' })
  slug!: string;

  @Field(() => [String], { description: 'Former slugs, which redirect to the current one.' })
  formerSlugs!: string[];

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

  @Field(() => ProductContentsType, { nullable: true, description: 'Contents of one unit; null if not given.' })
  contents!: ProductContentsType | null;

  @Field(() => [StaffProductSectionType], { description: "Tabs of 'About This Item'." })
  sections!: StaffProductSectionType[];

  @Field(() => [StaffProductPictureType], { description: 'Pictures in order; the first is the main one.' })
  pictures!: StaffProductPictureType[];

  @Field(() => [StaffDisclosureLineType], { description: 'Product disclosure of the Korean store.' })
  disclosureKr!: StaffDisclosureLineType[];

  @Field(() => [StaffDisclosureLineType], { description: 'Product disclosure of the US store.' })
  disclosureUs!: StaffDisclosureLineType[];

  @Field(() => StaffComparisonType, { nullable: true, description: 'Comparison; null if there is none.' })
  comparison!: StaffComparisonType | null;

  @Field(() => [String], { description: 'File names of the test reports of the product.' })
  reports!: string[];

  @Field(() => PackedUnitType, {
    description: 'Packed size and weight of one unit; default values if it was never measured.',
  })
  packedUnit!: PackedUnitType;

  @Field(() => [StaffProductSuitType], { description: 'Answers of the product finder that it suits.' })
  suits!: StaffProductSuitType[];

  @Field(() => [ID], { description: 'At most 4 products that staff chose as complements, in order.' })
  goesWithIds!: string[];

  @Field(() => StaffListingType, { description: 'Listing in the Korean store.' })
  kr!: StaffListingType;

  @Field(() => StaffListingType, { description: 'Listing in the US store.' })
  us!: StaffListingType;
}

@ObjectType({ description: 'The product was saved.' })
export class ProductSaved {
  @Field(() => StaffProductType, { description: 'The product as it is now.' })
  product!: StaffProductType;
}

@ObjectType({ description: 'The product changed after the caller read it; nothing was saved.', implements: UserError })
export class ProductConflictError extends UserError {
  @Field(() => StaffProductType, { description: 'The product as it is now.' })
  product!: StaffProductType;
}

export const SaveProductResult = createUnionType({
  name: 'SaveProductResult',
  description: 'Outcome of createProduct and updateProduct.',
  types: () => [ProductSaved, ProductConflictError, ValidationError, ProductError] as const,
});

@ObjectType({ description: 'The preview was created.' })
export class ProductPreviewMade {
  @Field(() => String, {
    description: 'Opens the preview at /product-preview/{token}, for a day, for staff only.',
  })
  token!: string;
}

export const CreateProductPreviewResult = createUnionType({
  name: 'CreateProductPreviewResult',
  description: 'Outcome of createProductPreview.',
  types: () => [ProductPreviewMade, ValidationError, ProductError] as const,
});
