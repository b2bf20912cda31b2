import { toBareParcels } from '@eunbit/schema/shipping-rows';
import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { Allow, signedIn } from '../../../common/allow.ts';
import { OrderLineType } from '../../purchase/index.ts';
import { LineFulfilmentType } from '../fulfilment/fulfilment-view.types.ts';
import type { OrderContext } from '../order.module.ts';
import { UpdateOrderResult } from '../order.results.ts';
import { presentOrderResult } from '../order-result.presenter.ts';
import { MarkParcelInput, UpdateFulfilmentParcelsInput } from './fulfilment.types.ts';

/** A line with its fulfilment; absent for lines of a checkout. */
export type FulfilledLine = OrderLineType & { readonly fulfilment?: LineFulfilmentType };

@Resolver(() => OrderLineType)
export class FulfilmentResolver {
  @FieldResolver(() => LineFulfilmentType, {
    nullable: true,
    description: 'Fulfilment of its units; null for a line of a checkout.',
  })
  fulfilment(@Root() { fulfilment }: FulfilledLine): LineFulfilmentType | null {
    return fulfilment ?? null;
  }

  @Allow('order:ship')
  @Mutation(() => UpdateOrderResult, {
    description: 'Corrects carriers and tracking numbers of shipped parcels; the customer is notified by email.',
  })
  async updateFulfilmentParcels(
    @Arg('input', () => UpdateFulfilmentParcelsInput, { description: 'The parcels.' })
    input: UpdateFulfilmentParcelsInput,
    @Ctx() context: OrderContext,
  ): Promise<typeof UpdateOrderResult> {
    const { orderNumber, fulfilmentId, expectedTrackingNumbers: expected, tracking, reason } = input;
    const correction = { fulfilmentId, expected, parcels: toBareParcels(tracking), reason, by: signedIn(context).id };
    return presentOrderResult(await context.services.fulfilments.correct(orderNumber, correction), context);
  }

  @Allow('order:ship')
  @Mutation(() => UpdateOrderResult, { description: 'Sets the status of a shipped parcel.' })
  async markParcel(
    @Arg('input', () => MarkParcelInput, { description: 'The parcel.' }) input: MarkParcelInput,
    @Ctx() context: OrderContext,
  ): Promise<typeof UpdateOrderResult> {
    const { orderNumber, ...parcel } = input;
    const marked = await context.services.fulfilments.mark(orderNumber, { ...parcel, by: signedIn(context).id });
    return presentOrderResult(marked, context);
  }
}
