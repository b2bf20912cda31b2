import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LineToMatch, MAXIMUM_CANDIDATES, matchDeposits, type OrderToMatch } from './match-deposits.ts';

const order = (number: string, change: Partial<OrderToMatch> = {}): OrderToMatch => ({
  number: `EB-260301-${number.padStart(8, '0')}`,
  orderedOn: '2026-03-01',
  depositorName: '이미나',
  awaited: 12_120,
  status: 'AWAITED',
  ...change,
});

const line = (id: string, change: Partial<LineToMatch> = {}): LineToMatch => ({
  id,
  receivedOn: '2026-03-02',
  amount: 12_120,
  depositorName: '이미나',
  memo: '',
  ...change,
});

/** For each line, the last digit of each candidate's order number, followed by its differences. */
function match(lines: readonly LineToMatch[], orders: readonly OrderToMatch[], booked: readonly string[] = []) {
  const matches = matchDeposits(lines, orders, new Set(booked));
  return lines.map(({ id }) =>
    (matches.get(id) ?? []).map(({ order: { number }, differences }) => [number.slice(-1), ...differences].join(' ')),
  );
}

describe('a deposit and an order (PAYMENT-37)', () => {
  it('match if amount, name and day match', () => {
    expect(match([line('a')], [order('1'), order('2', { depositorName: '박보검', awaited: 5_000 })])).toEqual([['1']]);
  });

  it.each([
    ['(주)은빛상사', '주식회사 은빛상사'],
    ['남궁민수', '남궁민수정'],
    ['이미나5678', '이미나'],
  ])('match by name if the bank writes %s for %s', (depositorName, ordered) => {
    expect(match([line('a', { depositorName })], [order('1', { depositorName: ordered })])).toEqual([['1']]);
  });

  it.each([
    ['a short amount', line('a', { amount: 12_000 }), order('1'), '1 AMOUNT_SHORT'],
    ['a surplus', line('a', { amount: 20_000 }), order('1'), '1 AMOUNT_SURPLUS'],
    ['another name', line('a', { depositorName: '박보검' }), order('1'), '1 NAME_DIFFERS'],
    ['no name', line('a', { depositorName: '' }), order('1'), '1 NAME_DIFFERS'],
    ['a part of a short name', line('a', { depositorName: '이미' }), order('1'), '1 NAME_DIFFERS'],
    ['a day before the order', line('a', { receivedOn: '2026-02-28' }), order('1'), '1 BEFORE_ORDER'],
    ['a day long after it', line('a', { receivedOn: '2026-04-02' }), order('1'), '1 LONG_AFTER_ORDER'],
    ['an order that is paid', line('a'), order('1', { status: 'PAID' }), '1 ORDER_PAID'],
    ['an order that is cancelled', line('a'), order('1', { status: 'CANCELLED' }), '1 ORDER_CANCELLED'],
  ])('match only uncertainly with %s', (_name, deposit, awaited, candidate) => {
    expect(match([deposit], [awaited])).toEqual([[candidate]]);
  });

  it('match up to the last day that a deposit is expected', () => {
    expect(match([line('a', { receivedOn: '2026-03-31' })], [order('1')])).toEqual([['1']]);
  });

  it('do not match if neither amount nor name matches', () => {
    expect(match([line('a', { depositorName: '이자', amount: 3 })], [order('1')])).toEqual([[]]);
  });

  it('do not match if the order is closed and only the amount matches', () => {
    expect(match([line('a', { depositorName: '박보검' })], [order('1', { status: 'PAID' })])).toEqual([[]]);
  });

  it('match by the number of the order, whoever paid', () => {
    const orders = [order('7K2M9QX1'), order('7K2M9QX2')];
    expect(match([line('a', { depositorName: '7k2m9qx2' })], orders)).toEqual([['2']]);
    expect(match([line('a', { memo: 'EB-260301-7K2M9QX2', depositorName: '김회사' })], orders)).toEqual([['2']]);
    expect(match([line('a', { depositorName: '7k2m9qx2', amount: 12_000 })], orders)).toEqual([['2 AMOUNT_SHORT']]);
  });

  it('match uncertainly if two orders match', () => {
    expect(match([line('a')], [order('1'), order('2')])).toEqual([['1 OTHER_ORDER_FITS', '2 OTHER_ORDER_FITS']]);
  });

  it('match uncertainly if two deposits match', () => {
    expect(match([line('a'), line('b', { receivedOn: '2026-03-03' })], [order('1')])).toEqual([
      ['1 OTHER_DEPOSIT_FITS'],
      ['1 OTHER_DEPOSIT_FITS'],
    ]);
  });

  it('match with certainty even if another name ordered for the same amount', () => {
    expect(match([line('a')], [order('1'), order('2', { depositorName: '박보검' })])).toEqual([
      ['1', '2 NAME_DIFFERS'],
    ]);
  });

  it('match uncertainly if the same deposit was recorded before', () => {
    expect(match([line('a')], [order('1')], ['a'])).toEqual([['1 SAME_DEPOSIT_BOOKED']]);
  });

  it('match better by name than by amount', () => {
    const orders = [order('1', { depositorName: '박보검' }), order('2', { awaited: 12_000 })];
    expect(match([line('a')], orders)).toEqual([['2 AMOUNT_SURPLUS', '1 NAME_DIFFERS']]);
  });

  it('are listed with the best match first, up to a limit', () => {
    const others = Array.from({ length: 9 }, (_none, at) => order(String(at + 1), { depositorName: `사람${at}` }));
    const [candidates = []] = match([line('a', { amount: 12_120 })], [...others, order('0')]);
    expect(candidates).toHaveLength(MAXIMUM_CANDIDATES);
    expect(candidates[0]).toBe('0');
  });

  it('match with certainty at most once per line and once per order, for any input', () => {
    const name = fc.constantFrom('이미나', '남궁민수정', '남궁민수', '주식회사 은빛', '');
    const amount = fc.constantFrom(1_000, 2_000);
    const day = fc.constantFrom('2026-02-27', '2026-03-01', '2026-03-02', '2026-05-01');
    const someOrders = fc.array(
      fc.record({
        orderedOn: day,
        depositorName: name,
        awaited: amount,
        status: fc.constantFrom('AWAITED' as const, 'PAID' as const, 'CANCELLED' as const),
      }),
      { maxLength: 8 },
    );
    const someLines = fc.array(fc.record({ receivedOn: day, depositorName: name, amount }), { maxLength: 8 });
    fc.assert(
      fc.property(someOrders, someLines, (orders, lines) => {
        const matches = matchDeposits(
          lines.map((each, at) => line(String(at), each)),
          orders.map((each, at) => order(String(at), each)),
        );
        const sure = [...matches].flatMap(([id, candidates]) =>
          candidates.filter(({ differences }) => differences.length === 0).map((candidate) => ({ id, ...candidate })),
        );
        expect(new Set(sure.map(({ id }) => id)).size).toBe(sure.length);
        expect(new Set(sure.map(({ order: { number } }) => number)).size).toBe(sure.length);
        for (const { id, order: matched } of sure) {
          expect(matched.status).toBe('AWAITED');
          expect(lines[Number(id)]?.amount).toBe(matched.awaited);
        }
      }),
    );
  });
});
