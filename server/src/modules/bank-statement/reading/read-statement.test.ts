import { describe, expect, it } from 'vitest';
import { readStatement } from './read-statement.ts';
import { guessColumns, placeColumns } from './statement-columns.ts';
import { readRows } from './statement-rows.ts';

const HEAD = '거래일시,보낸분/받는분,입금액,출금액,잔액,송금메모';

async function read(lines: readonly string[], head = HEAD, bankId = 'kb') {
  const answer = await readRows([head, ...lines].join('\n'));
  if (!('rows' in answer)) throw new Error(answer.refused);
  const placed = placeColumns(answer.rows, guessColumns(head.split(',')));
  if (!placed) throw new Error('no headings');
  return readStatement(answer.rows.slice(placed.at + 1), { bankId, places: placed.places, today: '2026-03-03' });
}

const hashes = async (lines: readonly string[], head = HEAD, bankId = 'kb') =>
  (await read(lines, head, bankId)).lines.map(({ hash }) => hash);

describe('a statement (PAYMENT-35)', () => {
  it('has a line for each deposit, and none for withdrawals or totals', async () => {
    const { lines, skipped, unreadable } = await read([
      '2026.03.02 14:05:09,이 미나,"12,120",0,"112,120",EB-260301-7K2M9QX4',
      '2026.03.02 15:00:00,임차료,0,"500,000","100",',
      '합계,,"12,120","500,000",,',
    ]);
    expect(lines).toEqual([
      {
        hash: expect.stringMatching(/^[0-9a-f]{64}$/),
        received: { on: '2026-03-02', time: '14:05:09' },
        amount: 12_120,
        depositorName: '이 미나',
        memo: 'EB-260301-7K2M9QX4',
      },
    ]);
    expect({ skipped, unreadable }).toEqual({ skipped: 2, unreadable: [] });
  });

  it('reports unreadable lines by number and reads the others', async () => {
    const { lines, unreadable } = await read([
      '어제,이미나,"12,120",0,1,',
      '2026.03.02,이미나,=1+1,0,1,',
      '2026.03.02,이\uFFFD나,"12,120",0,1,',
      '2025.01.01,이미나,"12,120",0,1,',
      '2026.03.04,이미나,"12,120",0,1,',
      '2026.03.02,=cmd|calc,"12,120",0,1,',
    ]);
    expect(unreadable.map(({ line, reason }) => [line, reason])).toEqual([
      [2, 'DATE'],
      [3, 'AMOUNT'],
      [4, 'CHARACTERS'],
      [5, 'TOO_OLD'],
      [6, 'IN_FUTURE'],
    ]);
    expect(unreadable[0]?.text).toBe('어제 · 이미나 · 12,120 · 0 · 1 ·');
    expect(lines).toMatchObject([{ depositorName: '=cmd|calc', amount: 12_120 }]);
  });

  it('recognises deposits by their kind if one column has all movements', async () => {
    const { lines, skipped } = await read(
      ['2026-03-02,입금,"12,120",이미나', '2026-03-02,출금,"500",커피', '2026-03-02,출금,"-500",커피'],
      '거래일시,구분,거래금액,내용',
    );
    expect(lines).toMatchObject([{ amount: 12_120 }]);
    expect(skipped).toBe(2);
  });
});

describe('the hash of a line (PAYMENT-38)', () => {
  const ONE = '2026.03.02 14:05:09,이미나,"12,120",0,"112,120",';
  const OTHER = '2026.03.02 14:05:09,이미나,"12,120",0,"124,240",';

  it('is the same in every statement of the account, at any position', async () => {
    const [first] = await hashes([ONE]);
    expect(await hashes([OTHER, ONE])).toContain(first);
    expect(await hashes(['2026-03-02 14:05:09,"  이미나 ",12120,,"112,120",고마워요'])).toEqual([first]);
  });

  it('differs by day, time, amount, name, balance and account', async () => {
    const others = [
      ONE,
      OTHER,
      '2026.03.01 14:05:09,이미나,"12,120",0,"112,120",',
      '2026.03.02 14:05:10,이미나,"12,120",0,"112,120",',
      '2026.03.02 14:05:09,이미나,"12,121",0,"112,120",',
      '2026.03.02 14:05:09,이미니,"12,120",0,"112,120",',
    ];
    const all = [...(await hashes(others)), ...(await hashes([ONE], HEAD, 'shinhan'))];
    expect(new Set(all).size).toBe(7);
  });

  it('distinguishes two transfers with identical data', async () => {
    const head = '거래일시,보낸분/받는분,입금액';
    const twice = await hashes(['2026.03.02,이미나,100', '2026.03.02,이미나,100'], head);
    expect(new Set(twice).size).toBe(2);
    expect(await hashes(['2026.03.02,이미나,100', '2026.03.02,이미나,100'], head)).toEqual(twice);
    expect(await hashes(['2026.03.02,이미나,100'], head)).toEqual([twice[0]]);
  });
});
