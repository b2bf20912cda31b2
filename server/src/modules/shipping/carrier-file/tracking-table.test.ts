import { describe, expect, it } from 'vitest';
import { readTrackingTable } from './tracking-table.ts';

const ORDER = 'EB-260301-0000000A';

const read = (...rows: string[][]) => {
  const table = readTrackingTable(rows.map((cells, index) => ({ line: index + 1, row: index + 1, cells })));
  return 'rows' in table ? table.rows : table.refused;
};

describe("a carrier's file of numbers (SHIPMENT-28)", () => {
  it.each([
    ['CJ Logistics', ['집하일자', '운송장번호', '고객주문번호', '받는분']],
    ['Hanjin', ['순번', '출고번호', '운송장 번호']],
    ['Lotte', ['주문번호', '송장번호']],
    ['the post office', ['주문번호', '수취인명', '등기번호']],
    ['Logen', ['물품명', '주문번호', '운송장NO.']],
  ])('of %s is read by its headings', (_carrier, headings) => {
    const cells = headings.map((heading) => {
      if (/주문번호|출고번호/.test(heading)) return ORDER;
      return /운송장|송장|등기/.test(heading) ? '123456789012' : 'anything';
    });
    expect(read(headings, cells)).toEqual([{ row: 2, orderNumber: ORDER, trackingNumber: '123456789012' }]);
  });

  it('can have titles above its headings, two rows of headings, and sums below', () => {
    const rows = [
      ['은빛 출고 내역'],
      [''],
      ['운송장번호', '수하인', '주문번호'],
      ['운송장번호', '이름', '주문번호'],
      ['12345678901', '이미나', ORDER],
      ['', '합계', ''],
    ];
    expect(read(...rows)).toEqual([{ row: 5, orderNumber: ORDER, trackingNumber: '12345678901' }]);
  });

  it("is read by the column with the shop's own numbers if there are several order columns", () => {
    const rows = [
      ['고객주문번호', '주문번호', '운송장번호'],
      ['2026030100017', 'eb260301 0000000a', '1'],
    ];
    expect(read(...rows)).toMatchObject([{ orderNumber: ORDER }]);
  });

  it('is read without the wrapping that spreadsheets add to numbers', () => {
    const headings = ['주문번호', '운송장번호'];
    const cells = ['="123456789012"', "'123456789012", '123456789012.0', ' １２３４５６７８９０１２ '];
    const numbers = cells.map((cell) => read(headings, [ORDER, cell]));
    expect(numbers).toEqual(Array(4).fill([{ row: 2, orderNumber: ORDER, trackingNumber: '123456789012' }]));
  });

  it('is rejected with the missing column, or for having no rows', () => {
    expect(read(['주문번호', '받는분'], [ORDER, '이미나'])).toBe('noNumbers');
    expect(read(['운송장번호', '받는분'], ['123456789012', '이미나'])).toBe('noOrders');
    expect(read(['주문번호', '운송장번호'])).toBe('empty');
    expect(read()).toBe('noNumbers');
  });
});
