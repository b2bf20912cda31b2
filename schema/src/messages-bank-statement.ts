import type { MessageTable } from './message-table.ts';

/** Statements of the shop's bank accounts; only the API returns these messages. */
export const BANK_STATEMENT_API_MESSAGES = {
  'statement.bankUnknown': {
    en: 'This account is not one of the shop any more. Please choose another one.',
    ko: '쇼핑몰에 등록된 계좌가 아닙니다. 다른 계좌를 선택해 주세요.',
  },
  'statement.tooLarge': {
    en: 'A statement may have up to 5 MB. Please choose a shorter period.',
    ko: '거래내역은 5MB까지 올릴 수 있습니다. 조회 기간을 줄여 주세요.',
  },
  'statement.tooManyRows': {
    en: 'A statement may have up to 20,000 rows. Please choose a shorter period.',
    ko: '거래내역은 20,000행까지 올릴 수 있습니다. 조회 기간을 줄여 주세요.',
  },
  'statement.spreadsheet': {
    en: 'This is a spreadsheet. Please save it as CSV, or copy its cells and paste them here.',
    ko: '엑셀 파일은 읽을 수 없습니다. CSV로 저장해 올리거나 셀을 복사해 붙여 넣어 주세요.',
  },
  'statement.unreadable': {
    en: 'This is no text that the shop can read. Please save the statement as CSV.',
    ko: '읽을 수 없는 파일입니다. 거래내역을 CSV 파일로 저장해 다시 올려 주세요.',
  },
  'statement.unclosedQuote': {
    en: 'From line {line} on, a quotation mark is not closed. Please download the statement again.',
    ko: '{line}행부터 따옴표가 닫히지 않았습니다. 거래내역을 다시 내려받아 올려 주세요.',
  },
  'statement.noTable': {
    en: 'There is no table in it. Please paste the statement with its headings.',
    ko: '표를 찾을 수 없습니다. 제목 행을 포함해 거래내역을 붙여 넣어 주세요.',
  },
  'statement.columnRequired': { en: 'Please choose a column.', ko: '열을 선택해 주세요.' },
  'statement.columnTwice': {
    en: 'This column is chosen for something else already.',
    ko: '이미 다른 항목에 선택한 열입니다.',
  },
  'statement.noLines': { en: 'Please choose at least one line.', ko: '입금 내역을 하나 이상 선택해 주세요.' },
  'statement.tooManyLines': {
    en: 'At most 100 lines can be processed at once.',
    ko: '한 번에 최대 100건까지 처리할 수 있습니다.',
  },
  'statement.reasonRequired': { en: 'Please write why.', ko: '사유를 입력해 주세요.' },
  'statement.lineNotFound': {
    en: 'This line is gone. Please load the page again.',
    ko: '찾을 수 없는 입금 내역입니다. 페이지를 새로 고쳐 주세요.',
  },
  'statement.lineSetAside': {
    en: 'Another member of staff has set this line aside.',
    ko: '다른 담당자가 먼저 제외한 입금 내역입니다.',
  },
  'statement.lineBookedBefore': {
    en: 'This deposit has been booked already, for order {order}.',
    ko: '이미 주문 {order}의 입금으로 처리된 내역입니다.',
  },
  'statement.lineNotReopened': {
    en: 'This line waits already, or its deposit is still on an order.',
    ko: '이미 확인 대기 중이거나 주문에 입금으로 남아 있는 내역입니다.',
  },
} as const satisfies MessageTable;
