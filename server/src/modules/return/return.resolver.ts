import { personName } from '@eunbit/schema/person-name';
import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Allow } from '../../common/allow.ts';
import { presentOpenLink } from '../draft-order/index.ts';
import { type OrderRecord, OrderType } from '../order/index.ts';
import { ReportReturnSentInput, RequestReturnInput, ReturnChoiceInput, WithdrawReturnInput } from './return.inputs.ts';
import type { ReturnContext } from './return.module.ts';
import {
  isForStaff,
  isPlannable,
  presentOptions,
  presentPreview,
  presentRefundPlan,
  presentReopened,
  presentReturn,
  presentReturnResult,
} from './return.presenter.ts';
import { ReturnError, ReturnPreviewResult, UpdateReturnResult } from './return.results.ts';
import {
  ReopenedReturnType,
  ReturnChangeType,
  ReturnLabelType,
  ReturnOptionsType,
  ReturnPaymentType,
  ReturnPictureType,
  ReturnRefundPlanType,
  ReturnType,
} from './return.types.ts';
import { planSettlement } from './return-settlement-decisions.ts';

/** Identifies the buyer by the access token of the order, or by sign-in. */
const buyerOf = ({ accessToken }: { readonly accessToken?: string | null }, { viewer }: ReturnContext) => ({
  accessToken: accessToken ?? null,
  userId: viewer?.id ?? null,
});

/** Skips the query for orders that never had a return. */
const returnsOf = async ({ number, returnsChangedAt }: OrderRecord, { loaders }: ReturnContext) =>
  returnsChangedAt ? ((await loaders.returnsOfOrders.load(number)) ?? []) : [];

@Resolver(() => OrderType)
export class OrderReturnResolver {
  @FieldResolver(() => [ReturnType], { description: 'Returns of the order, oldest first; at most 20.' })
  async returns(@Root() { record }: OrderType, @Ctx() context: ReturnContext): Promise<ReturnType[]> {
    return (await returnsOf(record, context)).map((one) => presentReturn(one, record, context));
  }

  @FieldResolver(() => ReturnOptionsType, { description: 'What of the order can be returned now, and at what cost.' })
  async returnOptions(@Root() { record }: OrderType, @Ctx() context: ReturnContext): Promise<ReturnOptionsType> {
    const returns = await returnsOf(record, context);
    return presentOptions(context.services.returns.options(record, returns), context.language);
  }

  @FieldResolver(() => ReopenedReturnType, {
    nullable: true,
    description:
      'The return that cancelling the order would reopen or, once it is cancelled, has reopened; null if ' +
      'the order settles no return, and once that return is settled otherwise or closed.',
  })
  async reopenedReturn(
    @Root() { record }: OrderType,
    @Ctx() { services }: ReturnContext,
  ): Promise<ReopenedReturnType | null> {
    const reopened = await services.returnReopening.preview(record);
    return reopened && presentReopened(reopened);
  }
}

@Resolver(() => ReturnType)
export class ReturnResolver {
  @FieldResolver(() => [ReturnPictureType], { description: 'Pictures by the customer; at most 5.' })
  pictures(@Root() { record }: ReturnType, @Ctx() { services }: ReturnContext): ReturnPictureType[] {
    return record.pictures.map(services.returnPictures.present);
  }

  @FieldResolver(() => ReturnLabelType, {
    nullable: true,
    description: 'The return label; null if there is none, and for customers until it can be printed.',
  })
  label(@Root() { record }: ReturnType, @Ctx() context: ReturnContext): ReturnLabelType | null {
    return context.services.returnLabelFiles.present(record, isForStaff(context));
  }

  @FieldResolver(() => ReturnRefundPlanType, {
    nullable: true,
    description: 'Amounts of a refund now; null unless it can be settled now.',
  })
  async refundPlan(
    @Root() { record, order }: ReturnType,
    @Ctx() context: ReturnContext,
  ): Promise<ReturnRefundPlanType | null> {
    if (!isPlannable(record)) return null;
    const others = (await returnsOf(order, context)).filter(({ number }) => number !== record.number);
    return presentRefundPlan(order, planSettlement({ order, record, others }), record.shipping.fee);
  }

  @FieldResolver(() => ReturnPaymentType, {
    nullable: true,
    description: 'Payment that the customer has to make before the units are exchanged; null if none is awaited.',
  })
  async openPayment(@Root() { record }: ReturnType, @Ctx() context: ReturnContext): Promise<ReturnPaymentType | null> {
    const { status, replacementNumber } = record;
    if (status !== 'AWAITING_PAYMENT' || !replacementNumber) return null;
    const draft = await context.loaders.draftsOfReturns.load(replacementNumber);
    return draft && presentOpenLink(draft, context.services.draftTokens);
  }

  @Allow('public')
  @Query(() => ReturnPreviewResult, {
    description: "Preview of a return of units of one's own order; nothing is stored.",
  })
  async returnPreview(
    @Arg('input', () => ReturnChoiceInput, { description: 'The returned units.' }) input: ReturnChoiceInput,
    @Ctx() context: ReturnContext,
  ): Promise<typeof ReturnPreviewResult> {
    const found = await context.services.returns.preview(input.orderNumber, buyerOf(input, context), input);
    return 'value' in found ? presentPreview(found.value) : ReturnError.of(found.refused, context.language);
  }

  @Allow('public')
  @Mutation(() => UpdateReturnResult, {
    description: "Requests a return of units of one's own order, by the rules of its store; limited per order.",
  })
  async requestReturn(
    @Arg('input', () => RequestReturnInput, { description: 'The return.' }) input: RequestReturnInput,
    @Ctx() context: ReturnContext,
  ): Promise<typeof UpdateReturnResult> {
    const { idempotency, returns } = context.services;
    const buyer = buyerOf(input, context);
    const { orderNumber, resolution, lines, isUnused, expectedFee } = input;
    const request = {
      orderNumber,
      resolution,
      lines,
      isUnused,
      expectedFee,
      note: input.note ?? '',
      pictureIds: input.pictureIds,
    };
    const outcome = await idempotency.once(
      context,
      'requestReturn',
      input,
      (recordCreated) => returns.request(request, buyer, recordCreated),
      (id) => returns.requested(id, buyer),
    );
    return presentReturnResult(outcome, context);
  }

  @Allow('public')
  @Mutation(() => UpdateReturnResult, {
    description: "Withdraws one's own return whose goods were not sent. Calling it again returns the same result.",
  })
  async withdrawReturn(
    @Arg('input', () => WithdrawReturnInput, { description: 'The return.' }) input: WithdrawReturnInput,
    @Ctx() context: ReturnContext,
  ): Promise<typeof UpdateReturnResult> {
    return presentReturnResult(await context.services.returns.withdraw(input.number, buyerOf(input, context)), context);
  }

  @Allow('public')
  @Mutation(() => UpdateReturnResult, {
    description: "Reports that the goods of one's own return were sent. Calling it again returns the same result.",
  })
  async reportReturnSent(
    @Arg('input', () => ReportReturnSentInput, { description: 'The return.' }) input: ReportReturnSentInput,
    @Ctx() context: ReturnContext,
  ): Promise<typeof UpdateReturnResult> {
    return presentReturnResult(
      await context.services.returns.reportSent(input.number, buyerOf(input, context)),
      context,
    );
  }
}

@Resolver(() => ReturnChangeType)
export class ReturnChangeResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: 'The staff member; null for customers, and for changes by the customer or the shop.',
  })
  async author(@Root() { by }: ReturnChangeType, @Ctx() { loaders }: ReturnContext): Promise<string | null> {
    const name = by && (await loaders.peopleOfOrders.load(by));
    return name ? personName(name) : null;
  }
}
