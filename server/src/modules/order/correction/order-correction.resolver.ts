import { apiMessage } from '@eunbit/schema/api-messages';
import type { Language } from '@eunbit/schema/market';
import type { CorrectionProblem } from '@eunbit/schema/order-correction';
import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, signedIn } from '../../../common/allow.ts';
import { validationError } from '../../../common/result.types.ts';
import type { Shortage } from '../../stock/index.ts';
import { OrderError } from '../order.errors.ts';
import type { OrderContext } from '../order.module.ts';
import { presentOrder } from '../order.presenter.ts';
import type { OrderRecord } from '../order.record.ts';
import { OrderUpdated } from '../order.results.ts';
import { presentOrderConflict } from '../order-conflict.presenter.ts';
import { titlesOf } from '../short-products.ts';
import type { CorrectionOutcome } from './order-correction.service.ts';
import { CorrectOrderStatusInput, CorrectOrderStatusResult, OrderCorrectionType } from './order-correction.types.ts';

const PROBLEMS = {
  NOTHING: 'correction.nothing',
  MONEY: 'correction.money',
  DEADLINE: 'correction.deadline',
  DELAY_DEADLINE: 'correction.delayDeadline',
  RECEIPT: 'correction.receipt',
  PARCEL: 'correction.parcel',
  OLDER: 'correction.older',
} as const satisfies Readonly<Record<CorrectionProblem, unknown>>;

/** Names the products of which units are missing. */
function presentShortage(order: OrderRecord, shortages: readonly Shortage[], language: Language) {
  const message = apiMessage('correction.short', language, { products: titlesOf(order, shortages, language) });
  return Object.assign(OrderError.create('INSUFFICIENT_STOCK', 'correction.short', language), { message });
}

function presentOutcome(result: CorrectionOutcome, context: OrderContext) {
  const { language } = context;
  if (!result) return OrderError.create('ORDER_NOT_FOUND', 'order.notFound', language);
  if ('order' in result) return Object.assign(new OrderUpdated(), { order: presentOrder(result.order, context) });
  if ('conflict' in result) return presentOrderConflict(result.conflict, 'order.conflict', context);
  if ('invalid' in result) return validationError(result.invalid, language);
  if ('short' in result) return presentShortage(result.short, result.shortages, language);
  return OrderError.create('CORRECTION_REFUSED', PROBLEMS[result.refused], language);
}

@Resolver()
export class OrderCorrectionResolver {
  @Allow('order:correct')
  @Query(() => OrderCorrectionType, {
    nullable: true,
    description: 'What correctOrderStatus would do with an order now; null when the number is unknown.',
  })
  async orderCorrection(
    @Arg('number', () => String, { description: 'Order number; dashes, spaces and case do not matter.' })
    number: string,
    @Ctx() { services, language }: OrderContext,
  ): Promise<OrderCorrectionType | null> {
    const found = await services.orderCorrections.preview(number);
    if (!found) return null;
    const { order, verdict } = found;
    const from = order.status;
    if ('problem' in verdict) {
      const { to, problem } = verdict;
      return { from, to, problem, message: apiMessage(PROBLEMS[problem], language), money: null, stock: null };
    }
    const { to, row } = verdict.plan;
    return { from, to, problem: null, message: null, money: row.money, stock: row.stock };
  }

  @Allow('order:correct')
  @Mutation(() => CorrectOrderStatusResult, {
    description:
      'Takes the last status of an order back where nothing has left the house. It stays in the history, and the customer ' +
      'is told by email.',
  })
  async correctOrderStatus(
    @Arg('input', () => CorrectOrderStatusInput, { description: 'What was wrong.' })
    { orderNumber, to, reason }: CorrectOrderStatusInput,
    @Ctx() context: OrderContext,
  ): Promise<typeof CorrectOrderStatusResult> {
    const correction = { number: orderNumber, to, reason, adminId: signedIn(context).id };
    return presentOutcome(await context.services.orderCorrections.correct(correction), context);
  }
}
