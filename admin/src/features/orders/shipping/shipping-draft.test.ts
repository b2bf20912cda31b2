import { describe, expect, it } from 'vitest';
import {
  findNextPlace,
  findParcelProblems,
  type RowDraft,
  toShipment,
  toUseKey,
  withFileNumbers,
  withoutBlankRows,
  withPastedColumn,
} from './shipping-draft.ts';

const row = (orderNumber: string, ...numbers: string[]): RowDraft => ({
  orderNumber,
  isLeftOut: false,
  parcels: numbers.map((trackingNumber) => ({ carrier: 'CJ_LOGISTICS', trackingNumber })),
});
const leftOut = (some: RowDraft): RowDraft => ({ ...some, isLeftOut: true });
const numbersOf = (rows: readonly RowDraft[]) =>
  rows.map(({ parcels }) => parcels.map(({ trackingNumber }) => trackingNumber));

const [FIRST, SECOND, THIRD] = ['123456789011', '123456789022', '123456789033'];
const nothingKnown = { used: new Map<string, string>(), destinations: new Map<string, string>() };
const keysOf = (rows: readonly RowDraft[], known = nothingKnown) =>
  Object.fromEntries(
    [...findParcelProblems(rows, known)].map(([place, problem]) => [place, 'key' in problem && problem.key]),
  );

describe('the problems of a shipping table (SHIPMENT-24, SHIPMENT-25)', () => {
  it('include a number that is missing or in the wrong format of its carrier', () => {
    expect(keysOf([row('A', FIRST), row('B', ''), row('C', '12')])).toEqual({
      '1.0': 'tracking.required',
      '2.0': 'tracking.otherForm',
    });
  });

  it('include a number without a carrier', () => {
    expect(keysOf([{ ...row('A'), parcels: [{ carrier: '', trackingNumber: FIRST }] }])).toEqual({
      '0.0': 'tracking.required',
    });
  });

  it('include a number of two orders, unless both have the same recipient', () => {
    const rows = [row('A', FIRST), row('B', SECOND), row('C', '1234-5678-9011')];
    expect(keysOf(rows)).toEqual({ '0.0': 'tracking.double', '2.0': 'tracking.double' });
    const destinations = new Map([
      ['A', 'here'],
      ['C', 'here'],
    ]);
    expect(keysOf(rows, { ...nothingKnown, destinations })).toEqual({});
  });

  it('include a number already used for an order to another recipient', () => {
    const used = new Map([[toUseKey('A', `CJ_LOGISTICS ${FIRST}`), 'Z']]);
    const problems = findParcelProblems([row('A', FIRST), row('B', SECOND)], { ...nothingKnown, used });
    expect([...problems]).toEqual([['0.0', { usedBy: 'Z' }]]);
  });

  it('exclude rows that are left out', () => {
    expect(keysOf([leftOut(row('A', FIRST)), row('B', FIRST), leftOut(row('C', '12'))])).toEqual({});
  });
});

describe('a pasted column', () => {
  it('fills the rows below its first cell and skips rows that are left out', () => {
    const rows = [row('A', ''), row('B', ''), leftOut(row('C', '')), row('D', '', '')];
    const pasted = withPastedColumn(rows, { row: 1, parcel: 0 }, `${FIRST}\r\n${SECOND}\r\n${THIRD}\r\n`);
    expect(numbersOf(pasted.rows)).toEqual([[''], [FIRST], [''], [SECOND, THIRD]]);
    expect(pasted.left).toBe(0);
  });

  it('keeps the row of an empty cell, and counts the numbers that do not fit', () => {
    const pasted = withPastedColumn([row('A', 'x'), row('B', '')], { row: 0, parcel: 0 }, `\n${FIRST}\n\n${SECOND}\n`);
    expect(numbersOf(pasted.rows)).toEqual([['x'], [FIRST]]);
    expect(pasted.left).toBe(1);
  });
});

it('the numbers of a file are filled in for the orders that it names, and blank rows can be left out', () => {
  const filled = withFileNumbers(
    [leftOut(row('A', '')), row('B', '', '')],
    [{ orderNumber: 'A', parcels: [{ carrier: 'HANJIN', trackingNumber: FIRST }] }],
  );
  expect(withoutBlankRows(filled)).toEqual([
    { orderNumber: 'A', isLeftOut: false, parcels: [{ carrier: 'HANJIN', trackingNumber: FIRST }] },
    leftOut(row('B', '', '')),
  ]);
});

it('the focus moves from number to number, and ends after the last one', () => {
  const rows = [row('A', '', ''), leftOut(row('B', '')), row('C', '')];
  expect(findNextPlace(rows, { row: 0, parcel: 0 })).toEqual({ row: 0, parcel: 1 });
  expect(findNextPlace(rows, { row: 0, parcel: 1 })).toEqual({ row: 2, parcel: 0 });
  expect(findNextPlace(rows, { row: 2, parcel: 0 })).toBeNull();
});

it('the sent parcels have a number and belong to rows that are not left out', () => {
  expect(toShipment([row('A', ` ${FIRST} `, ''), leftOut(row('B', SECOND))])).toEqual([
    { orderNumber: 'A', parcels: [{ carrier: 'CJ_LOGISTICS', trackingNumber: FIRST }] },
  ]);
});
