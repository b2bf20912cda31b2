import { ProductGroup, ProductIcon, SectionMenu } from '@eunbit/schema/catalogue';
import { Market } from '@eunbit/schema/market';
import { ContentsKind, type ProductContents } from '@eunbit/schema/product-contents';
import { SuitTag } from '@eunbit/schema/product-discovery';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { MoneyType } from '../../common/money.types.ts';
import { Node } from '../../common/node.types.ts';
import { ProductFilmType, ProductImageType } from './picture.types.ts';
import type { ProductRecord } from './product.model.ts';

registerEnumType(ProductGroup, {
  name: 'ProductGroup',
  description: 'Group of products, with its own page.',
  valuesConfig: {
    CLEANSING: { description: 'Household cleaning, /products-cleansing.' },
    LIVING: { description: 'Shoe care, /products-living.' },
    PET: { description: 'Pet care, /products-pet.' },
    FRAGRANCE: { description: 'Candles and diffusers; shown, but not sold.' },
    OTHER: { description: 'Anything else.' },
  },
});
registerEnumType(ProductIcon, {
  name: 'ProductIcon',
  description: 'Feature icon on the product page.',
  valuesConfig: {
    PLANT: { description: 'Plant-based material.' },
    NO_BACTERIA: { description: 'Antibacterial.' },
    AIR: { description: 'Good for indoor air.' },
    KOREA: { description: 'Made in Korea.' },
  },
});
registerEnumType(SectionMenu, {
  name: 'SectionMenu',
  description: "Tab of 'About This Item'.",
  valuesConfig: {
    DETAILS: { description: 'Description and use.' },
    INGREDIENTS: { description: 'Ingredients.' },
    CUSTOMERS_BENEFIT: { description: "Customer's benefit." },
    ENVIRONMENT: { description: 'Environmental impact.' },
    CERTIFICATION: { description: 'Tests and listings.' },
    LOCATION: { description: 'Place of manufacture and use.' },
  },
});

registerEnumType(SuitTag, {
  name: 'SuitTag',
  description: 'An answer of the product finder (DISCOVERY-1).',
  valuesConfig: {
    KITCHEN: { description: 'Place: the kitchen.' },
    BATHROOM: { description: 'Place: the bathroom.' },
    LIVING_ROOM: { description: 'Place: the living room.' },
    ENTRANCE: { description: 'Place: the entrance, with its shoes.' },
    CAR: { description: 'Place: the car.' },
    DESK: { description: 'Place: the desk.' },
    FAMILY: { description: 'People: a family with children.' },
    PETS: { description: 'People: a household with pets.' },
    JUST_ME: { description: 'People: one person.' },
    BUSINESS: { description: 'People: a shop or an office.' },
    QUICK_WIPE: { description: 'What matters: one quick wipe.' },
    NO_SCENT: { description: 'What matters: no scent.' },
    HEAVY_GREASE: { description: 'What matters: heavy grease.' },
    MANY_SHEETS: { description: 'What matters: many sheets.' },
    HANDS: { description: 'What matters: hands.' },
  },
});

registerEnumType(ContentsKind, {
  name: 'ContentsKind',
  description: 'Unit in which the contents of a product are measured.',
  valuesConfig: {
    SHEETS: { description: 'Sheets.' },
    MILLILITRES: { description: 'Millilitres.' },
    GRAMS: { description: 'Grams.' },
  },
});

@ObjectType('ProductContents', { description: 'Contents of one unit of a product.' })
export class ProductContentsType implements ProductContents {
  @Field(() => ContentsKind, { description: 'Unit of measure.' })
  kind!: ContentsKind;

  @Field(() => Int, { description: 'Amount in one pack.' })
  amount!: number;

  @Field(() => Int, { description: 'Packs in one unit.' })
  packs!: number;

  @Field(() => String, { description: "Text in the language of the request, such as '80 sheets × 3 packs'." })
  text!: string;
}

@ObjectType('PricePerMeasure', { description: 'Price of a sheet, 100 ml or 100 g of a product.' })
export class PricePerMeasureType {
  @Field(() => ContentsKind, { description: 'Unit of measure.' })
  kind!: ContentsKind;

  @Field(() => Int, { description: 'Quantity that the price is for: 1 sheet, 100 millilitres or 100 grams.' })
  measure!: number;

  @Field(() => MoneyType, { description: 'The price, rounded to the minor unit.' })
  price!: MoneyType;

  @Field(() => String, { description: "Text in the language of the request, such as '$0.11 per sheet'." })
  text!: string;
}

@ObjectType('ProductSuit', { description: 'An answer of the product finder that a product suits, with the reason.' })
export class ProductSuitType {
  @Field(() => SuitTag, { description: 'The answer.' })
  tag!: SuitTag;

  @Field(() => String, { description: 'The reason, in the language of the request.' })
  reason!: string;
}

@ObjectType('ProductSection', { description: "One tab of 'About This Item'." })
export class ProductSectionType {
  @Field(() => SectionMenu, { description: 'The tab.' })
  menu!: SectionMenu;

  @Field(() => [String], { description: 'Its lines in the language of the request.' })
  lines!: string[];
}

@ObjectType('Product', {
  description: 'A product as one market sells it, in the language of the request.',
  implements: Node,
})
export class ProductType {
  /** Not a field. Field resolvers of the product page read it, because a preview is not in the catalogue. */
  record!: ProductRecord;

  @Field(() => ID, { description: 'The same in all markets.' })
  id!: string;

  @Field(() => Int, { description: 'Number in the catalogue, from 1. Does not change when products are reordered.' })
  number!: number;

  @Field(() => String, { description: 'Last part of the page address /product/{slug}.' })
  slug!: string;

  @Field(() => Market, { description: 'The market whose price is shown.' })
  market!: Market;

  @Field(() => ProductGroup, { description: 'Product group.' })
  group!: ProductGroup;

  @Field(() => String, { description: 'Name.' })
  title!: string;

  @Field(() => String, { description: 'One line below the name.' })
  subtitle!: string;

  @Field(() => ProductContentsType, { nullable: true, description: 'Contents of one unit; null if not given.' })
  contents!: ProductContentsType | null;

  @Field(() => MoneyType, { description: 'Price of one unit.' })
  price!: MoneyType;

  @Field(() => PricePerMeasureType, {
    nullable: true,
    description: 'Price of a sheet, 100 ml or 100 g; null if no contents are given.',
  })
  pricePerMeasure!: PricePerMeasureType | null;

  @Field(() => MoneyType, { nullable: true, description: 'Former price, shown struck through; null if not reduced.' })
  compareAtPrice!: MoneyType | null;

  @Field(() => Boolean, { description: 'Whether it is a best seller.' })
  isBestseller!: boolean;

  @Field(() => [ProductIcon], { description: 'Feature icons.' })
  icons!: ProductIcon[];

  @Field(() => [ProductImageType], { description: 'Pictures, at least one; the first is the main one.' })
  images!: ProductImageType[];

  @Field(() => [ProductFilmType], { description: 'Films, shown after the pictures.' })
  films!: ProductFilmType[];

  @Field(() => String, {
    nullable: true,
    description: 'Path of a JPEG of 1200 by 630 pixels for link previews in other applications; null if there is none.',
  })
  shareImage!: string | null;

  @Field(() => [ProductSectionType], { description: "Tabs of 'About This Item'." })
  sections!: ProductSectionType[];
}

@ObjectType('ProductFact', { description: 'A line of the product disclosure.' })
export class ProductFactType {
  @Field(() => String, { description: 'Label.' })
  label!: string;

  @Field(() => String, { description: 'Value.' })
  value!: string;
}

@ObjectType('ProductComparisonRow', { description: 'One aspect of a comparison.' })
export class ProductComparisonRowType {
  @Field(() => String, { description: 'Name of the aspect.' })
  aspect!: string;

  @Field(() => String, { description: 'Value for this product.' })
  ours!: string;

  @Field(() => String, { description: 'Value for the other product.' })
  theirs!: string;
}

@ObjectType('ProductComparison', { description: 'Comparison of a product with an ordinary one that contains alcohol.' })
export class ProductComparisonType {
  @Field(() => String, { description: "Heading of this product's column." })
  ours!: string;

  @Field(() => String, { description: "Heading of the other product's column." })
  theirs!: string;

  @Field(() => [ProductComparisonRowType], { description: 'The compared aspects, in order.' })
  rows!: ProductComparisonRowType[];
}
