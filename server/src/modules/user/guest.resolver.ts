import { Market } from '@eunbit/schema/market';
import { Arg, Args, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { Allow } from '../../common/allow.ts';
import { type NumberedConnection, toNumberedConnection } from '../../common/numbered-page.ts';
import { holds } from '../../common/permissions.ts';
import { EmailAddressStatusType, presentAddressStatus } from '../email/index.ts';
import { MemberOrderConnection, OrderStaffDetailsType, type OrderType, presentOrder } from '../order/index.ts';
import { presentCustomer, presentCustomerSummary, presentGuest } from './customer.presenter.ts';
import { CustomerSummaryType, CustomerUnion, GuestConnection, GuestType } from './customer.types.ts';
import type { UserContext } from './user.module.ts';
import { UserPageArgs, UserPartArgs } from './user.types.ts';

const GUEST_ID = { description: 'The guest.' } as const;

/** People who have ordered without an account. */
@Resolver(() => GuestType)
export class GuestResolver {
  @Allow('user:read')
  @Query(() => GuestConnection, {
    description: 'Customers who have ordered without an account, latest order first. New guests appear within seconds.',
  })
  async guests(
    @Arg('market', () => Market, { description: 'The store of their last order.' }) market: Market,
    @Arg('search', () => String, {
      defaultValue: '',
      description: 'A full name, the start of an email address, or a phone number; all guests if omitted.',
    })
    search: string,
    @Arg('tag', () => String, { nullable: true, description: 'Only rows with this tag.' })
    tag: string | null,
    @Args(() => UserPageArgs) request: UserPageArgs,
    @Ctx() { services }: UserContext,
  ): Promise<NumberedConnection<GuestType>> {
    const page = await services.users.guestPage(market, { search, tag }, request);
    return toNumberedConnection(page, page.rows.map(presentGuest));
  }

  @Allow('user:read')
  @Query(() => GuestType, { nullable: true, description: 'One guest; null if there is no such guest (any more).' })
  async guest(@Arg('id', () => ID, GUEST_ID) id: string, @Ctx() { services }: UserContext): Promise<GuestType | null> {
    const guest = await services.guests.byId(id);
    return guest && presentGuest(guest);
  }

  @FieldResolver(() => CustomerSummaryType, { description: 'Totals of their orders without an account.' })
  async summary(@Root() { email }: GuestType, @Ctx() { loaders }: UserContext): Promise<CustomerSummaryType> {
    return presentCustomerSummary(await loaders.guestSums.load(email));
  }

  @FieldResolver(() => EmailAddressStatusType, { description: 'Whether their address accepts emails.' })
  async emailStatus(@Root() { email }: GuestType, @Ctx() { loaders }: UserContext): Promise<EmailAddressStatusType> {
    return presentAddressStatus(email, await loaders.addressStatuses.load(email));
  }

  @Allow('user:read')
  @Query(() => MemberOrderConnection, {
    nullable: true,
    description: "A guest's orders in both stores, newest first; null if there is no such guest (any more).",
  })
  async guestOrders(
    @Arg('guestId', () => ID, GUEST_ID) guestId: string,
    @Args(() => UserPartArgs) request: UserPartArgs,
    @Ctx() context: UserContext,
  ): Promise<NumberedConnection<OrderType> | null> {
    const page = await context.services.users.listGuestOrders(guestId, request);
    return (
      page &&
      toNumberedConnection(
        page,
        page.rows.map((order) => presentOrder(order, context)),
      )
    );
  }
}

@Resolver(() => OrderStaffDetailsType)
export class OrderBuyerResolver {
  @FieldResolver(() => CustomerUnion, {
    nullable: true,
    description:
      'The customer in the customer list; null if the account was deleted, for a few seconds for a new ' +
      'guest, and for callers who may not see customers.',
  })
  async buyer(
    @Root() order: OrderStaffDetailsType,
    @Ctx() { services, viewer }: UserContext,
  ): Promise<typeof CustomerUnion | null> {
    if (!viewer || !holds(viewer, 'user:read')) return null;
    const customer = await services.users.buyerOf(order);
    return customer && presentCustomer(customer, viewer);
  }
}
