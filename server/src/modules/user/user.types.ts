import { Role, USERS_PER_PAGE } from '@eunbit/schema/account';
import { type Language, Market } from '@eunbit/schema/market';
import { ArgsType, createUnionType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { createErrorType } from '../../common/create-error-type.ts';
import { LanguageEnum } from '../../common/market.types.ts';
import { Node } from '../../common/node.types.ts';
import { createNumberedConnectionType, createNumberedPageArgs } from '../../common/numbered-connection.ts';
import type { StaffRole } from '../../common/permissions.ts';
import { StaffRoleType } from '../../common/permissions.types.ts';
import { ValidationError } from '../../common/result.types.ts';
import { ProductType } from '../catalogue/index.ts';

export const UserAdminError = createErrorType('UserAdmin', {
  USER_NOT_FOUND: 'There is no such account.',
  BLOCK_REFUSED: 'The caller may not block or unblock this account.',
});
export type UserAdminError = InstanceType<typeof UserAdminError>;

@ObjectType('UserBlock', { description: 'When and why an account was blocked from writing reviews.' })
export class UserBlockType {
  @Field(() => Date, { description: 'When staff blocked them.' })
  at!: Date;

  @Field(() => String, { nullable: true, description: 'Reason that staff recorded; null if there is none.' })
  reason!: string | null;
}

@ObjectType('User', { description: 'An account, as staff see it.', implements: Node })
export class UserType {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => String, { description: 'Email.' })
  email!: string;

  @Field(() => String, { description: 'Given name.' })
  firstName!: string;

  @Field(() => String, { description: 'Family name.' })
  lastName!: string;

  @Field(() => String, { nullable: true, description: 'Phone with calling code; null if there is none.' })
  phone!: string | null;

  @Field(() => Role, { description: 'Role.' })
  role!: Role;

  @Field(() => StaffRoleType, { nullable: true, description: 'Their staff role, if the role is STAFF.' })
  staffRole!: StaffRole | null;

  @Field(() => [Role], {
    description:
      'Roles that the caller may give them, with the role change PIN. STAFF stands for those of staffRoles that the ' +
      'caller may give.',
  })
  nextRoles!: readonly Role[];

  @Field(() => Boolean, { description: 'Whether they are blocked from writing reviews; they can still buy.' })
  isBlocked!: boolean;

  @Field(() => Boolean, { description: 'Whether the caller may block and unblock them.' })
  viewerCanBlock!: boolean;

  @Field(() => Boolean, { description: 'Whether their sign-in needs a second factor; false for customers.' })
  hasSecondFactor!: boolean;

  @Field(() => UserBlockType, { nullable: true, description: 'Details of the block; null if none were recorded.' })
  block!: UserBlockType | null;

  @Field(() => LanguageEnum, { description: 'The language they last chose.' })
  language!: Language;

  @Field(() => Market, { description: 'The store in which the account was created.' })
  location!: Market;

  @Field(() => Date, { description: 'When the account was created.' })
  createdAt!: Date;

  @Field(() => [String], { description: 'Tags that staff added, oldest first.' })
  tags!: readonly string[];

  @Field(() => Boolean, {
    description: 'Whether their email is verified: they opened an emailed link, or a social provider had verified it.',
  })
  isEmailProven!: boolean;
}

export const UserConnection = createNumberedConnectionType('User', () => UserType, 'accounts, newest first');

@ArgsType()
export class UserPageArgs extends createNumberedPageArgs(USERS_PER_PAGE.KR) {}

@ObjectType('Purchase', { description: 'A product that a customer bought in a store.' })
export class PurchaseType {
  @Field(() => ID, { description: 'The product.' })
  productId!: string;

  @Field(() => Market, { description: 'The store.' })
  market!: Market;

  @Field(() => String, { description: 'Its name when they last bought it.' })
  title!: string;

  @Field(() => String, { description: 'Its main picture at that time.' })
  imageUrl!: string;

  @Field(() => Int, { description: 'Units in all their orders, without cancelled ones.' })
  units!: number;

  @Field(() => Date, { description: 'When they last bought it.' })
  lastBoughtAt!: Date;

  @Field(() => ProductType, { nullable: true, description: 'The current product; null if it is no longer sold.' })
  product!: ProductType | null;
}

export const PurchaseConnection = createNumberedConnectionType(
  'Purchase',
  () => PurchaseType,
  'what somebody has bought, the last bought first',
);

/** Lists within one account (STAFF-10). */
@ArgsType()
export class UserPartArgs extends createNumberedPageArgs(5) {}

@InputType({ description: 'An account to block or unblock.' })
export class UpdateUserBlockedInput {
  @Field(() => ID, { description: 'The account.' })
  userId!: string;

  @Field(() => Boolean, { description: 'True blocks the account from writing reviews.' })
  isBlocked!: boolean;

  @Field(() => String, { nullable: true, description: 'Reason for staff, up to 200 characters.' })
  reason?: string | null;
}

export const UpdateUserBlockedResult = createUnionType({
  name: 'UpdateUserBlockedResult',
  description: 'Outcome of updateUserBlocked.',
  types: () => [UserType, ValidationError, UserAdminError] as const,
});
