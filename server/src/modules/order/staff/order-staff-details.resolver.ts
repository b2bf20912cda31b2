import { normaliseEmail } from '@eunbit/schema/email-address';
import { personName } from '@eunbit/schema/person-name';
import { GraphQLURL } from 'graphql-scalars';
import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Allow, ConfirmIdentity, signedIn } from '../../../common/allow.ts';
import { AuditEntryType, presentEntry } from '../../audit/index.ts';
import { EmailAddressStatusType, presentAddressStatus } from '../../email/index.ts';
import { OrderError } from '../order.errors.ts';
import type { OrderContext } from '../order.module.ts';
import { UpdateOrderResult } from '../order.results.ts';
import { presentOrderResult } from '../order-result.presenter.ts';
import { decideTransferRefunded } from '../transfer-refund-decision.ts';
import { presentOrderEmail, presentOrderStaffDetails } from './order-staff-details.presenter.ts';
import {
  OrderCustomerType,
  OrderEmailType,
  OrderMentionType,
  OrderNoteType,
  OrderStaffDetailsType,
  PassCodeShown,
  RevealPassCodeInput,
  RevealPassCodeResult,
  SettleRefundInput,
} from './order-staff-details.types.ts';

@Resolver(() => OrderStaffDetailsType)
export class OrderStaffDetailsResolver {
  @Allow('order:read')
  @Query(() => OrderStaffDetailsType, {
    nullable: true,
    description: 'Staff-only details of an order; null if the number is unknown.',
  })
  async orderStaffDetails(
    @Arg('number', () => String, { description: 'Order number; dashes, spaces and case do not matter.' })
    number: string,
    @Ctx() { services }: OrderContext,
  ): Promise<OrderStaffDetailsType | null> {
    const order = await services.orderReader.byNumber(number);
    return order && presentOrderStaffDetails(order);
  }

  @FieldResolver(() => GraphQLURL, {
    nullable: true,
    description:
      "The payment provider's page about the payment, to refund it or respond to disputes; null if it was " +
      'not paid there, or if a sandbox replaces the provider.',
  })
  paymentUrl(@Root() { intentId }: OrderStaffDetailsType, @Ctx() { services }: OrderContext): string | null {
    return intentId && services.paymentAccount.paymentUrl(intentId);
  }

  @FieldResolver(() => [GraphQLURL], {
    description:
      "The payment provider's pages about the order's further payments, which edits requested, in order; " +
      'empty if a sandbox replaces the provider.',
  })
  laterPaymentUrls(@Root() { laterIntentIds }: OrderStaffDetailsType, @Ctx() { services }: OrderContext): string[] {
    return laterIntentIds.flatMap((intentId) => services.paymentAccount.paymentUrl(intentId) ?? []);
  }

  @FieldResolver(() => [OrderEmailType], { description: 'Emails about the order, newest first, up to 50.' })
  async emails(
    @Root() { orderNumber }: OrderStaffDetailsType,
    @Ctx() { services }: OrderContext,
  ): Promise<OrderEmailType[]> {
    return (await services.emailLog.ofOrder(orderNumber)).map(presentOrderEmail);
  }

  @FieldResolver(() => EmailAddressStatusType, { description: "Whether the customer's address accepts emails." })
  async emailStatus(
    @Root() { email }: OrderStaffDetailsType,
    @Ctx() { loaders }: OrderContext,
  ): Promise<EmailAddressStatusType> {
    return presentAddressStatus(email, await loaders.addressStatuses.load(normaliseEmail(email)));
  }

  @FieldResolver(() => [AuditEntryType], {
    description: 'Staff actions on the order, newest first, up to 100.',
  })
  async activity(
    @Root() { orderNumber }: OrderStaffDetailsType,
    @Ctx() { services }: OrderContext,
  ): Promise<AuditEntryType[]> {
    return (await services.audit.of('ORDER', orderNumber)).map(presentEntry);
  }

  @Allow('order:edit')
  @ConfirmIdentity()
  @Mutation(() => RevealPassCodeResult, {
    description: 'Reveals the pass code of a guest order, for the customer. The audit log records each access.',
  })
  async revealPassCode(
    @Arg('input', () => RevealPassCodeInput, { description: 'The order.' }) { orderNumber }: RevealPassCodeInput,
    @Ctx() context: OrderContext,
  ): Promise<typeof RevealPassCodeResult> {
    const reveal = await context.services.orderStaffDetails.passCode(orderNumber, signedIn(context).id);
    if ('refused' in reveal) return OrderError.of(reveal.refused, context.language);
    return Object.assign(new PassCodeShown(), { passCode: reveal.value });
  }

  @Allow('refund:make')
  @Mutation(() => UpdateOrderResult, {
    description: 'Records that the money of a cancelled order was refunded by hand; the customer is notified by email.',
  })
  async settleRefund(
    @Arg('input', () => SettleRefundInput, { description: 'The order.' }) { orderNumber }: SettleRefundInput,
    @Ctx() context: OrderContext,
  ): Promise<typeof UpdateOrderResult> {
    const by = signedIn(context).id;
    const changed = await context.services.changeOrder(orderNumber, (order, now) =>
      decideTransferRefunded(order, by, now),
    );
    return presentOrderResult(changed, context);
  }
}

@Resolver(() => OrderCustomerType)
export class OrderCustomerResolver {
  @FieldResolver(() => String, { nullable: true, description: 'Their name; null if the account was deleted.' })
  async name(@Root() { id }: OrderCustomerType, @Ctx() { loaders }: OrderContext): Promise<string | null> {
    const name = await loaders.peopleOfOrders.load(id);
    return name && personName(name);
  }
}

@Resolver(() => OrderNoteType)
export class OrderNoteResolver {
  @FieldResolver(() => String, { nullable: true, description: 'Name of its author; null if the account was deleted.' })
  async author(@Root() { by }: OrderNoteType, @Ctx() { loaders }: OrderContext): Promise<string | null> {
    const name = await loaders.peopleOfOrders.load(by);
    return name && personName(name);
  }

  @FieldResolver(() => [OrderMentionType], { description: 'The mentioned colleagues.' })
  async mentions(
    @Root() { mentions = [] }: OrderNoteType,
    @Ctx() { loaders }: OrderContext,
  ): Promise<OrderMentionType[]> {
    return Promise.all(
      mentions.map(async (id) => {
        const name = await loaders.peopleOfOrders.load(id);
        return { id, name: name && personName(name) };
      }),
    );
  }
}
