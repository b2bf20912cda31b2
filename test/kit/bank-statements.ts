import { BANK_STATEMENT_PATH, BANK_STATEMENT_TYPE, type StatementAnswer } from '@eunbit/schema/bank-statement';
import { storeDayFormat } from '@eunbit/schema/time-zone';
import iconv from 'iconv-lite';

/** Heading row of the bank's statements. */
const HEAD = '거래일시,적요,보낸분/받는분,송금메모,출금액,입금액,잔액';

/** The columns of these statements as staff confirm them. */
export const STATEMENT_COLUMNS = {
  date: '거래일시',
  time: null,
  amount: '입금액',
  depositorName: '보낸분/받는분',
  kind: null,
  balance: '잔액',
  memo: '송금메모',
};

/** The calendar day in Korea, some days ago. */
export function koreanDay(daysAgo = 0): string {
  return storeDayFormat('KR').format(new Date(Date.now() - daysAgo * 86_400_000));
}

export interface WrittenDeposit {
  readonly name: string;
  readonly amount: number | string;
  /** `2026-03-02 14:05:09` */
  readonly at?: string;
  readonly memo?: string;
}

/** A statement as the bank exports it: in EUC-KR, with a title, amounts with commas, and a withdrawal. */
export function writeStatement(deposits: readonly WrittenDeposit[]): Buffer {
  const rows = deposits.map(({ name, amount, at = `${koreanDay()} 00:00:00`, memo = '' }, index) => {
    const sum = typeof amount === 'number' ? amount.toLocaleString('en') : amount;
    return `${at},인터넷,${name},${memo},0,"${sum}","${(1_000_000 + index).toLocaleString('en')}"`;
  });
  const withdrawal = `${koreanDay()} 00:00:00,자동이체,임차료,,"500,000",0,"1,000"`;
  return iconv.encode(['거래내역조회', '', HEAD, ...rows, withdrawal].join('\r\n'), 'cp949');
}

interface Sent {
  readonly status: number;
  readonly answer?: StatementAnswer;
  readonly message?: string;
  readonly code?: string;
}

/** Uploads a statement like the back office. */
export async function sendStatement(
  url: string,
  cookie: string,
  bytes: Uint8Array,
  { bank = 'kb', type = BANK_STATEMENT_TYPE }: { readonly bank?: string; readonly type?: string } = {},
): Promise<Sent> {
  const response = await fetch(`${url}${BANK_STATEMENT_PATH}?bank=${bank}`, {
    method: 'POST',
    headers: { 'content-type': type, cookie },
    body: new Uint8Array(bytes),
  });
  const { errors, ...answer } = (await response.json()) as {
    readonly errors?: readonly { readonly message: string; readonly extensions: { readonly code: string } }[];
  };
  const [error] = errors ?? [];
  if (error) return { status: response.status, message: error.message, code: error.extensions.code };
  return { status: response.status, answer: answer as StatementAnswer };
}
