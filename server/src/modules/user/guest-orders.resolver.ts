import { GUEST_ORDERS_SHOWN } from '@eunbit/schema/customer';
import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, signedIn } from '../../common/allow.ts';
import { presentResult } from '../../common/create-error-type.ts';
import { presentOrder } from '../order/index.ts';
import {
  CustomerError,
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

/** Guest orders with a member's email address. */
@Resolver()
export class GuestOrdersResolver {
  @Allow('user:read')
  @Query(() => GuestOrdersType, {
    nullable: true,
    description: 'Guest orders with the email address of an account; null if there are none.',
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
      "Moves all guest orders of an account's verified address to the account, together with notes and " +
      'tags of the guest. It cannot be undone.',
  })
  async mergeGuestOrders(
    @Arg('input', () => MergeGuestOrdersInput, { description: 'What is moved where.' }) input: MergeGuestOrdersInput,
    @Ctx() context: UserContext,
  ): Promise<typeof MergeGuestOrdersResult> {
    const { userId, ...seen } = input;
    const merge = await context.services.customerGuestOrders.merge(userId, seen, signedIn(context).id);
    return presentResult(merge, CustomerError, context.language, ({ user, orderCount }) =>
      Object.assign(new GuestOrdersMerged(), { user: presentUser(user, context.viewer), orderCount }),
    );
  }

  @Allow('user:merge')
  @Mutation(() => SendOrderClaimResult, {
    description: 'Emails a member the link with which they claim the guest orders of their address.',
  })
  async sendOrderClaim(
    @Arg('input', () => SendOrderClaimInput, { description: 'The member.' }) { userId }: SendOrderClaimInput,
    @Ctx() context: UserContext,
  ): Promise<typeof SendOrderClaimResult> {
    const offered = await context.services.customerGuestOrders.offer(userId, signedIn(context).id);
    return presentResult(offered, CustomerError, context.language, () =>
      Object.assign(new OrderClaimSent(), { userId }),
    );
  }
}
