import { personName } from '@eunbit/schema/person-name';
import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { Allow, signedIn } from '../../../common/allow.ts';
import { savedOrder } from '../decision.ts';
import { decideEscrowDelivery } from '../fulfilment/escrow-delivery-decision.ts';
import { OrderError } from '../order.errors.ts';
import type { OrderContext } from '../order.module.ts';
import { EscrowDeliveryType, RecordEscrowDeliveryInput } from './escrow-delivery.types.ts';
import { presentOrderStaffDetails } from './order-staff-details.presenter.ts';
import { OrderStaffDetailsResult, OrderStaffDetailsUpdated } from './order-staff-details.types.ts';

@Resolver(() => EscrowDeliveryType)
export class EscrowDeliveryResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Who recorded it; null before, or if the account was deleted.',
  })
  async registrar(@Root() { registeredBy }: EscrowDeliveryType, @Ctx() { loaders }: OrderContext) {
    const name = registeredBy ? await loaders.peopleOfOrders.load(registeredBy) : null;
    return name && personName(name);
  }

  @Allow('order:ship')
  @Mutation(() => OrderStaffDetailsResult, {
    description:
      "Records that the parcels of a shipped escrow order are registered in the provider's console, or withdraws that.",
  })
  async recordEscrowDelivery(
    @Arg('input', () => RecordEscrowDeliveryInput, { description: 'The order.' })
    { orderNumber, isRegistered }: RecordEscrowDeliveryInput,
    @Ctx() context: OrderContext,
  ): Promise<typeof OrderStaffDetailsResult> {
    const { services, language } = context;
    const note = { isRegistered, by: signedIn(context).id };
    const changed = await services.changeOrder(orderNumber, (read, now) => decideEscrowDelivery(read, note, now));
    const order = savedOrder(changed);
    if (!order) return OrderError.create('STATUS_TRANSITION_REFUSED', 'escrowDelivery.notDue', language);
    return Object.assign(new OrderStaffDetailsUpdated(), { file: presentOrderStaffDetails(order) });
  }
}
