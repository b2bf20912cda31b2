import { expect, test } from 'vitest';
import { emptyParcels, filledParcels, findParcelProblem, parseCarrier, withPastedNumbers } from './parcel-draft.ts';

test.each([
  [1, 1],
  [20, 1],
  [21, 2],
  [45, 3],
])('%i units start with %i parcel rows (SHIPMENT-2)', (units, rows) => {
  expect(emptyParcels(units)).toHaveLength(rows);
});

test('each unsent box has a row, with its number if there is one; a bought label is read-only (SHIPMENT-2)', () => {
  const own = { carrier: 'USPS', trackingNumber: '9400' } as const;
  const bought = { carrier: 'USPS', trackingNumber: '9401', admin: { labelUrl: 'https://labels.example' } } as const;
  const gone = { carrier: 'USPS', trackingNumber: '9402' } as const;
  expect(emptyParcels(45, { boxes: [own, bought, {}, gone], sent: [gone] })).toEqual([
    own,
    { carrier: 'USPS', trackingNumber: '9401', isLabel: true },
    { carrier: '', trackingNumber: '' },
  ]);
});

test('each new parcel starts with the carrier of the previous order', () => {
  const [numbered, other] = emptyParcels(2, {
    boxes: [{ carrier: 'LOTTE', trackingNumber: '1' }, {}],
    usualCarrier: parseCarrier('KR', 'HANJIN'),
  });
  expect(numbered).toEqual({ carrier: 'LOTTE', trackingNumber: '1' });
  expect(other).toEqual({ carrier: 'HANJIN', trackingNumber: '' });
});

test.each([['UPS'], [null], ['toString']])(
  'the stored carrier %s is ignored if the market does not have it',
  (kept) => {
    expect(parseCarrier('KR', kept)).toBeNull();
  },
);

test('shipping requires one row with both a carrier and a number, and sends complete rows only (SHIPMENT-1)', () => {
  const half = { carrier: 'LOGEN', trackingNumber: ' ' } as const;
  const whole = { carrier: 'CJ_LOGISTICS', trackingNumber: ' 1234-5678-9012 ' } as const;
  expect(findParcelProblem([half], 'en')).not.toBeNull();
  expect(findParcelProblem([half, whole], 'en')).toBeNull();
  expect(filledParcels([half, whole])).toEqual([{ carrier: 'CJ_LOGISTICS', trackingNumber: '1234-5678-9012' }]);
});

test('a number in the wrong format of its carrier is reported with its row (SHIPMENT-3)', () => {
  const parcels = [
    { carrier: 'CJ_LOGISTICS', trackingNumber: '1234-5678-9012' },
    { carrier: 'LOGEN', trackingNumber: '' },
    { carrier: 'LOGEN', trackingNumber: '1234-5678-9012' },
  ] as const;
  expect(findParcelProblem(parcels, 'en')).toMatchObject({ row: 2 });
});

test('pasted lines fill the rows below with the same carrier, but skip rows of bought labels', () => {
  const empty = { carrier: '', trackingNumber: '' } as const;
  const label = { carrier: 'USPS', trackingNumber: '9', isLabel: true } as const;
  const rows = [{ carrier: 'HANJIN', trackingNumber: '1' } as const, label, empty, empty];
  expect(withPastedNumbers(rows, 0, '11\n22\r\n\n33\n44')).toEqual([
    { carrier: 'HANJIN', trackingNumber: '11' },
    label,
    { carrier: 'HANJIN', trackingNumber: '22' },
    { carrier: 'HANJIN', trackingNumber: '33' },
  ]);
});
