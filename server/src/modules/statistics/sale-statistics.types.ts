import { FunnelStep } from '@eunbit/schema/statistics';
import { Extensions, Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { MoneyType } from '../../common/money.types.ts';
import { LocalDate } from '../../common/scalars.ts';
import { StatisticsSpan } from './statistics.types.ts';

registerEnumType(FunnelStep, {
  name: 'FunnelStep',
  description: 'The furthest step of a visit towards an order.',
  valuesConfig: {
    VISIT: { description: 'The visit began.' },
    PRODUCT_VIEW: { description: 'A product page was shown.' },
    ADDED_TO_CART: { description: 'A product was added to the cart.' },
    CHECKOUT_BEGUN: { description: 'The checkout was opened.' },
    PAYMENT_BEGUN: { description: 'A payment was started.' },
    PURCHASED: { description: 'An order was placed.' },
  },
});

@ObjectType({ description: 'What the orders placed on a calendar day came to, cancelled ones left out.' })
export class SaleDay {
  @Field(() => LocalDate, { description: 'The day in the store.' })
  date!: string;

  @Field(() => Int, { description: 'Orders placed.' })
  orders!: number;

  @Field(() => Int, { description: 'Units sold, without those that were refunded.' })
  units!: number;

  @Field(() => MoneyType, { description: 'What buyers pay for them, shipping and tax included, less what went back.' })
  revenue!: MoneyType;

  @Field(() => MoneyType, { description: 'The same before anything went back.' })
  grossRevenue!: MoneyType;
}

@ObjectType({ description: 'What the orders placed in a span came to, cancelled ones left out.' })
export class SaleTotals {
  @Field(() => Int, { description: 'Orders placed.' })
  orders!: number;

  @Field(() => Int, { description: 'Units sold, without those that were refunded.' })
  units!: number;

  @Field(() => MoneyType, { description: 'What buyers pay for them, shipping and tax included, less what went back.' })
  revenue!: MoneyType;

  @Field(() => MoneyType, { description: 'The same before anything went back.' })
  grossRevenue!: MoneyType;

  @Field(() => MoneyType, { nullable: true, description: 'Revenue of an order on average; null without orders.' })
  averageOrderValue!: MoneyType | null;

  @Field(() => Int, { description: 'Different buyers, told apart by email address.' })
  buyers!: number;

  @Field(() => Int, { description: 'Buyers who had bought before, or bought more than once in the span.' })
  repeatBuyers!: number;

  @Field(() => Float, { nullable: true, description: 'Share of repeat buyers, 0 to 1; null without buyers.' })
  repeatShare!: number | null;

  @Field(() => Int, { description: 'Visits that put something into the cart, or went on to the checkout.' })
  carts!: number;

  @Field(() => Int, { description: 'Of these, visits that ended without an order.' })
  abandonedCarts!: number;
}

@ObjectType({ description: 'Sales of a product.' })
export class ProductSales {
  @Field(() => ID, { description: 'The product.' })
  productId!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Name in the language of the request; null if the product was deleted.',
  })
  name!: string | null;

  @Field(() => Int, { description: 'Units sold in the period, without refunded ones.' })
  units!: number;

  @Field(() => MoneyType, {
    description: 'Revenue in the period without shipping and tax, less refunds.',
  })
  revenue!: MoneyType;

  @Field(() => Int, { description: 'Units sold in the period, including refunded ones.' })
  grossUnits!: number;

  @Field(() => MoneyType, { description: 'Revenue in the period before refunds.' })
  grossRevenue!: MoneyType;

  @Field(() => Int, { description: 'Units sold in the preceding period, without refunded ones.' })
  unitsBefore!: number;

  @Field(() => MoneyType, { description: 'The same in the preceding period.' })
  revenueBefore!: MoneyType;
}

@ObjectType({ description: 'Visits that reached at least this step.' })
export class FunnelStepCount {
  @Field(() => FunnelStep, { description: 'The step.' })
  step!: FunnelStep;

  @Field(() => Int, { description: 'In the period.' })
  visits!: number;

  @Field(() => Int, { description: 'In the preceding period.' })
  visitsBefore!: number;
}

@ObjectType('SaleStatistics', { description: 'What a store sold.' })
export class SaleStatisticsType {
  @Field(() => StatisticsSpan, { description: 'The days asked for, until today.' })
  span!: StatisticsSpan;

  @Field(() => StatisticsSpan, { description: 'As many days before.' })
  before!: StatisticsSpan;

  @Extensions({ atMost: 366 })
  @Field(() => [SaleDay], { description: 'Every day of the span, oldest first.' })
  days!: SaleDay[];

  @Extensions({ atMost: 366 })
  @Field(() => [SaleDay], { description: 'Every day of the span before, oldest first.' })
  daysBefore!: SaleDay[];

  @Field(() => SaleTotals, { description: 'The span in all.' })
  totals!: SaleTotals;

  @Field(() => SaleTotals, { description: 'The span before in all.' })
  totalsBefore!: SaleTotals;

  @Field(() => [ProductSales], { description: 'Products that were sold, most revenue first, at most 100.' })
  products!: ProductSales[];

  @Field(() => [FunnelStepCount], { description: 'Every step, in order. Told by browsers, unlike the sales.' })
  funnel!: FunnelStepCount[];
}
