import { DraftOrderKind, DraftOrderStatus } from '@eunbit/schema/draft-order';
import { Market } from '@eunbit/schema/market';
import { personName } from '@eunbit/schema/person-name';
import {
  Arg,
  Args,
  Ctx,
  Extensions,
  FieldResolver,
  Mutation,
  Query,
  Resolver,
  Root,
  type SubscribeResolverData,
  Subscription,
} from 'type-graphql';
import { Allow, signedIn } from '../../common/allow.ts';
import { presentResult } from '../../common/create-error-type.ts';
import { type NumberedConnection, toNumberedConnection } from '../../common/numbered-page.ts';
import { PaymentProviderError } from '../../integrations/payment/payment-provider.ts';
import { OrderType, presentOrder } from '../order/index.ts';
import { insufficientStock } from '../payment/index.ts';
import { BankType, presentBank, toBuyerNotes } from '../purchase/index.ts';
import {
  CancelDraftOrderInput,
  CreateDraftOrderInput,
  DraftOrderContentsInput,
  SendDraftOrderInput,
  SendDraftOrderLinkInput,
  UpdateDraftOrderInput,
} from './draft-order.inputs.ts';
import type { DraftOrderRecord } from './draft-order.model.ts';
import type { DraftOrderContext } from './draft-order.module.ts';
import { presentAmounts, presentDraftLines, presentDraftOrder } from './draft-order.presenter.ts';
import type { WantedDraft } from './draft-order.service.ts';
import {
  DraftOrderAddressSuggested,
  DraftOrderConnection,
  DraftOrderError,
  DraftOrderMemberFound,
  DraftOrderPageArgs,
  DraftOrderPreviewResult,
  DraftOrderPreviewType,
  DraftOrderSent,
  DraftOrderTotalChanged,
  DraftOrderType,
  OrderOriginType,
  SaveDraftOrderResult,
  SendDraftOrderResult,
} from './draft-order.types.ts';
import type { DraftResult } from './draft-rules.ts';
import type { SendOutcome } from './draft-sending.service.ts';

const presentSaved = (result: DraftResult, context: DraftOrderContext) =>
  presentResult(result, DraftOrderError, context.language, (draft) => presentDraftOrder(draft, context));

function toWanted(contents: DraftOrderContentsInput): WantedDraft {
  const { language, email, phone, lines, payment, expiresInDays, address } = contents;
  return {
    language,
    userId: contents.userId ?? null,
    email,
    phone,
    address: address ? { ...address, apt: address.apt ?? '' } : null,
    ...toBuyerNotes(contents),
    lines: lines.map(({ productId, quantity, agreedPrice = null }) => ({ productId, quantity, agreedPrice })),
    shippingOption: contents.shippingOption ?? null,
    agreedShipping: contents.agreedShipping ?? null,
    payment,
    bankId: contents.bankId ?? '',
    depositorName: contents.depositorName ?? '',
    paymentDueOn: contents.paymentDueOn ?? null,
    reason: contents.reason ?? '',
    expiresInDays,
  };
}

function presentSending(sent: SendOutcome, context: DraftOrderContext) {
  const { language } = context;
  if ('refused' in sent) return DraftOrderError.of(sent.refused, language);
  if ('shortages' in sent) return insufficientStock(sent.shortages, context);
  if ('suggestion' in sent) return Object.assign(new DraftOrderAddressSuggested(), sent);
  if ('member' in sent) {
    const { _id, firstName, lastName } = sent.member;
    const name = personName({ firstName, lastName });
    return Object.assign(new DraftOrderMemberFound(), { userId: String(_id), name });
  }
  if ('otherTotal' in sent) {
    const { _id, lines, amounts, market } = sent.otherTotal;
    return Object.assign(new DraftOrderTotalChanged(), {
      lines: presentDraftLines(lines, `today:${_id}`, market, language),
      amounts: presentAmounts(amounts, market),
    });
  }
  const { draft, order } = sent.value;
  return Object.assign(new DraftOrderSent(), {
    draftOrder: presentDraftOrder(draft, context),
    order: order && presentOrder(order, context),
  });
}

type Subscribing = SubscribeResolverData<unknown, { market: Market }, DraftOrderContext>;

@Resolver(() => OrderType)
export class DraftOrderResolver {
  @FieldResolver(() => OrderOriginType, {
    nullable: true,
    description: 'The draft order that it was placed from; null if a checkout placed it.',
  })
  origin(@Root() { record }: OrderType): OrderOriginType | null {
    return record.origin ?? null;
  }

  @Allow('draftOrder:read')
  @Query(() => DraftOrderConnection, { description: 'Draft orders of a store, newest first.' })
  async draftOrders(
    @Arg('market', () => Market, { description: 'The store.' }) market: Market,
    @Arg('status', () => DraftOrderStatus, { nullable: true, description: 'Only rows with this status.' })
    status: DraftOrderStatus | undefined,
    @Arg('kind', () => DraftOrderKind, { nullable: true, description: 'Only draft orders with this purpose.' })
    kind: DraftOrderKind | undefined,
    @Arg('search', () => String, {
      nullable: true,
      description: 'A draft number DR-…, the number EB-… of a replaced order, or the email of the customer.',
    })
    search: string | undefined,
    @Args(() => DraftOrderPageArgs) request: InstanceType<typeof DraftOrderPageArgs>,
    @Ctx() context: DraftOrderContext,
  ): Promise<NumberedConnection<DraftOrderType>> {
    const filter = { status: status ?? null, kind: kind ?? null, search: search ?? null };
    const page = await context.services.draftOrders.page(market, filter, request);
    return toNumberedConnection(
      page,
      page.rows.map((draft) => presentDraftOrder(draft, context)),
    );
  }

  @Allow('draftOrder:read')
  @Query(() => DraftOrderType, { nullable: true, description: 'One draft order; null if there is no such order.' })
  async draftOrder(
    @Arg('number', () => String, { description: 'Its number, DR-….' }) number: string,
    @Ctx() context: DraftOrderContext,
  ): Promise<DraftOrderType | null> {
    const draft = await context.services.draftOrders.byNumber(number);
    return draft && presentDraftOrder(draft, context);
  }

  @Allow('draftOrder:write')
  @Extensions({ atMost: 20 })
  @Query(() => [BankType], { description: 'Bank accounts to which a draft order can be paid by deposit.' })
  draftDepositAccounts(@Ctx() { services, language }: DraftOrderContext): BankType[] {
    return services.shopSettings.shown.banks.accounts.map((bank) => presentBank(bank, language));
  }

  @Allow('draftOrder:write')
  @Query(() => DraftOrderPreviewResult, { description: 'Totals of a draft order; nothing is stored.' })
  async previewDraftOrder(
    @Arg('market', () => Market, { description: 'The store.' }) market: Market,
    @Arg('contents', () => DraftOrderContentsInput, { description: 'What it is to be.' })
    contents: DraftOrderContentsInput,
    @Ctx() context: DraftOrderContext,
  ): Promise<typeof DraftOrderPreviewResult> {
    const priced = await context.services.draftOrders.preview(toWanted(contents), market);
    if ('refused' in priced) return DraftOrderError.of(priced.refused, context.language);
    return Object.assign(new DraftOrderPreviewType(), {
      lines: presentDraftLines(priced.value.lines, 'preview', market, context.language),
      amounts: presentAmounts(priced.value.amounts, market),
    });
  }

  @Allow('draftOrder:write')
  @Mutation(() => SaveDraftOrderResult, { description: 'Creates a draft order, empty or as a copy.' })
  async createDraftOrder(
    @Arg('input', () => CreateDraftOrderInput, { description: 'What it begins with.' }) input: CreateDraftOrderInput,
    @Ctx() context: DraftOrderContext,
  ): Promise<typeof SaveDraftOrderResult> {
    const { market, kind, fromOrder = null, fromDraft = null, userId = null } = input;
    const wanted = { market, kind, fromOrder, fromDraft, userId };
    return presentSaved(await context.services.draftOrders.create(wanted, signedIn(context).id), context);
  }

  @Allow('draftOrder:write')
  @Mutation(() => SaveDraftOrderResult, { description: 'Changes a draft order that was not sent yet.' })
  async updateDraftOrder(
    @Arg('input', () => UpdateDraftOrderInput, { description: 'What it is to be.' }) input: UpdateDraftOrderInput,
    @Ctx() context: DraftOrderContext,
  ): Promise<typeof SaveDraftOrderResult> {
    const { number, expectedVersion, contents } = input;
    const { draftOrders } = context.services;
    const updated = await draftOrders.update(number, expectedVersion, toWanted(contents), signedIn(context).id);
    return presentSaved(updated, context);
  }

  @Allow('draftOrder:write')
  @Mutation(() => SendDraftOrderResult, {
    description:
      'Sends a draft order: its units are held and the customer gets the link, or the order is placed at once.',
  })
  async sendDraftOrder(
    @Arg('input', () => SendDraftOrderInput, { description: 'The draft.' }) input: SendDraftOrderInput,
    @Ctx() context: DraftOrderContext,
  ): Promise<typeof SendDraftOrderResult> {
    const sent = await context.services.draftSending.send({
      number: input.number,
      version: input.expectedVersion,
      expectedTotal: input.expectedTotal,
      isKeptAsTyped: input.isKeptAsTyped ?? false,
      isForGuest: input.isForGuest,
      staffId: signedIn(context).id,
      from: context.address,
      requestId: context.requestId,
    });
    return presentSending(sent, context);
  }

  @Allow('draftOrder:write')
  @Mutation(() => SaveDraftOrderResult, { description: 'Resends the link of a draft order; limited per draft.' })
  async sendDraftOrderLink(
    @Arg('input', () => SendDraftOrderLinkInput, { description: 'The draft.' }) { number }: SendDraftOrderLinkInput,
    @Ctx() context: DraftOrderContext,
  ): Promise<typeof SaveDraftOrderResult> {
    return presentSaved(await context.services.draftOrders.resend(number, signedIn(context).id), context);
  }

  @Allow('draftOrder:write')
  @Mutation(() => SaveDraftOrderResult, {
    description: 'Cancels an unpaid draft order: its link becomes invalid, and its units are released.',
  })
  async cancelDraftOrder(
    @Arg('input', () => CancelDraftOrderInput, { description: 'The draft.' }) { number }: CancelDraftOrderInput,
    @Ctx() context: DraftOrderContext,
  ): Promise<typeof SaveDraftOrderResult> {
    try {
      return presentSaved(await context.services.draftOrders.cancel(number, signedIn(context).id), context);
    } catch (error) {
      if (!(error instanceof PaymentProviderError)) throw error;
      return DraftOrderError.create('PAYMENT_PROVIDER_UNAVAILABLE', 'payment.unavailable', context.language);
    }
  }

  @Allow('draftOrder:read')
  @Subscription(() => DraftOrderType, {
    subscribe: ({ args, context }: Subscribing) =>
      context.services.draftOrderEvents.subscribe(`draftOrders:${args.market}`),
    description: 'New and changed draft orders of a store. Ends if events were missed: read the list again.',
  })
  draftOrderChanged(
    @Root() draft: DraftOrderRecord,
    @Arg('market', () => Market, { description: 'The store.' }) _market: Market,
    @Ctx() context: DraftOrderContext,
  ): DraftOrderType {
    return presentDraftOrder(draft, context);
  }
}
