import { apiMessage } from '@eunbit/schema/api-messages';
import type { OrderStatus } from '@eunbit/schema/order';
import { MAXIMUM_ORDERS_AT_ONCE } from '@eunbit/schema/order-list';
import { isStepStatus, STEP_PERMISSIONS } from '@eunbit/schema/permission';
import { personName } from '@eunbit/schema/person-name';
import type { UndoOutcome } from '@eunbit/schema/status-undo';
import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { Allow, signedIn } from '../../../common/allow.ts';
import { holds } from '../../../common/permissions.ts';
import { validationError } from '../../../common/result.types.ts';
import { presentOrder } from '../order.presenter.ts';
import type { OrderContext } from '../order.wiring.ts';
import {
  StatusChangesUndone,
  type UndoneStatusChangeType,
  UndoStatusChangesInput,
  UndoStatusChangesResult,
} from './pending-change.types.ts';
import { DroppedChangeType, PendingChangeType } from './pending-change-view.types.ts';
import type { UndoResult } from './pending-changes.service.ts';

const MESSAGES = {
  UNDONE: null,
  TOO_LATE: 'undo.tooLate',
  NOT_ALLOWED: 'undo.notAllowed',
  NOT_FOUND: 'order.notFound',
} as const satisfies Readonly<Record<UndoOutcome, unknown>>;

function presentUndo(result: UndoResult, context: OrderContext): UndoneStatusChangeType {
  const { outcome, orderNumber } = result;
  const key = MESSAGES[outcome];
  const order = 'order' in result ? presentOrder(result.order, context) : null;
  return { outcome, orderNumber, order, message: key && apiMessage(key, context.language) };
}

async function readName({ by }: { readonly by: string }, { loaders }: OrderContext): Promise<string | null> {
  const name = await loaders.peopleOfOrders.load(by);
  return name && personName(name);
}

@Resolver(() => PendingChangeType)
export class PendingChangeResolver {
  @FieldResolver(() => String, { nullable: true, description: 'Who made it; null when the account is gone.' })
  author(@Root() change: PendingChangeType, @Ctx() context: OrderContext): Promise<string | null> {
    return readName(change, context);
  }

  @Allow('order:read')
  @Mutation(() => UndoStatusChangesResult, {
    description:
      'Undoes status changes that were made with `isUndoable`, of one order or of many, also those of a colleague. Changes ' +
      'that have been applied stay, and are named, as are those whose step the caller may not take. Safe to repeat.',
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
    const results = await context.services.pendingChanges.undo(changes, { staffId: viewer.id, mayUndo });
    const undone = results.map((result) => presentUndo(result, context));
    return Object.assign(new StatusChangesUndone(), { changes: undone });
  }
}

@Resolver(() => DroppedChangeType)
export class DroppedChangeResolver {
  @FieldResolver(() => String, { nullable: true, description: 'Who made it; null when the account is gone.' })
  author(@Root() change: DroppedChangeType, @Ctx() context: OrderContext): Promise<string | null> {
    return readName(change, context);
  }
}
