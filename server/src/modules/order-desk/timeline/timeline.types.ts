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
  description: 'What an entry of the timeline of an order is of.',
  valuesConfig: {
    ACTIVITY: { description: 'The steps of the order, and what else staff did with it.' },
    MONEY: { description: 'Money that moved, and what staff did about it.' },
    PARCEL: { description: 'What left, and what is heard of it.' },
    EMAIL: { description: 'Emails about the order.' },
    NOTE: { description: 'Notes of staff.' },
  },
});

@ObjectType('OrderMovement', { description: 'Money of an order that moved.' })
export class OrderMovementType {
  @Field(() => LedgerKind, { description: 'What it is: PAYMENT, REFUND or DISPUTE.' })
  kind!: LedgerKind;

  @Field(() => MoneyType, { description: 'What moved; positive for what came in.' })
  amount!: MoneyType;

  @Field(() => String, { nullable: true, description: 'Why, as staff wrote it; null where they did not.' })
  note!: string | null;
}

@ObjectType('OrderParcelNews', { description: 'What a carrier last said of a parcel of an order.' })
export class OrderParcelNewsType {
  @Field(() => Carrier, { description: 'The carrier.' })
  carrier!: Carrier;

  @Field(() => String, { description: 'Number at the carrier.' })
  trackingNumber!: string;

  @Field(() => ParcelType, { description: 'Where it is.' })
  news!: ParcelType;
}

@ObjectType('OrderTimelineEntry', {
  description: 'Something that happened to an order: one of what it may be is there, the others are null.',
})
export class OrderTimelineEntryType {
  @Field(() => ID, { description: 'Opaque.' })
  id!: string;

  @Field(() => Date, { description: 'When.' })
  at!: Date;

  @Field(() => OrderTimelineKind, { description: 'What it is of.' })
  kind!: OrderTimelineKind;

  @Field(() => OrderStatusChangeType, { nullable: true, description: 'A step of it.' })
  statusChange?: OrderStatusChangeType;

  @Field(() => AuditEntryType, {
    nullable: true,
    description: 'What a member of staff did that nothing else here tells.',
  })
  auditEntry?: AuditEntryType;

  @Field(() => OrderMovementType, { nullable: true, description: 'Money that moved.' })
  movement?: OrderMovementType;

  @Field(() => FulfilmentType, { nullable: true, description: 'Units that left.' })
  fulfilment?: FulfilmentType;

  @Field(() => OrderParcelNewsType, { nullable: true, description: 'What a carrier said.' })
  parcelNews?: OrderParcelNewsType;

  @Field(() => OrderEmailType, { nullable: true, description: 'An email about it.' })
  email?: OrderEmailType;

  @Field(() => OrderNoteType, { nullable: true, description: 'A note of staff.' })
  note?: OrderNoteType;

  /** Not in the API, which names them. */
  by!: string | null;
}

export const OrderTimelineConnection = createConnectionType('OrderTimeline', () => OrderTimelineEntryType);
