import { toBareParcels } from '@eunbit/schema/shipping-rows';
import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { Allow, signedIn } from '../../../common/allow.ts';
import { validationError } from '../../../common/result.types.ts';
import { OrderLineType } from '../../purchase/index.ts';
import { LineFulfilmentType } from '../fulfilment/fulfilment-view.types.ts';
import { OrderError } from '../order.errors.ts';
import type { OrderContext } from '../order.module.ts';
import { presentOrder } from '../order.presenter.ts';
import { OrderUpdated } from '../order.results.ts';
import { presentOrderConflict } from '../order-conflict.presenter.ts';
import type { FulfilmentOutcome } from './fulfilment.service.ts';
import {
  MarkParcelInput,
  MarkParcelResult,
  UpdateFulfilmentParcelsInput,
  UpdateFulfilmentParcelsResult,
} from './fulfilment.types.ts';

const REFUSALS = {
  noFulfilment: { code: 'FULFILMENT_NOT_FOUND', key: 'fulfilment.notFound' },
  labelBought: { code: 'LABEL_BOUGHT', key: 'parcel.labelBought' },
} as const;

function present(result: FulfilmentOutcome, context: OrderContext): typeof UpdateFulfilmentParcelsResult {
  const { language } = context;
  if (result === null) return OrderError.create('ORDER_NOT_FOUND', 'order.notFound', language);
  if ('order' in result) return Object.assign(new OrderUpdated(), { order: presentOrder(result.order, context) });
  if ('conflict' in result) return presentOrderConflict(result.conflict, 'order.conflict', context);
  if ('invalid' in result) return validationError(result.invalid, language);
  const { code, key } = REFUSALS[result.refused];
  return OrderError.create(code, key, language);
}

/** A line of an order has its fulfilment beside it; one of a checkout has none. */
export type FulfilledLine = OrderLineType & { readonly fulfilment?: LineFulfilmentType };

@Resolver(() => OrderLineType)
export class FulfilmentResolver {
  @FieldResolver(() => LineFulfilmentType, {
    nullable: true,
    description: 'Where its units are; null for a line of a checkout.',
  })
  fulfilment(@Root() { fulfilment }: FulfilledLine): LineFulfilmentType | null {
    return fulfilment ?? null;
  }

  @Allow('order:ship')
  @Mutation(() => UpdateFulfilmentParcelsResult, {
    description: 'Corrects carriers and tracking numbers of what has left; the customer is told by email.',
  })
  async updateFulfilmentParcels(
    @Arg('input', () => UpdateFulfilmentParcelsInput, { description: 'The parcels.' })
    input: UpdateFulfilmentParcelsInput,
    @Ctx() context: OrderContext,
  ): Promise<typeof UpdateFulfilmentParcelsResult> {
    const { orderNumber, fulfilmentId, expectedTrackingNumbers: expected, tracking, reason } = input;
    const correction = { fulfilmentId, expected, parcels: toBareParcels(tracking), reason, by: signedIn(context).id };
    return present(await context.services.fulfilments.correct(orderNumber, correction), context);
  }

  @Allow('order:ship')
  @Mutation(() => MarkParcelResult, { description: 'Notes what has become of a parcel that has left.' })
  async markParcel(
    @Arg('input', () => MarkParcelInput, { description: 'The parcel.' }) input: MarkParcelInput,
    @Ctx() context: OrderContext,
  ): Promise<typeof MarkParcelResult> {
    const { orderNumber, ...parcel } = input;
    const result = await context.services.fulfilments.mark(orderNumber, { ...parcel, by: signedIn(context).id });
    return present(result, context) as typeof MarkParcelResult;
  }
}
