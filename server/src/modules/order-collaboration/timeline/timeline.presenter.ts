import type { Language } from '@eunbit/schema/market';
import { type AuditRecord, presentEntry } from '../../audit/index.ts';
import type { EmailRecord } from '../../email/index.ts';
import type { LedgerRecord } from '../../ledger/index.ts';
import {
  type OrderRecord,
  parcelNews,
  parcelsOf,
  presentFulfilments,
  presentOrderEmail,
  presentStatusHistory,
} from '../../order/index.ts';
import type { OrderTimelineEntryType } from './timeline.types.ts';
import { isMovement, kindOfAction, movedBy } from './timeline-rules.ts';

type Entry = OrderTimelineEntryType;

export function statusEntries({ number, statusHistory }: OrderRecord): Entry[] {
  return presentStatusHistory(statusHistory, true).map((change, index) => ({
    id: `status:${number}:${String(index).padStart(3, '0')}`,
    at: change.at,
    kind: 'ACTIVITY',
    by: statusHistory[index]?.by ?? null,
    statusChange: change,
  }));
}

export function noteEntries({ notes = [] }: OrderRecord): Entry[] {
  return notes.map((note) => ({
    id: `note:${note.id}`,
    at: note.at,
    kind: 'NOTE',
    by: note.by,
    note,
  }));
}

/** Shipments and their last carrier states. States set by staff are in the log. */
export function parcelEntries(order: OrderRecord, language: Language): Entry[] {
  const left = presentFulfilments(order, language, true).map(
    (fulfilment, index): Entry => ({
      id: `fulfilment:${fulfilment.id}`,
      at: fulfilment.shippedAt,
      kind: 'PARCEL',
      by: order.fulfilments[index]?.by ?? null,
      fulfilment,
    }),
  );
  const heard = parcelsOf(order).flatMap((parcel): Entry[] => {
    const news = parcelNews(order, parcel);
    if (!news || (news === parcel.news && parcel.newsBy)) return [];
    const { carrier, trackingNumber } = parcel;
    return [
      {
        id: `parcel:${order.number}:${carrier}:${trackingNumber}`,
        at: news.happenedAt ?? news.updatedAt,
        kind: 'PARCEL',
        by: null,
        parcelNews: { carrier, trackingNumber, news },
      },
    ];
  });
  return [...left, ...heard];
}

export function moneyEntries(order: OrderRecord, movements: readonly LedgerRecord[]): Entry[] {
  return movements.filter(isMovement).map(({ _id, kind, at, amount, currency }) => {
    const { by, note } = movedBy(order, _id);
    return {
      id: `money:${_id}`,
      at,
      kind: 'MONEY',
      by,
      movement: { kind, amount: { amount, currency }, note },
    };
  });
}

export function emailEntries(emails: readonly EmailRecord[]): Entry[] {
  return emails.map((email) => ({
    id: `email:${email._id}`,
    at: email.createdAt,
    kind: 'EMAIL',
    by: null,
    email: presentOrderEmail(email),
  }));
}

export function auditEntries(log: readonly AuditRecord[]): Entry[] {
  return log.flatMap((record): Entry[] => {
    const kind = kindOfAction(record.action);
    if (!kind) return [];
    const { _id, at, by } = record;
    return [{ id: `audit:${_id}`, at, kind, by, auditEntry: presentEntry(record) }];
  });
}
