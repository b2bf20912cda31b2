import { array, assert, nat, property, record, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buyerDay, countBuyers } from './buyer-days.ts';
import { addDays, daysBetween } from './calendar.ts';

const FIRST = '2026-02-20';
const LENGTH = 30;
const orders = array(record({ day: nat(LENGTH - 1), buyer: nat(6) }), { maxLength: 40 });

function getHistory(placed: readonly { day: number; buyer: number }[], buyer: number, until: number): string[] {
  const days = placed.filter((order) => order.buyer === buyer && order.day <= until).map(({ day }) => day);
  return days.sort((one, other) => one - other).map((day) => addDays(FIRST, day));
}

describe('buyers of consecutive days', () => {
  it('are counted as in the list of orders, and repeat buyers are those with an earlier or second order', () => {
    assert(
      property(orders, tuple(nat(LENGTH - 1), nat(LENGTH - 1)), (placed, [one, other]) => {
        const [first, last] = [one, other].sort((a, b) => a - b) as [number, number];
        const days = Array.from({ length: LENGTH }, (_, day) => {
          const buyers = new Set(placed.filter((order) => order.day === day).map(({ buyer }) => buyer));
          const histories = [...buyers].map((buyer) => getHistory(placed, buyer, day));
          return buyerDay(addDays(FIRST, day), histories, daysBetween);
        });
        const within = placed.filter(({ day }) => day >= first && day <= last);
        const names = new Set(within.map(({ buyer }) => buyer));
        const repeat = [...names].filter((buyer) => getHistory(placed, buyer, last).length > 1);
        expect(countBuyers(days.slice(first, last + 1))).toEqual({ buyers: names.size, repeatBuyers: repeat.length });
      }),
    );
  });
});
