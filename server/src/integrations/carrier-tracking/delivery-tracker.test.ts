import { describe, expect, it } from 'vitest';
import { readAnswer } from './delivery-tracker.ts';

const event = (code: string, description: string | null = null) => ({
  data: {
    track: {
      lastEvent: { time: '2026-03-02T15:00:00+09:00', status: { code }, description, location: { name: '강남' } },
    },
  },
});

describe('a response of Delivery Tracker (SHIPMENT-20)', () => {
  it.each([
    ['IN_TRANSIT', 'IN_TRANSIT'],
    ['ATTEMPT_FAIL', 'ATTEMPTED'],
    ['DELIVERED', 'DELIVERED'],
    ['EXCEPTION', 'FAILURE'],
    ['A_NEW_ONE', 'UNKNOWN'],
  ])('%s means %s', (code, status) => {
    expect(readAnswer(event(code))).toEqual({
      status,
      message: null,
      place: '강남',
      happenedAt: new Date('2026-03-02T06:00:00Z'),
    });
  });

  it("reports a return by the carrier's text", () => {
    expect(readAnswer(event('EXCEPTION', '반송 처리되었습니다'))).toMatchObject({ status: 'RETURN_TO_SENDER' });
  });

  it('is null for a parcel that was not scanned yet', () => {
    expect(readAnswer({ data: { track: { lastEvent: null } } })).toBeNull();
    expect(
      readAnswer({ data: { track: null }, errors: [{ message: 'Not found', extensions: { code: 'NOT_FOUND' } }] }),
    ).toBeNull();
  });

  it('throws if it is an error or has an unknown form', () => {
    const refused = { errors: [{ message: 'No such key', extensions: { code: 'UNAUTHENTICATED' } }] };
    expect(() => readAnswer(refused)).toThrow('No such key');
    expect(() => readAnswer({ data: { track: { lastEvent: { time: 'today' } } } })).toThrow();
  });
});
