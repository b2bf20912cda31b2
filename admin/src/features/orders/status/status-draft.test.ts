import { expect, test } from 'vitest';
import {
  emptyDraft,
  findDraftProblem,
  firstDayAfter,
  getFirstCarrier,
  parseCarrier,
  type StatusDraft,
  toStatusInput,
  withPastedNumbers,
} from './status-draft.ts';

const situation = { language: 'en', market: 'KR', now: new Date('2026-11-21T16:00:00Z') } as const;
const buildDraft = (part: Partial<StatusDraft> = {}): StatusDraft => ({ ...emptyDraft(1), ...part });

test.each([
  [1, 1],
  [20, 1],
  [21, 2],
  [45, 3],
])('%i units are shipped with %i rows (SHIPMENT-2)', (units, rows) => {
  expect(emptyDraft(units).parcels).toHaveLength(rows);
});

test('each box has a row, with its label if there is one (SHIPMENT-2)', () => {
  const labelled = { carrier: 'USPS', trackingNumber: '9400' } as const;
  const { parcels } = emptyDraft(45, { boxes: [labelled, { carrier: null, trackingNumber: null }] });
  expect(parcels).toEqual([labelled, { carrier: '', trackingNumber: '' }]);
});

test('the carrier of the last order is there for each parcel of the next one', () => {
  const shipped = buildDraft({ parcels: [{ carrier: 'HANJIN', trackingNumber: '123456789012' }] });
  const usualCarrier = parseCarrier('KR', getFirstCarrier(shipped));
  const [labelled, other] = emptyDraft(2, {
    boxes: [{ carrier: 'LOTTE', trackingNumber: '1' }, {}],
    usualCarrier,
  }).parcels;

  expect(labelled).toEqual({ carrier: 'LOTTE', trackingNumber: '1' });
  expect(other).toEqual({ carrier: 'HANJIN', trackingNumber: '' });
});

test.each([['UPS'], [null], ['toString']])('no carrier of the market was kept as %s', (kept) => {
  expect(parseCarrier('KR', kept)).toBeNull();
});

test('tomorrow is reckoned on the calendar of the market', () => {
  expect(firstDayAfter(situation.now, 'KR')).toBe('2026-11-23');
  expect(firstDayAfter(situation.now, 'US')).toBe('2026-11-22');
  expect(firstDayAfter(new Date('2026-12-31T12:00:00Z'), 'US')).toBe('2027-01-01');
});

test('a delay needs a reason, and a date only if it lies in the future', () => {
  const reason = 'OTHER' as const;

  expect(findDraftProblem('delay', buildDraft(), situation)?.field).toBe('reason');
  expect(findDraftProblem('delay', buildDraft({ reason }), situation)).toBeNull();
  expect(findDraftProblem('delay', buildDraft({ reason, until: '2026-11-22' }), situation)?.field).toBe('until');
  expect(findDraftProblem('delay', buildDraft({ reason, until: '2026-11-23' }), situation)).toBeNull();
});

test('shipping needs one row with both a carrier and a number, and sends complete rows only (SHIPMENT-1)', () => {
  const half = { carrier: 'LOGEN', trackingNumber: ' ' } as const;
  const whole = { carrier: 'CJ_LOGISTICS', trackingNumber: ' 1234-5678-9012 ' } as const;

  expect(findDraftProblem('ship', buildDraft({ parcels: [half] }), situation)?.field).toBe('parcels');
  expect(findDraftProblem('ship', buildDraft({ parcels: [half, whole] }), situation)).toBeNull();
  expect(toStatusInput('ship', buildDraft({ parcels: [half, whole] }))).toEqual({
    tracking: [{ carrier: 'CJ_LOGISTICS', trackingNumber: '1234-5678-9012' }],
  });
});

test('a number that its carrier would not write is named with its parcel (SHIPMENT-3)', () => {
  const parcels = [
    { carrier: 'CJ_LOGISTICS', trackingNumber: '1234-5678-9012' },
    { carrier: 'LOGEN', trackingNumber: '' },
    { carrier: 'LOGEN', trackingNumber: '1234-5678-9012' },
  ] as const;
  expect(findDraftProblem('ship', buildDraft({ parcels }), situation)).toMatchObject({ field: 'parcels', row: 2 });
});

test('confirming and cancelling need nothing and send nothing more', () => {
  expect(findDraftProblem('confirm', buildDraft(), situation)).toBeNull();
  expect(findDraftProblem('cancel', buildDraft(), situation)).toBeNull();
  expect(toStatusInput('cancel', buildDraft())).toEqual({});
});

test('a delay is sent with its day, whatever the time zone, and without an empty detail', () => {
  const draft = buildDraft({ reason: 'OTHER', until: '2026-12-24', detail: '  ' });
  const { delay } = toStatusInput('delay', draft);

  expect(delay).toEqual({ reason: 'OTHER', until: '2026-12-24T12:00:00.000Z', detail: null });
  for (const timeZone of ['Asia/Seoul', 'America/New_York']) {
    expect(new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date(delay?.until ?? ''))).toBe('2026-12-24');
  }
});

test('a delay may name the day until which a deposit is awaited (PAYMENT-33)', () => {
  const reason = 'OTHER' as const;

  expect(findDraftProblem('delay', buildDraft({ reason, payUntil: '2026-11-22' }), situation)?.field).toBe('payUntil');
  expect(findDraftProblem('delay', buildDraft({ reason, payUntil: '2026-11-23' }), situation)).toBeNull();
  expect(toStatusInput('delay', buildDraft({ reason, payUntil: '2026-11-23' })).delay?.paymentDueOn).toBe('2026-11-23');
});

test('parcels leave unpaid only where that was ticked (PAYMENT-32)', () => {
  const parcels = [{ carrier: 'HANJIN', trackingNumber: '123456789012' }] as const;

  expect(toStatusInput('ship', buildDraft({ parcels }))).not.toHaveProperty('isUnpaidAccepted');
  expect(toStatusInput('ship', buildDraft({ parcels, isUnpaidAccepted: true })).isUnpaidAccepted).toBe(true);
});

test('pasted lines fill the rows below with the same carrier', () => {
  const empty = { carrier: '', trackingNumber: '' } as const;
  const rows = [{ carrier: 'HANJIN', trackingNumber: '1' } as const, empty, empty];

  expect(withPastedNumbers(rows, 0, '11\n22\r\n\n33\n44')).toEqual([
    { carrier: 'HANJIN', trackingNumber: '11' },
    { carrier: 'HANJIN', trackingNumber: '22' },
    { carrier: 'HANJIN', trackingNumber: '33' },
  ]);
});
