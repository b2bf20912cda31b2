import { validateCustomerNote } from '@eunbit/schema/customer';
import { personName } from '@eunbit/schema/person-name';
import { normaliseTag, validateTag } from '@eunbit/schema/tag';
import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Allow, signedIn } from '../../common/allow.ts';
import { presentResult } from '../../common/create-error-type.ts';
import { type NumberedConnection, toNumberedConnection } from '../../common/numbered-page.ts';
import { validationError } from '../../common/result.types.ts';
import { presentCustomer, presentCustomerNote } from './customer.presenter.ts';
import {
  CreateCustomerNoteInput,
  CreateCustomerNoteResult,
  CustomerError,
  CustomerInput,
  CustomerNoteConnection,
  CustomerNotePageArgs,
  CustomerNoteType,
  UpdateCustomerTagInput,
  UpdateCustomerTagResult,
} from './customer.types.ts';
import type { UserContext } from './user.module.ts';

/** Notes and tags of customers, for staff. */
@Resolver(() => CustomerNoteType)
export class CustomerResolver {
  @Allow('user:read')
  @Query(() => CustomerNoteConnection, { description: 'Staff notes about a customer, newest first.' })
  async customerNotes(
    @Arg('customer', () => CustomerInput, { description: 'The customer.' }) customer: CustomerInput,
    @Args(() => CustomerNotePageArgs) request: CustomerNotePageArgs,
    @Ctx() { services }: UserContext,
  ): Promise<NumberedConnection<CustomerNoteType>> {
    const page = await services.customerNotes.page(customer, request);
    return toNumberedConnection(page, page.rows.map(presentCustomerNote));
  }

  @FieldResolver(() => String, { nullable: true, description: 'Name of its author; null if the account was deleted.' })
  async author(@Root() { by }: CustomerNoteType, @Ctx() { loaders }: UserContext): Promise<string | null> {
    const name = await loaders.peopleOfNotes.load(by);
    return name && personName(name);
  }

  @Allow('user:update')
  @Mutation(() => CreateCustomerNoteResult, { description: 'Adds a note about a customer; notes are never changed.' })
  async createCustomerNote(
    @Arg('input', () => CreateCustomerNoteInput, { description: 'The note.' }) input: CreateCustomerNoteInput,
    @Ctx() context: UserContext,
  ): Promise<typeof CreateCustomerNoteResult> {
    const { services, language } = context;
    const failures = validateCustomerNote(input);
    if (failures.length > 0) return validationError(failures, language);
    const note = await services.idempotency.once(
      context,
      'createCustomerNote',
      input,
      (recordCreated) => services.customerNotes.add(input.customer, input.text, signedIn(context).id, recordCreated),
      services.customerNotes.byId,
    );
    if (!note) return CustomerError.create('CUSTOMER_NOT_FOUND', 'customer.notFound', language);
    return presentCustomerNote(note);
  }

  @Allow('user:update')
  @Mutation(() => UpdateCustomerTagResult, {
    description:
      'Adds or removes one tag of a customer, who can have 20. Tags that colleagues change meanwhile are unaffected.',
  })
  async updateCustomerTag(
    @Arg('input', () => UpdateCustomerTagInput, { description: 'The tag.' }) input: UpdateCustomerTagInput,
    @Ctx() context: UserContext,
  ): Promise<typeof UpdateCustomerTagResult> {
    const { customer, tag, isSet } = input;
    const { services, language } = context;
    const failures = validateTag(tag);
    if (failures.length > 0) return validationError(failures, language);
    const change = await services.setCustomerTag(customer, normaliseTag(tag), isSet, signedIn(context).id);
    return presentResult(change, CustomerError, language, (changed) => presentCustomer(changed, context.viewer));
  }
}
