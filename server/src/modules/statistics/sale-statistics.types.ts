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

@ObjectType({ description: 'Sales of the orders placed on a calendar day, without cancelled orders.' })
export class SaleDay {
  @Field(() => LocalDate, { description: "The day, by the store's calendar." })
  date!: string;

  @Field(() => Int, { description: 'Orders placed.' })
  orders!: number;

  @Field(() => Int, { description: 'Units sold, without refunded ones.' })
  units!: number;

  @Field(() => MoneyType, { description: 'Total of the orders including shipping and tax, less refunds.' })
  revenue!: MoneyType;

  @Field(() => MoneyType, { description: 'Revenue before refunds.' })
  grossRevenue!: MoneyType;
}

@ObjectType({ description: 'Totals of the orders placed in a period, without cancelled orders.' })
export class SaleTotals {
  @Field(() => Int, { description: 'Orders placed.' })
  orders!: number;

  @Field(() => Int, { description: 'Units sold, without refunded ones.' })
  units!: number;

  @Field(() => MoneyType, { description: 'Total of the orders including shipping and tax, less refunds.' })
  revenue!: MoneyType;

  @Field(() => MoneyType, { description: 'Revenue before refunds.' })
  grossRevenue!: MoneyType;

  @Field(() => MoneyType, { nullable: true, description: 'Average revenue per order; null without orders.' })
  averageOrderValue!: MoneyType | null;

  @Field(() => Int, { description: 'Distinct buyers, by email address.' })
  buyers!: number;

  @Field(() => Int, { description: 'Buyers who had bought before the period, or more than once in it.' })
  repeatBuyers!: number;

  @Field(() => Float, { nullable: true, description: 'Share of repeat buyers, 0 to 1; null without buyers.' })
  repeatShare!: number | null;

  @Field(() => Int, { description: 'Visits in which a product was added to the cart, or the checkout was opened.' })
  carts!: number;

  @Field(() => Int, { description: 'Of `carts`, visits that ended without an order.' })
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

@ObjectType('SaleStatistics', { description: 'Sales of a store.' })
export class SaleStatisticsType {
  @Field(() => StatisticsSpan, { description: 'The requested period, until today.' })
  span!: StatisticsSpan;

  @Field(() => StatisticsSpan, { description: 'The preceding period of the same length.' })
  before!: StatisticsSpan;

  @Extensions({ atMost: 366 })
  @Field(() => [SaleDay], { description: 'Every day of the period, oldest first.' })
  days!: SaleDay[];

  @Extensions({ atMost: 366 })
  @Field(() => [SaleDay], { description: 'Every day of the preceding period, oldest first.' })
  daysBefore!: SaleDay[];

  @Field(() => SaleTotals, { description: 'Totals of the period.' })
  totals!: SaleTotals;

  @Field(() => SaleTotals, { description: 'Totals of the preceding period.' })
  totalsBefore!: SaleTotals;

  @Field(() => [ProductSales], { description: 'Products sold, highest revenue first, at most 100.' })
  products!: ProductSales[];

  @Field(() => [FunnelStepCount], { description: 'Every step, in order. Reported by browsers, unlike the sales.' })
  funnel!: FunnelStepCount[];
}
