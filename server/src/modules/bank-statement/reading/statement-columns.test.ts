import { describe, expect, it } from 'vitest';
import { findHeadings, guessColumns, placeColumns } from './statement-columns.ts';

/** Headings as written by the banks. */
const BANKS = {
  KB국민: '거래일시,적요,보낸분/받는분,송금메모,출금액,입금액,잔액,거래점,구분',
  신한: '거래일자,거래시간,적요,출금(원),입금(원),내용,잔액(원),거래점',
  우리: 'No.,거래일시,적요,기재내용,지급(원),입금(원),거래후 잔액(원),취급점,메모',
  하나: 'No,거래일시,적요,의뢰인/수취인,입금,출금,거래후잔액,구분,거래점,거래특이사항',
  NH농협: '구분,거래일자,출금금액(원),입금금액(원),거래 후 잔액(원),거래내용,거래기록사항,거래점,거래시간,이체메모',
  IBK기업: 'No,거래일시,출금,입금,거래후 잔액,거래내용,상대계좌번호,상대은행,메모,거래구분,상대계좌예금주명',
  카카오뱅크: '거래일시,구분,거래금액,거래 후 잔액,거래구분,내용,메모',
  토스뱅크: '거래 일시,적요,거래 유형,거래 기관,계좌번호,거래 금액,거래 후 잔액,메모',
};

const toRows = (...texts: readonly string[]) => texts.map((text, at) => ({ line: at + 1, cells: text.split(',') }));

describe('the columns of a statement (PAYMENT-36)', () => {
  it.each([
    ['KB국민', '거래일시', null, '입금액', '보낸분/받는분', null, '잔액', '송금메모'],
    ['신한', '거래일자', '거래시간', '입금(원)', '내용', null, '잔액(원)', null],
    ['우리', '거래일시', null, '입금(원)', '기재내용', null, '거래후 잔액(원)', '메모'],
    ['하나', '거래일시', null, '입금', '의뢰인/수취인', null, '거래후잔액', '거래특이사항'],
    ['NH농협', '거래일자', '거래시간', '입금금액(원)', '거래기록사항', null, '거래 후 잔액(원)', '이체메모'],
    ['IBK기업', '거래일시', null, '입금', '거래내용', null, '거래후 잔액', '메모'],
    ['카카오뱅크', '거래일시', null, '거래금액', '내용', '구분', '거래 후 잔액', '메모'],
    ['토스뱅크', '거래 일시', null, '거래 금액', '적요', '거래 유형', '거래 후 잔액', '메모'],
  ] as const)('are recognised for %s', (bank, date, time, amount, depositorName, kind, balance, memo) => {
    expect(guessColumns(BANKS[bank].split(','))).toEqual({ date, time, amount, depositorName, kind, balance, memo });
  });

  it('are found below titles', () => {
    const rows = toRows(
      '거래내역조회',
      '조회기간,2026.03.01,2026.03.02',
      BANKS.우리,
      '1,2026.03.02,,이미나,0,100,100,,',
    );
    expect(findHeadings(rows)).toMatchObject({ at: 2, guess: { depositorName: '기재내용' } });
  });

  it('are left to staff if no heading is known', () => {
    const rows = toRows('내역', 'Wann,Wer,Wieviel', '2.3.,Mina,100');
    expect(findHeadings(rows)).toMatchObject({ at: 1, headings: ['Wann', 'Wer', 'Wieviel'], guess: { date: null } });
    expect(findHeadings(toRows('내역'))).toBeNull();
    expect(findHeadings([])).toBeNull();
  });

  it('are found again by their headings, in any order and spelling', () => {
    const columns = guessColumns(BANKS.신한.split(','));
    const rows = toRows('제목', '내용,입금 (원),거래시간,거래일자,잔액');
    expect(placeColumns(rows, columns)).toMatchObject({ at: 1, places: { date: 3, time: 2, amount: 1, memo: -1 } });
  });

  it('are not found in a statement of another format', () => {
    expect(placeColumns(toRows(BANKS.KB국민), guessColumns(BANKS.신한.split(',')))).toBeNull();
  });
});
