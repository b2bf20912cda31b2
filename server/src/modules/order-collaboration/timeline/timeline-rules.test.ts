import { AuditAction } from '@eunbit/schema/audit';
import { describe, expect, it } from 'vitest';
import type { OrderRecord } from '../../order/index.ts';
import { isMovement, kindOfAction, movedBy, pageOfEntries } from './timeline-rules.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 12, minute));
const entry = (id: string, minute: number) => ({ id, at: at(minute) });

describe('a page of the timeline (COLLABORATION-6)', () => {
  const entries = [entry('note:1', 3), entry('audit:1', 1), entry('money:1', 3), entry('email:1', 2)];
  const idsOf = (page: ReturnType<typeof pageOfEntries>) => page.edges.map(({ node }) => node.id);

  it('has the newest entries first, and a stable order for entries of the same time', () => {
    const sorted = ['note:1', 'money:1', 'email:1', 'audit:1'];
    expect(idsOf(pageOfEntries(entries, { first: 10 }))).toEqual(sorted);
    expect(idsOf(pageOfEntries(entries.toReversed(), { first: 10 }))).toEqual(sorted);
  });

  it('continues after the last entry even if newer ones were added and that one was deleted', () => {
    const first = pageOfEntries(entries, { first: 1 });
    const after = first.pageInfo.endCursor ?? '';
    const changed = [...entries.filter(({ id }) => id !== 'note:1'), entry('note:2', 9)];

    const second = pageOfEntries(changed, { first: 2, after });

    expect(idsOf(first)).toEqual(['note:1']);
    expect(idsOf(second)).toEqual(['money:1', 'email:1']);
    expect(second.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: true });
  });

  it('continues without repeating the last entry', () => {
    const after = pageOfEntries(entries, { first: 2 }).pageInfo.endCursor ?? '';
    expect(idsOf(pageOfEntries(entries, { first: 9, after }))).toEqual(['email:1', 'audit:1']);
  });

  it.each(['nonsense', Buffer.from('["soon","note:1"]').toString('base64url')])(
    'is rejected for the cursor %s',
    (after) => {
      expect(() => pageOfEntries(entries, { first: 1, after })).toThrow('not a cursor of this list');
    },
  );
});

describe('a staff action', () => {
  it('is left out if the timeline shows it as a status change, note, shipment or deposit', () => {
    const silent = Object.values(AuditAction).filter((action) => kindOfAction(action) === null);
    expect(silent.sort()).toEqual([
      'ORDER_DEPOSIT_RECORDED',
      'ORDER_DEPOSIT_REMOVED',
      'ORDER_NOTE_ADDED',
      'ORDER_PARTLY_SHIPPED',
      'ORDER_STATUS_CHANGED',
      'ORDER_STATUS_CORRECTED',
    ]);
  });

  it('is found with the money or the parcels that it concerns', () => {
    expect(kindOfAction('ORDER_REFUND_REQUESTED')).toBe('MONEY');
    expect(kindOfAction('ORDER_PARCELS_CORRECTED')).toBe('PARCEL');
    expect(kindOfAction('ORDER_ASSIGNED')).toBe('ACTIVITY');
  });
});

describe('a movement of money', () => {
  it('is a payment, a refund or a dispute, not a provider fee', () => {
    const kinds = (['PAYMENT', 'REFUND', 'DISPUTE', 'FEE', 'VOID'] as const).filter((kind) => isMovement({ kind }));
    expect(kinds).toEqual(['PAYMENT', 'REFUND', 'DISPUTE']);
  });

  it('names who recorded a deposit, who removed it and why, and who requested a refund', () => {
    const order = {
      number: 'EB-1',
      payment: { deposits: [{ id: 'd1', by: 'mina', removed: { by: 'jun', reason: 'Of another order.', at: at(0) } }] },
      refunds: [{ id: 'r1', providerRefundId: 're_1', by: 'mina', note: 'A dent.' }],
    } as unknown as OrderRecord;

    expect(movedBy(order, 'payment:EB-1:d1')).toEqual({ by: 'mina', note: null });
    expect(movedBy(order, 'deposit-removed:EB-1:d1')).toEqual({ by: 'jun', note: 'Of another order.' });
    expect(movedBy(order, 'refund:re_1')).toEqual({ by: 'mina', note: 'A dent.' });
    expect(movedBy(order, 'refund:EB-1:r1')).toEqual({ by: 'mina', note: 'A dent.' });
    expect(movedBy(order, 'payment:pi_1')).toEqual({ by: null, note: null });
  });
});
