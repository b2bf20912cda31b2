import { ProductGroup, ProductIcon, SectionMenu } from '@eunbit/schema/catalogue';
import { Market } from '@eunbit/schema/market';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { MoneyType } from '../../common/money.types.ts';
import { connectionOf } from '../../common/pagination.ts';

registerEnumType(ProductGroup, {
  name: 'ProductGroup',
  description: 'Shelf a product stands on.',
  valuesConfig: {
    CLEANSING: { description: 'Household cleaning, /products-cleansing.' },
    LIVING: { description: 'Shoe care, /products-living.' },
    PET: { description: 'Pet care, /products-pet.' },
    FRAGRANCE: { description: 'Candles and diffusers; shown, not sold.' },
    OTHER: { description: 'Anything else.' },
  },
});
registerEnumType(ProductIcon, {
  name: 'ProductIcon',
  description: 'Feature icon on the product page.',
  valuesConfig: {
    PLANT: { description: 'Plant-based material.' },
    NO_BACTERIA: { description: 'Antibacterial.' },
    AIR: { description: 'Kind to the air in the room.' },
    KOREA: { description: 'Made in Korea.' },
  },
});
registerEnumType(SectionMenu, {
  name: 'SectionMenu',
  description: "Tab of 'About This Item'.",
  valuesConfig: {
    DETAILS: { description: 'What it is and how to use it.' },
    INGREDIENTS: { description: 'What is in it.' },
    CUSTOMERS_BENEFIT: { description: "Customer's benefit." },
    ENVIRONMENT: { description: 'What it means for the environment.' },
    CERTIFICATION: { description: 'Tests and listings.' },
    LOCATION: { description: 'Where it is made and used.' },
  },
});

@ObjectType('ProductImage', { description: 'One picture of a product.' })
export class ProductImageType {
  @Field(() => String, { description: 'Path below the shop address; the content behind it never changes.' })
  url!: string;

  @Field(() => String, { description: 'What is seen, in the language of the request.' })
  alt!: string;
}

@ObjectType('ProductSection', { description: "One tab of 'About This Item'." })
export class ProductSectionType {
  @Field(() => SectionMenu, { description: 'The tab.' })
  menu!: SectionMenu;

  @Field(() => [String], { description: 'Its lines in the language of the request.' })
  lines!: string[];
}

@ObjectType('Product', { description: 'A product as one market sells it, in the language of the request.' })
export class ProductType {
  @Field(() => ID, { description: 'The same in all markets.' })
  id!: string;

  @Field(() => String, { description: 'Last part of the page address /product/{slug}.' })
  slug!: string;

  @Field(() => Market, { description: 'The market whose price is shown.' })
  market!: Market;

  @Field(() => ProductGroup, { description: 'Shelf it stands on.' })
  group!: ProductGroup;

  @Field(() => String, { description: 'Name.' })
  title!: string;

  @Field(() => String, { description: 'One line below the name.' })
  subtitle!: string;

  @Field(() => String, { nullable: true, description: 'Content of one pack; null where none is stated.' })
  volume!: string | null;

  @Field(() => MoneyType, { description: 'Price of one unit.' })
  price!: MoneyType;

  @Field(() => MoneyType, { nullable: true, description: 'Former price, shown struck through; null when not reduced.' })
  compareAtPrice!: MoneyType | null;

  @Field(() => Boolean, { description: 'Whether it is a best seller.' })
  bestseller!: boolean;

  @Field(() => [ProductIcon], { description: 'Feature icons.' })
  icons!: ProductIcon[];

  @Field(() => [ProductImageType], { description: 'Pictures; the first is the main one, there is at least one.' })
  images!: ProductImageType[];

  @Field(() => [ProductSectionType], { description: "Tabs of 'About This Item'." })
  sections!: ProductSectionType[];
}

export const ProductConnection = connectionOf('Product', () => ProductType);
