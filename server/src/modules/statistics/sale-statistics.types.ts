import { FunnelStep } from '@eunbit/schema/statistics';
import { Extensions, Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { MoneyType } from '../../common/money.types.ts';
import { LocalDate } from '../../common/scalars.ts';
import { StatisticsSpan } from './statistics.types.ts';

registerEnumType(FunnelStep, {
  name: 'FunnelStep',
  description: 'How far a visit got on the way to an order.',
  valuesConfig: {
    VISIT: { description: 'It began.' },
    PRODUCT_VIEW: { description: 'A product was looked at.' },
    ADDED_TO_CART: { description: 'Something was put into the cart.' },
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

  @Field(() => Int, { description: 'Units sold, without those that were paid back.' })
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

  @Field(() => Int, { description: 'Units sold, without those that were paid back.' })
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

@ObjectType({ description: 'What was sold of a product.' })
export class ProductSales {
  @Field(() => ID, { description: 'The product.' })
  productId!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Its name in the language of the request; null once it is gone.',
  })
  name!: string | null;

  @Field(() => Int, { description: 'Units in the span, without those that were paid back.' })
  units!: number;

  @Field(() => MoneyType, {
    description: 'Units at their prices in the span, without shipping and tax, less what went back.',
  })
  revenue!: MoneyType;

  @Field(() => Int, { description: 'Units in the span, also those that were paid back.' })
  grossUnits!: number;

  @Field(() => MoneyType, { description: 'Revenue in the span before anything went back.' })
  grossRevenue!: MoneyType;

  @Field(() => Int, { description: 'Units in the span before.' })
  unitsBefore!: number;

  @Field(() => MoneyType, { description: 'The same in the span before.' })
  revenueBefore!: MoneyType;
}

@ObjectType({ description: 'Visits that got at least as far.' })
export class FunnelStepCount {
  @Field(() => FunnelStep, { description: 'The step.' })
  step!: FunnelStep;

  @Field(() => Int, { description: 'In the span.' })
  visits!: number;

  @Field(() => Int, { description: 'In the span before.' })
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
