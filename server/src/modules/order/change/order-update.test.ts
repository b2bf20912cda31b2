import fc from 'fast-check';
import { Types } from 'mongoose';
import { describe, expect, it } from 'vitest';
import type { OrderRecord } from '../order.record.ts';
import { isEmpty, type OrderUpdate, toOrderUpdate } from './order-update.ts';

type Parts = Record<string, unknown>;
const update = (before: Parts, after: Parts) =>
  toOrderUpdate(before as unknown as OrderRecord, after as unknown as OrderRecord);

/** Applies these update operators to a document, as MongoDB would. */
function apply(document: Parts, { $set, $unset, $push }: OrderUpdate): Parts {
  const result = structuredClone(document);
  const reach = (path: string) => {
    const names = path.split('.');
    const last = names.pop() ?? '';
    return { parent: names.reduce((at, name) => at[name] as Parts, result), last };
  };
  for (const [path, value] of Object.entries($set)) {
    const { parent, last } = reach(path);
    parent[last] = value;
  }
  for (const [path, { $each }] of Object.entries($push)) {
    const { parent, last } = reach(path);
    (parent[last] as unknown[]).push(...$each);
  }
  for (const path of Object.keys($unset)) {
    const { parent, last } = reach(path);
    delete parent[last];
  }
  return result;
}

describe('the update of an order', () => {
  it('writes changed fields and leaves out equal ones at any depth', () => {
    const before = { payment: { status: 'PAID', card: { brand: 'visa' } }, status: 'ORDER_RECEIVED', email: 'a@b.c' };
    const after = { ...before, payment: { status: 'REFUND_DUE', card: { brand: 'visa' } } };
    expect(update(before, after)).toEqual({ $set: { 'payment.status': 'REFUND_DUE' }, $unset: {}, $push: {} });
  });

  it('pushes the items that were appended to a list', () => {
    const first = { status: 'ORDER_RECEIVED', at: new Date(1) };
    const second = { status: 'ORDER_CONFIRMED', at: new Date(2) };
    expect(update({ statusHistory: [first] }, { statusHistory: [{ ...first }, second] })).toEqual({
      $set: {},
      $unset: {},
      $push: { statusHistory: { $each: [second] } },
    });
  });

  it('writes the changed items of a list, or the whole list if an item was removed', () => {
    const box = (status: string) => ({ number: 1, status });
    expect(update({ boxes: [box('A'), box('B')] }, { boxes: [box('A'), box('C')] }).$set).toEqual({
      'boxes.1.status': 'C',
    });
    expect(update({ boxes: [box('A'), box('B')] }, { boxes: [box('B')] }).$set).toEqual({ boxes: [box('B')] });
  });

  it('removes missing fields, and distinguishes null from a missing field', () => {
    expect(update({ proposedEdit: { id: '1' }, dueAt: null }, { dueAt: null })).toEqual({
      $set: {},
      $unset: { proposedEdit: 1 },
      $push: {},
    });
    expect(update({ dueAt: new Date(1) }, { dueAt: null }).$set).toEqual({ dueAt: null });
  });

  it('is empty for equal orders', () => {
    const order = () => ({
      _id: new Types.ObjectId('65f000000000000000000001'),
      at: new Date(5),
      lines: [{ quantity: 2 }],
    });
    expect(isEmpty(update(order(), order()))).toBe(true);
  });

  it('turns any document into any other one with the same fields', () => {
    const leaf = fc.oneof(
      fc.integer(),
      fc.string({ maxLength: 3 }),
      fc.constant(null),
      fc.date({ noInvalidDate: true }),
    );
    const list = fc.array(fc.record({ id: fc.integer({ max: 9 }), note: leaf }, { requiredKeys: ['id'] }), {
      maxLength: 4,
    });
    const document = fc.record(
      {
        status: leaf,
        payment: fc.record({ status: leaf, card: fc.option(fc.record({ brand: leaf })) }),
        lines: list,
        tags: fc.array(leaf, { maxLength: 3 }),
      },
      { requiredKeys: ['payment', 'lines'] },
    );
    fc.assert(
      fc.property(document, document, (before, after) => {
        expect(apply(before, update(before, after))).toEqual(after);
      }),
    );
  });
});
