import { apiMessage } from '@eunbit/schema/api-messages';
import type { Language } from '@eunbit/schema/market';
import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, signedIn } from '../../../common/allow.ts';
import { OrderError } from '../order.errors.ts';
import type { OrderContext } from '../order.module.ts';
import { UpdateOrderResult } from '../order.results.ts';
import { presentOrderResult } from '../order-result.presenter.ts';
import { titlesOf } from '../short-products.ts';
import { CORRECTION_PROBLEM_KEYS } from './correction-decision.ts';
import type { CorrectionShortage } from './order-correction.service.ts';
import { CorrectOrderStatusInput, OrderCorrectionType } from './order-correction.types.ts';

/** Builds the error that names the products out of stock. */
function presentShortage({ short, shortages }: CorrectionShortage, language: Language): OrderError {
  const message = apiMessage('correction.short', language, { products: titlesOf(short, shortages, language) });
  return Object.assign(OrderError.create('INSUFFICIENT_STOCK', 'correction.short', language), { message });
}

@Resolver()
export class OrderCorrectionResolver {
  @Allow('order:correct')
  @Query(() => OrderCorrectionType, {
    nullable: true,
    description: 'What correctOrderStatus would do with an order now; null if the number is unknown.',
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
      return {
        from,
        to,
        problem,
        message: apiMessage(CORRECTION_PROBLEM_KEYS[problem], language),
        money: null,
        stock: null,
      };
    }
    const { to, row } = verdict.plan;
    return { from, to, problem: null, message: null, money: row.money, stock: row.stock };
  }

  @Allow('order:correct')
  @Mutation(() => UpdateOrderResult, {
    description:
      'Reverts the last status of an order of which nothing was shipped. The status stays in the history, ' +
      'and the customer is notified by email.',
  })
  async correctOrderStatus(
    @Arg('input', () => CorrectOrderStatusInput, { description: 'What was wrong.' })
    { orderNumber, to, reason }: CorrectOrderStatusInput,
    @Ctx() context: OrderContext,
  ): Promise<typeof UpdateOrderResult> {
    const correction = { number: orderNumber, to, reason, adminId: signedIn(context).id };
    const corrected = await context.services.orderCorrections.correct(correction);
    if (corrected && 'short' in corrected) return presentShortage(corrected, context.language);
    return presentOrderResult(corrected, context);
  }
}
