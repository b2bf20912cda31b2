import { GUEST_ORDERS_SHOWN } from '@eunbit/schema/customer';
import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, signedIn } from '../../common/allow.ts';
import { presentOrder } from '../order/index.ts';
import { CustomerError } from './customer.errors.ts';
import {
  GuestOrdersMerged,
  GuestOrdersType,
  MergeGuestOrdersInput,
  MergeGuestOrdersResult,
  OrderClaimSent,
  SendOrderClaimInput,
  SendOrderClaimResult,
} from './customer.types.ts';
import type { UserContext } from './user.module.ts';
import { presentUser } from './user.presenter.ts';

const OPERATION_ERRORS = {
  notFound: { code: 'CUSTOMER_NOT_FOUND', key: 'account.notFound' },
  unproven: { code: 'EMAIL_UNPROVEN', key: 'guestOrders.unproven' },
  none: { code: 'NO_GUEST_ORDERS', key: 'guestOrders.none' },
  changed: { code: 'GUEST_ORDERS_CHANGED', key: 'guestOrders.changed' },
  tooMany: { code: 'TOO_MANY_REQUESTS', key: 'requests.tooMany' },
} as const;

function refuse(outcome: keyof typeof OPERATION_ERRORS, { language }: UserContext): CustomerError {
  const { code, key } = OPERATION_ERRORS[outcome];
  return CustomerError.create(code, key, language);
}

/** Guest orders of a member's address. */
@Resolver()
export class GuestOrdersResolver {
  @Allow('user:read')
  @Query(() => GuestOrdersType, {
    nullable: true,
    description: 'Orders of the address of an account that belong to no account; null for none.',
  })
  async guestOrdersOfUser(
    @Arg('userId', () => ID, { description: 'The account.' }) userId: string,
    @Ctx() context: UserContext,
  ): Promise<GuestOrdersType | null> {
    const { orderReader, users } = context.services;
    const user = await users.byId(userId);
    if (!user) return null;
    const { rows, totalCount } = await orderReader.pageOfGuest(user.email, { first: GUEST_ORDERS_SHOWN, page: 1 });
    const [newest] = rows;
    if (!newest) return null;
    const orders = rows.map((order) => presentOrder(order, context));
    return { orderCount: totalCount, newestNumber: newest.number, orders };
  }

  @Allow('user:merge')
  @Mutation(() => MergeGuestOrdersResult, {
    description:
      'Moves all guest orders of the address of an account to the account, where the address is proven. Notes and tags of the ' +
      'guest follow. It cannot be undone.',
  })
  async mergeGuestOrders(
    @Arg('input', () => MergeGuestOrdersInput, { description: 'What is moved where.' }) input: MergeGuestOrdersInput,
    @Ctx() context: UserContext,
  ): Promise<typeof MergeGuestOrdersResult> {
    const { userId, ...seen } = input;
    const merge = await context.services.customerGuestOrders.merge(userId, seen, signedIn(context).id);
    if (merge.outcome !== 'merged') return refuse(merge.outcome, context);
    const user = presentUser(merge.user, context.viewer);
    return Object.assign(new GuestOrdersMerged(), { user, orderCount: merge.orderCount });
  }

  @Allow('user:merge')
  @Mutation(() => SendOrderClaimResult, {
    description: 'Sends a member the link by which they take over the guest orders of their address themselves.',
  })
  async sendOrderClaim(
    @Arg('input', () => SendOrderClaimInput, { description: 'The member.' }) { userId }: SendOrderClaimInput,
    @Ctx() context: UserContext,
  ): Promise<typeof SendOrderClaimResult> {
    const outcome = await context.services.customerGuestOrders.offer(userId, signedIn(context).id);
    if (outcome !== 'offered') return refuse(outcome, context);
    return Object.assign(new OrderClaimSent(), { userId });
  }
}
