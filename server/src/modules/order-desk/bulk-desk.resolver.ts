import { apiMessage } from '@eunbit/schema/api-messages';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Allow, signedIn } from '../../common/allow.ts';
import { validationError } from '../../common/result.types.ts';
import { OrdersUpdated, presentOrder, type UpdatedOrderType } from '../order/index.ts';
import type { DeskChange, DeskRow } from './bulk-desk.service.ts';
import { UpdateDeskOfOrdersInput, UpdateDeskOfOrdersResult } from './bulk-desk.types.ts';
import { OrderDeskError } from './order-desk.errors.ts';
import type { OrderDeskContext } from './order-desk.module.ts';

const REASONS = {
  notFound: { outcome: 'SKIPPED', code: 'ORDER_NOT_FOUND', key: 'order.notFound' },
  full: { outcome: 'SKIPPED', code: 'TAG_LIMIT', key: 'tags.tooMany' },
  changed: { outcome: 'SKIPPED', code: 'ORDER_CONFLICT', key: 'assignee.changed' },
  notStaff: { outcome: 'SKIPPED', code: 'ORDER_CONFLICT', key: 'assignee.notStaff' },
  failed: { outcome: 'FAILED', code: null, key: 'internal' },
} as const;

function presentRow({ number, outcome, order }: DeskRow, context: OrderDeskContext): UpdatedOrderType {
  const about = { orderNumber: number, order: order && presentOrder(order, context) };
  if (outcome === 'saved') return { ...about, outcome: 'DONE', code: null, message: null };
  const { key, ...reason } = REASONS[outcome];
  return { ...about, ...reason, message: apiMessage(key, context.language) };
}

const toChange = ({ change, tag, assigneeId }: UpdateDeskOfOrdersInput): DeskChange =>
  change === 'ASSIGN' ? { kind: change, assigneeId: assigneeId ?? null } : { kind: change, tag: tag ?? '' };

@Resolver()
export class BulkDeskResolver {
  @Allow('order:note')
  @Mutation(() => UpdateDeskOfOrdersResult, {
    description:
      'Tags many orders, takes a tag off them, or gives them to a member of staff or to nobody; what cannot be changed is ' +
      'skipped and named. One that is so already counts as done.',
  })
  async updateDeskOfOrders(
    @Arg('input', () => UpdateDeskOfOrdersInput, { description: 'The change.' }) input: UpdateDeskOfOrdersInput,
    @Ctx() context: OrderDeskContext,
  ): Promise<typeof UpdateDeskOfOrdersResult> {
    const { services, language } = context;
    const result = await services.bulkDesk.change(input.orderNumbers, toChange(input), signedIn(context).id);
    if (result.outcome === 'invalid') return validationError(result.failures, language);
    if (result.outcome === 'notStaff') return OrderDeskError.create('NOT_STAFF', 'assignee.notStaff', language);
    return Object.assign(new OrdersUpdated(), { orders: result.rows.map((row) => presentRow(row, context)) });
  }
}
