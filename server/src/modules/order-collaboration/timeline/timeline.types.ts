import { Carrier } from '@eunbit/schema/order';
import { OrderTimelineKind } from '@eunbit/schema/order-timeline';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { MoneyType } from '../../../common/money.types.ts';
import { createConnectionType } from '../../../common/pagination.ts';
import { AuditEntryType } from '../../audit/index.ts';
import { LedgerKind } from '../../ledger/index.ts';
import { FulfilmentType, OrderEmailType, OrderNoteType, OrderStatusChangeType, ParcelType } from '../../order/index.ts';

registerEnumType(OrderTimelineKind, {
  name: 'OrderTimelineKind',
  description: 'Kind of timeline entry.',
  valuesConfig: {
    ACTIVITY: { description: 'Status changes and other staff actions.' },
    MONEY: { description: 'Payments, refunds and disputes, and staff actions on them.' },
    PARCEL: { description: 'Fulfilments and tracking updates.' },
    EMAIL: { description: 'Emails about the order.' },
    NOTE: { description: 'Staff notes.' },
  },
});

@ObjectType('OrderMovement', { description: 'A payment, refund or dispute of an order.' })
export class OrderMovementType {
  @Field(() => LedgerKind, { description: 'PAYMENT, REFUND or DISPUTE.' })
  kind!: LedgerKind;

  @Field(() => MoneyType, { description: 'Amount; positive for incoming money.' })
  amount!: MoneyType;

  @Field(() => String, { nullable: true, description: "Staff's note about it; null if there is none." })
  note!: string | null;
}

@ObjectType('OrderParcelNews', { description: 'Latest tracking status of a parcel of an order.' })
export class OrderParcelNewsType {
  @Field(() => Carrier, { description: 'The carrier.' })
  carrier!: Carrier;

  @Field(() => String, { description: 'Number at the carrier.' })
  trackingNumber!: string;

  @Field(() => ParcelType, { description: 'The tracking status.' })
  news!: ParcelType;
}

@ObjectType('OrderTimelineEntry', {
  description: 'An entry of the order timeline; exactly one of its subjects is set.',
})
export class OrderTimelineEntryType {
  @Field(() => ID, { description: 'Opaque id.' })
  id!: string;

  @Field(() => Date, { description: 'When.' })
  at!: Date;

  @Field(() => OrderTimelineKind, { description: 'Kind of entry.' })
  kind!: OrderTimelineKind;

  @Field(() => OrderStatusChangeType, { nullable: true, description: 'A status change.' })
  statusChange?: OrderStatusChangeType;

  @Field(() => AuditEntryType, {
    nullable: true,
    description: 'A staff action that no other entry shows.',
  })
  auditEntry?: AuditEntryType;

  @Field(() => OrderMovementType, { nullable: true, description: 'A payment, refund or dispute.' })
  movement?: OrderMovementType;

  @Field(() => FulfilmentType, { nullable: true, description: 'A fulfilment.' })
  fulfilment?: FulfilmentType;

  @Field(() => OrderParcelNewsType, { nullable: true, description: 'A tracking update.' })
  parcelNews?: OrderParcelNewsType;

  @Field(() => OrderEmailType, { nullable: true, description: 'An email about the order.' })
  email?: OrderEmailType;

  @Field(() => OrderNoteType, { nullable: true, description: 'A staff note.' })
  note?: OrderNoteType;

  /** Not in the API, which returns the name instead. */
  by!: string | null;
}

export const OrderTimelineConnection = createConnectionType('OrderTimeline', () => OrderTimelineEntryType);
