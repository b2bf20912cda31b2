import { validateGuestLookUp } from '@eunbit/schema/validation-order';
import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, AllowStep, ConfirmIdentity, signedIn } from '../../common/allow.ts';
import { holds } from '../../common/permissions.ts';
import { type ValidationError, validationError } from '../../common/result.types.ts';
import { OrderError } from './order.errors.ts';
import { LookUpGuestOrderInput, toStatusChange, UpdateOrderStatusInput } from './order.inputs.ts';
import type { OrderContext } from './order.module.ts';
import { presentOrder } from './order.presenter.ts';
import { GuestOrderFound, LookUpGuestOrderResult, UpdateOrderStatusResult } from './order.results.ts';
import type { LookUp } from './order.service.ts';
import { OrderType } from './order.types.ts';
import { refundAuthority } from './refund-authority.ts';
import { presentStatusOutcome } from './status-outcome.presenter.ts';

const LOOK_UP_OPERATION_ERRORS = {
  unreadable: { code: 'VALUE_UNREADABLE', key: 'passCode.unreadable' },
  notFound: { code: 'ORDER_NOT_FOUND', key: 'order.notFound' },
  wrongPassCode: { code: 'PASS_CODE_WRONG', key: 'passCode.wrong' },
  tooMany: { code: 'TOO_MANY_REQUESTS', key: 'tries.tooMany' },
} as const;

function lookUpResult(lookUp: LookUp, context: OrderContext): GuestOrderFound | OrderError {
  if (lookUp.outcome === 'found') {
    const order = presentOrder(lookUp.order, context);
    return Object.assign(new GuestOrderFound(), { order, accessToken: lookUp.accessToken });
  }
  const { code, key } = LOOK_UP_OPERATION_ERRORS[lookUp.outcome];
  const waitSeconds = lookUp.outcome === 'tooMany' ? lookUp.waitSeconds : undefined;
  return OrderError.create(code, key, context.language, waitSeconds);
}

@Resolver()
export class OrderResolver {
  @Allow('public')
  @Query(() => OrderType, { nullable: true, description: "A shopper's own order; null for a wrong or expired token." })
  async guestOrder(
    @Arg('accessToken', () => String, { description: 'Given at purchase or by lookUpGuestOrder.' }) accessToken: string,
    @Ctx() context: OrderContext,
  ): Promise<OrderType | null> {
    const order = await context.services.order.byAccessToken(accessToken, context.viewer?.id ?? null);
    return order && presentOrder(order, context);
  }

  @Allow('order:read')
  @Query(() => OrderType, { nullable: true, description: 'Any order, for staff; null when the number is unknown.' })
  async order(
    @Arg('number', () => String, { description: 'Order number; dashes, spaces and case do not matter.' })
    number: string,
    @Ctx() context: OrderContext,
  ): Promise<OrderType | null> {
    const order = await context.services.orderReader.byNumber(number);
    return order && presentOrder(order, context);
  }

  @Allow('public')
  @Mutation(() => LookUpGuestOrderResult, {
    description: 'Opens a guest order by number and pass code; tries are limited.',
  })
  async lookUpGuestOrder(
    @Arg('input', () => LookUpGuestOrderInput, { description: 'Number and pass code.' }) input: LookUpGuestOrderInput,
    @Ctx() context: OrderContext,
  ): Promise<GuestOrderFound | ValidationError | OrderError> {
    const failures = validateGuestLookUp(input);
    if (failures.length > 0) return validationError(failures, context.language);
    return lookUpResult(
      await context.services.order.lookUp(input.orderNumber, input.passCode, context.address),
      context,
    );
  }

  @AllowStep()
  @ConfirmIdentity('large refunds')
  @Mutation(() => UpdateOrderStatusResult, {
    description:
      'Moves an order one step forward; the customer is told by email. With `isUndoable` both happen some seconds later, ' +
      'unless undoStatusChanges is called before.',
  })
  async updateOrderStatus(
    @Arg('input', () => UpdateOrderStatusInput, { description: 'The step.' }) input: UpdateOrderStatusInput,
    @Ctx() context: OrderContext,
  ): Promise<typeof UpdateOrderStatusResult> {
    const { orderNumber, expectedStatus } = input;
    return presentStatusOutcome(
      await context.services.order.changeStatus(orderNumber, expectedStatus, toStatusChange(input), {
        authority: refundAuthority(context),
        mayRecordPayment: holds(signedIn(context), 'order:recordPayment'),
        isUndoable: input.isUndoable,
      }),
      context,
    );
  }
}
