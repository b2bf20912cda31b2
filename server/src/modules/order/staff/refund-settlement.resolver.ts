import { personName } from '@eunbit/schema/person-name';
import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { Allow, signedIn } from '../../../common/allow.ts';
import { savedOrder } from '../decision.ts';
import { OrderError } from '../order.errors.ts';
import type { OrderContext } from '../order.module.ts';
import { decideRefundSettlement } from '../refund-settlement-decision.ts';
import { presentOrderStaffDetails } from './order-staff-details.presenter.ts';
import {
  OrderStaffDetailsResult,
  OrderStaffDetailsUpdated,
  RefundSettlementType,
  SettleFailedRefundInput,
} from './order-staff-details.types.ts';

@Resolver(() => RefundSettlementType)
export class RefundSettlementResolver {
  @FieldResolver(() => String, { nullable: true, description: 'Who recorded it; null if the account was deleted.' })
  async author(@Root() { by }: RefundSettlementType, @Ctx() { loaders }: OrderContext): Promise<string | null> {
    const name = await loaders.peopleOfOrders.load(by);
    return name && personName(name);
  }

  @Allow('refund:make')
  @Mutation(() => OrderStaffDetailsResult, {
    description: 'Records that a refund that failed at the provider was made in another way. It stays in the ledger.',
  })
  async settleFailedRefund(
    @Arg('input', () => SettleFailedRefundInput, { description: 'The refund.' })
    { orderNumber, refundId, note }: SettleFailedRefundInput,
    @Ctx() context: OrderContext,
  ): Promise<typeof OrderStaffDetailsResult> {
    const { services, language } = context;
    const settlement = { refundId, note, by: signedIn(context).id };
    const changed = await services.changeOrder(orderNumber, (read, now) =>
      decideRefundSettlement(read, settlement, now),
    );
    if (changed && 'refused' in changed) return OrderError.of(changed.refused, language);
    const order = savedOrder(changed);
    if (!order) return OrderError.create('ORDER_NOT_FOUND', 'order.notFound', language);
    return Object.assign(new OrderStaffDetailsUpdated(), { file: presentOrderStaffDetails(order) });
  }
}
