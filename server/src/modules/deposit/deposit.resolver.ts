import { personName } from '@eunbit/schema/person-name';
import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { Allow, signedIn } from '../../common/allow.ts';
import { holds } from '../../common/permissions.ts';
import {
  type Changed,
  OrderError,
  type OrderRefusal,
  OrderType,
  presentOrderResult,
  UpdateOrderResult,
  whyNotTaken,
} from '../order/index.ts';
import { BankType } from '../purchase/index.ts';
import type { DepositContext } from './deposit.module.ts';
import { presentDepositBanks, presentDeposits } from './deposit.presenter.ts';
import {
  DepositRemovalType,
  DepositRestRequested,
  OrderDepositType,
  RecordDepositInput,
  RemoveDepositInput,
  RequestDepositRestInput,
  RequestDepositRestResult,
  UpdatePaymentDueInput,
} from './deposit.types.ts';
import { isDueEditable } from './deposit-rules.ts';

/** A name for staff; null for shoppers, and if the account was deleted. */
async function nameForStaff(id: string, { loaders, viewer }: DepositContext): Promise<string | null> {
  const name = viewer && holds(viewer, 'order:read') ? await loaders.peopleOfOrders.load(id) : null;
  return name && personName(name);
}

function readingOf({ services, viewer, language }: DepositContext) {
  return {
    isStaff: viewer !== null && holds(viewer, 'order:read'),
    banks: services.shopSettings.current.banks,
    language,
  };
}

@Resolver(() => OrderType)
export class DepositResolver {
  @FieldResolver(() => [OrderDepositType], {
    description: 'Deposits that staff have recorded, oldest first; up to 20.',
  })
  deposits(@Root() { record }: OrderType, @Ctx() context: DepositContext): OrderDepositType[] {
    return presentDeposits(record, readingOf(context));
  }

  @FieldResolver(() => [BankType], {
    description:
      'For staff: accounts that may have received its deposit; empty for shoppers and for other payment methods.',
  })
  depositBanks(@Root() { record }: OrderType, @Ctx() context: DepositContext): BankType[] {
    return presentDepositBanks(record, readingOf(context));
  }

  @FieldResolver(() => Boolean, { description: 'Whether the caller may record a deposit for it; false for shoppers.' })
  isDepositRecordable(@Root() { record }: OrderType, @Ctx() context: DepositContext): boolean {
    return readingOf(context).isStaff && whyNotTaken(record) === null;
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the caller may change the due date of its deposit; false for shoppers.',
  })
  isPaymentDueEditable(@Root() { record }: OrderType, @Ctx() context: DepositContext): boolean {
    return readingOf(context).isStaff && isDueEditable(record);
  }

  @Allow('order:recordPayment')
  @Mutation(() => UpdateOrderResult, {
    description:
      'Records a deposit in the ledger; an order may have several. The buyer is notified once the order is paid.',
  })
  async recordDeposit(
    @Arg('input', () => RecordDepositInput, { description: 'The deposit.' }) input: RecordDepositInput,
    @Ctx() context: DepositContext,
  ): Promise<typeof UpdateOrderResult> {
    const { services } = context;
    const { idempotencyKey: _, expectedDeposits = null, ...typed } = input;
    const deposit = { ...typed, expectedDeposits, statementLineId: null, staffId: signedIn(context).id };
    const recorded = await services.idempotency.once<Changed<OrderRefusal> | null>(
      context,
      'recordDeposit',
      input,
      (recordCreated) => services.deposits.record(deposit, recordCreated),
      async () => {
        const order = await services.orderReader.byNumber(input.orderNumber);
        return order && { order };
      },
    );
    return presentOrderResult(recorded, context, 'deposit.seenOthers');
  }

  @Allow('order:recordPayment')
  @Mutation(() => UpdateOrderResult, {
    description: 'Removes a deposit that was recorded by mistake, by a ledger entry of its own.',
  })
  async removeDeposit(
    @Arg('input', () => RemoveDepositInput, { description: 'The deposit.' }) input: RemoveDepositInput,
    @Ctx() context: DepositContext,
  ): Promise<typeof UpdateOrderResult> {
    const removed = await context.services.deposits.remove({ ...input, staffId: signedIn(context).id });
    return presentOrderResult(removed, context);
  }

  @Allow('order:recordPayment')
  @Mutation(() => RequestDepositRestResult, {
    description: 'Asks the buyer by email for the missing rest of a deposit; limited per order.',
  })
  async requestDepositRest(
    @Arg('input', () => RequestDepositRestInput, { description: 'The order.' }) {
      orderNumber,
    }: RequestDepositRestInput,
    @Ctx() context: DepositContext,
  ): Promise<typeof RequestDepositRestResult> {
    const sent = await context.services.depositRests.request(orderNumber, signedIn(context).id);
    if ('refused' in sent) return OrderError.of(sent.refused, context.language);
    return Object.assign(new DepositRestRequested(), { email: sent.value });
  }

  @Allow('order:confirm')
  @Mutation(() => UpdateOrderResult, {
    description:
      "Sets the due date of an order's deposit. If nothing has arrived by then, the order is cancelled; the buyer is reminded a day before.",
  })
  async updatePaymentDue(
    @Arg('input', () => UpdatePaymentDueInput, { description: 'The order and the day.' })
    { orderNumber, dueOn }: UpdatePaymentDueInput,
    @Ctx() context: DepositContext,
  ): Promise<typeof UpdateOrderResult> {
    const due = await context.services.deposits.setDue(orderNumber, { dueOn, by: signedIn(context).id });
    return presentOrderResult(due, context);
  }
}

@Resolver(() => OrderDepositType)
export class OrderDepositResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Who recorded it, for staff; null for shoppers, or if the account was deleted.',
  })
  author(@Root() { by }: OrderDepositType, @Ctx() context: DepositContext): Promise<string | null> {
    return nameForStaff(by, context);
  }
}

@Resolver(() => DepositRemovalType)
export class DepositRemovalResolver {
  @FieldResolver(() => String, { nullable: true, description: 'Who removed it; null if the account was deleted.' })
  author(@Root() { by }: DepositRemovalType, @Ctx() context: DepositContext): Promise<string | null> {
    return nameForStaff(by, context);
  }
}
