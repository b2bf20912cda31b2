import { apiMessage } from '@eunbit/schema/api-messages';
import type { Language } from '@eunbit/schema/market';
import type { OrderStatus } from '@eunbit/schema/order';
import { MAXIMUM_ORDERS_AT_ONCE } from '@eunbit/schema/order-list';
import { isStepStatus, STEP_PERMISSIONS } from '@eunbit/schema/permission';
import { personName } from '@eunbit/schema/person-name';
import type { UndoOutcome } from '@eunbit/schema/status-undo';
import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { Allow, signedIn } from '../../../common/allow.ts';
import { holds } from '../../../common/permissions.ts';
import { validationError } from '../../../common/result.types.ts';
import type { OrderContext } from '../order.module.ts';
import { presentOrder } from '../order.presenter.ts';
import { titlesOf } from '../short-products.ts';
import type { UndoResult } from './status-undo.service.ts';
import {
  StatusChangesUndone,
  type UndoneStatusChangeType,
  UndoStatusChangesInput,
  UndoStatusChangesResult,
} from './undo.types.ts';
import { UndoableChangeType } from './undoable-change.types.ts';

const MESSAGES = {
  TOO_LATE: 'undo.tooLate',
  NOT_ALLOWED: 'undo.notAllowed',
  NOT_FOUND: 'order.notFound',
} as const satisfies Readonly<Record<Exclude<UndoOutcome, 'UNDONE' | 'SHORT'>, unknown>>;

function messageOf(result: UndoResult, language: Language): string | null {
  if (result.outcome === 'UNDONE') return result.leftClosed ? apiMessage('undo.requestStaysClosed', language) : null;
  if (result.outcome !== 'SHORT') return apiMessage(MESSAGES[result.outcome], language);
  return apiMessage('undo.short', language, { products: titlesOf(result.order, result.shortages, language) });
}

function presentUndo(result: UndoResult, context: OrderContext): UndoneStatusChangeType {
  const { outcome, orderNumber } = result;
  const order = 'order' in result ? presentOrder(result.order, context) : null;
  return { outcome, orderNumber, order, message: messageOf(result, context.language) };
}

@Resolver(() => UndoableChangeType)
export class StatusUndoResolver {
  @FieldResolver(() => String, { nullable: true, description: 'Who made it; null if the account was deleted.' })
  async author(@Root() { by }: UndoableChangeType, @Ctx() { loaders }: OrderContext): Promise<string | null> {
    const name = await loaders.peopleOfOrders.load(by);
    return name && personName(name);
  }

  @Allow('order:read')
  @Mutation(() => UndoStatusChangesResult, {
    description:
      'Undoes status changes that were made with `isUndoable`, of one or many orders, also those of a ' +
      'colleague. Changes that can no longer be undone, or whose step the caller may not take, stay and ' +
      'are listed. Safe to repeat.',
  })
  async undoStatusChanges(
    @Arg('input', () => UndoStatusChangesInput, { description: 'The changes.' }) { changes }: UndoStatusChangesInput,
    @Ctx() context: OrderContext,
  ): Promise<typeof UndoStatusChangesResult> {
    if (changes.length > MAXIMUM_ORDERS_AT_ONCE) {
      return validationError([{ path: 'changes', key: 'orders.tooMany' }], context.language);
    }
    const viewer = signedIn(context);
    const mayUndo = (status: OrderStatus) => isStepStatus(status) && holds(viewer, STEP_PERMISSIONS[status]);
    const results = await context.services.statusUndo.undo(changes, { staffId: viewer.id, mayUndo });
    const undone = results.map((result) => presentUndo(result, context));
    return Object.assign(new StatusChangesUndone(), { changes: undone });
  }
}
