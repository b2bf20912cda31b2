import { Market } from '@eunbit/schema/market';
import { validateBlockReason } from '@eunbit/schema/validation-staff';
import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Allow, signedIn } from '../../common/allow.ts';
import { presentResult } from '../../common/create-error-type.ts';
import { type NumberedConnection, toNumberedConnection } from '../../common/numbered-page.ts';
import { validationError } from '../../common/result.types.ts';
import { SavedAddressType } from '../address/index.ts';
import { EmailAddressStatusType, presentAddressStatus } from '../email/index.ts';
import { MemberOrderConnection, type OrderType, presentOrder } from '../order/index.ts';
import { presentCustomerSummary } from './customer.presenter.ts';
import { CustomerSummaryType } from './customer.types.ts';
import type { UserContext } from './user.module.ts';
import { presentPurchase, presentUser } from './user.presenter.ts';
import {
  PurchaseConnection,
  type PurchaseType,
  UpdateUserBlockedInput,
  UpdateUserBlockedResult,
  UserAdminError,
  UserConnection,
  UserPageArgs,
  UserPartArgs,
  UserType,
} from './user.types.ts';

const USER_ID = { description: 'The account.' } as const;

@Resolver(() => UserType)
export class UserResolver {
  @Allow('user:read')
  @Query(() => UserConnection, { description: 'Accounts created in a store, newest first.' })
  async users(
    @Arg('market', () => Market, { description: 'The store.' }) market: Market,
    @Arg('search', () => String, {
      defaultValue: '',
      description: 'A full name, the start of an email address, or a phone number; all accounts if omitted.',
    })
    search: string,
    @Arg('tag', () => String, { nullable: true, description: 'Only rows with this tag.' })
    tag: string | null,
    @Args(() => UserPageArgs) request: UserPageArgs,
    @Ctx() context: UserContext,
  ): Promise<NumberedConnection<UserType>> {
    const page = await context.services.users.page(market, { search, tag }, request);
    return toNumberedConnection(
      page,
      page.rows.map((record) => presentUser(record, context.viewer)),
    );
  }

  @Allow('user:read')
  @Query(() => UserType, { nullable: true, description: 'One account; null if there is no such account.' })
  async user(
    @Arg('id', () => ID, { description: 'The account.' }) id: string,
    @Ctx() context: UserContext,
  ): Promise<UserType | null> {
    const record = await context.services.users.byId(id);
    return record && presentUser(record, context.viewer);
  }

  @FieldResolver(() => Int, { description: 'Number of their orders in both stores; counted only if selected.' })
  async orderCount(@Root() { id }: UserType, @Ctx() { loaders }: UserContext): Promise<number> {
    return (await loaders.memberSums.load(id))?.orderCount ?? 0;
  }

  @FieldResolver(() => CustomerSummaryType, { description: 'Totals of their orders.' })
  async summary(@Root() { id }: UserType, @Ctx() { loaders }: UserContext): Promise<CustomerSummaryType> {
    return presentCustomerSummary(await loaders.memberSums.load(id));
  }

  @FieldResolver(() => EmailAddressStatusType, { description: 'Whether their address accepts emails.' })
  async emailStatus(@Root() { email }: UserType, @Ctx() { loaders }: UserContext): Promise<EmailAddressStatusType> {
    return presentAddressStatus(email, await loaders.addressStatuses.load(email));
  }

  @Allow('user:read')
  @Query(() => [SavedAddressType], { description: "An account's saved addresses of both stores, at most 20." })
  async userAddresses(
    @Arg('userId', () => ID, USER_ID) userId: string,
    @Ctx() { services }: UserContext,
  ): Promise<SavedAddressType[]> {
    return [...(await services.address.list(userId))];
  }

  @Allow('user:read')
  @Query(() => PurchaseConnection, { description: 'Products that an account has bought, last bought first.' })
  async userPurchases(
    @Arg('userId', () => ID, USER_ID) userId: string,
    @Args(() => UserPartArgs) request: UserPartArgs,
    @Ctx() context: UserContext,
  ): Promise<NumberedConnection<PurchaseType>> {
    const page = await context.services.users.listPurchases(userId, request);
    return toNumberedConnection(page, await Promise.all(page.rows.map((row) => presentPurchase(row, context))));
  }

  @Allow('user:read')
  @Query(() => MemberOrderConnection, { description: "An account's orders in both stores, newest first." })
  async userOrders(
    @Arg('userId', () => ID, USER_ID) userId: string,
    @Args(() => UserPartArgs) request: UserPartArgs,
    @Ctx() context: UserContext,
  ): Promise<NumberedConnection<OrderType>> {
    const page = await context.services.users.listOrders(userId, request);
    return toNumberedConnection(
      page,
      page.rows.map((order) => presentOrder(order, context)),
    );
  }

  @Allow('user:block')
  @Mutation(() => UpdateUserBlockedResult, {
    description:
      'Blocks an account from writing and editing reviews, or unblocks it. It can still buy. Only an admin ' +
      'can block staff, and no one can block themselves.',
  })
  async updateUserBlocked(
    @Arg('input', () => UpdateUserBlockedInput, { description: 'Who, and whether.' }) input: UpdateUserBlockedInput,
    @Ctx() context: UserContext,
  ): Promise<typeof UpdateUserBlockedResult> {
    const { userId, isBlocked: blocked, reason = null } = input;
    const failures = validateBlockReason(reason ?? '');
    if (failures.length > 0) return validationError(failures, context.language);
    const change = await context.services.userBlock(signedIn(context), userId, { blocked, reason });
    return presentResult(change, UserAdminError, context.language, (user) => presentUser(user, context.viewer));
  }
}
