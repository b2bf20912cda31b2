import { MAXIMUM_STATEMENT_BYTES, MAXIMUM_STATEMENT_ROWS } from '@eunbit/schema/bank-statement';
import { auditModel } from '@eunbit/server/modules/audit/audit.model';
import { statementLineModel } from '@eunbit/server/modules/bank-statement/statement-line.model';
import { orderModel } from '@eunbit/server/modules/order/order.model';
import { beforeEach, describe, expect, it } from 'vitest';
import { graphql } from '../gql/gql.ts';
import {
  koreanDay,
  STATEMENT_COLUMNS,
  sendStatement,
  type WrittenDeposit,
  writeStatement,
} from '../kit/bank-statements.ts';
import { addMember, createMemberClient } from '../kit/members.ts';
import { type WrittenOrder, writeOrder } from '../kit/orders.ts';
import type { ShopClient } from '../kit/shop-client.ts';
import { expectResult, signInStaff } from '../kit/story.ts';
import { useTestShop } from '../kit/test-shop.ts';

const StatementLines = graphql(`
  query StatementLines($status: StatementLineStatus! = OPEN, $first: Int! = 100, $after: String) {
    statementLines(status: $status, first: $first, after: $after) {
      totalCount
      pageInfo { hasNextPage endCursor }
      nodes {
        id bankName receivedOn receivedTime amount { amount } depositorName memo status
        orderNumber setAsideReason handledByName
        candidates { orderNumber depositorName awaited { amount } differences }
      }
    }
  }
`);

const StatementAccounts = graphql(`
  query StatementAccounts {
    statementAccounts { bankId bankName accountNumber columns { date amount depositorName balance } }
  }
`);

const UpdateStatementColumns = graphql(`
  mutation UpdateStatementColumns($input: UpdateStatementColumnsInput!) {
    updateStatementColumns(input: $input) {
      __typename
      ... on StatementAccount { bankId columns { date } }
      ... on ValidationError { fieldErrors { path key } }
      ... on BankStatementError { code }
    }
  }
`);

const BookStatementLines = graphql(`
  mutation BookStatementLines($input: BookStatementLinesInput!) {
    bookStatementLines(input: $input) {
      __typename
      ... on StatementLinesBooked { results { lineId outcome message line { status orderNumber } } }
      ... on ValidationError { fieldErrors { path key } }
    }
  }
`);

const DismissStatementLines = graphql(`
  mutation DismissStatementLines($input: DismissStatementLinesInput!) {
    dismissStatementLines(input: $input) {
      __typename
      ... on StatementLinesUpdated { lines { id status setAsideReason handledByName } }
      ... on ValidationError { fieldErrors { path key } }
    }
  }
`);

const ReopenStatementLine = graphql(`
  mutation ReopenStatementLine($input: ReopenStatementLineInput!) {
    reopenStatementLine(input: $input) {
      __typename
      ... on StatementLinesUpdated { lines { status setAsideReason } }
      ... on BankStatementError { code }
    }
  }
`);

const shop = useTestShop({ eachTest: 'renewed' });
let staff: ShopClient;

beforeEach(async () => {
  staff = await signInStaff(shop);
});

const send = (bytes: Uint8Array, options?: Parameters<typeof sendStatement>[3], client = staff) =>
  sendStatement(shop.url(), client.cookieHeader(), bytes, options);

async function saveColumns(columns: object = STATEMENT_COLUMNS, bankId = 'kb') {
  const input = { bankId, columns: { ...STATEMENT_COLUMNS, ...columns } };
  return (await staff.run(UpdateStatementColumns, { input })).updateStatementColumns;
}

/** Sends a statement of an account whose columns are known. */
async function take(deposits: readonly WrittenDeposit[]) {
  expectResult(await saveColumns(), 'StatementAccount');
  return (await send(writeStatement(deposits))).answer;
}

const list = async (status: 'OPEN' | 'BOOKED' | 'SET_ASIDE' = 'OPEN') =>
  (await staff.run(StatementLines, { status })).statementLines.nodes;

/** Unmatched lines by depositor name, each with its candidates and their differences. */
async function candidates(): Promise<Record<string, string[]>> {
  const named = (await list()).map(({ depositorName, candidates: found }) => [
    depositorName,
    found.map(({ orderNumber, differences }) => [orderNumber.slice(-1), ...differences].join(' ')),
  ]);
  return Object.fromEntries(named) as Record<string, string[]>;
}

async function book(lines: readonly { lineId: string; orderNumber: string }[], client = staff) {
  return (await client.run(BookStatementLines, { input: { lines: [...lines] } })).bookStatementLines;
}

const AWAITING = { method: 'DEPOSIT', status: 'AWAITING_PAYMENT' } as const;
const numberOf = (digit: number) => `EB-260301-0000000${digit}`;
/** An order that awaits its deposit. */
const awaitDeposit = (digit: number, depositorName: string, order: Partial<WrittenOrder> = {}) =>
  writeOrder(shop, { number: numberOf(digit), payment: { ...AWAITING, depositorName }, ...order });

async function depositsOf(digit: number): Promise<number[]> {
  const order = await orderModel(shop.connection)
    .findOne({ number: numberOf(digit) })
    .lean();
  return (order?.payment.deposits ?? []).map(({ amount }) => amount);
}

const NO_ACCOUNT = { status: 404, code: 'BANK_UNKNOWN' };

describe('the columns of an account (PAYMENT-36)', () => {
  it('are asked for once, with a suggestion, and remembered', async () => {
    const statement = writeStatement([{ name: '이미나', amount: 12_120 }]);
    expect(await send(statement)).toMatchObject({
      status: 200,
      answer: {
        outcome: 'COLUMNS_NEEDED',
        headings: ['거래일시', '적요', '보낸분/받는분', '송금메모', '출금액', '입금액', '잔액'],
        rows: [[`${koreanDay()} 00:00:00`, '인터넷', '이미나', '', '0', '12,120', '1,000,000'], expect.anything()],
        guess: STATEMENT_COLUMNS,
      },
    });
    expect(await list()).toEqual([]);

    expectResult(await saveColumns(), 'StatementAccount');

    expect((await send(statement)).answer).toMatchObject({ outcome: 'READ', added: 1, skipped: 1 });
    expect((await send(statement, { bank: 'shinhan' })).answer).toMatchObject({ outcome: 'COLUMNS_NEEDED' });
    const { statementAccounts } = await staff.run(StatementAccounts);
    expect(statementAccounts[0]).toMatchObject({
      bankId: 'kb',
      bankName: 'KB Kookmin Bank',
      columns: { date: '거래일시' },
    });
    expect(statementAccounts[1]).toMatchObject({ bankId: 'shinhan', columns: null });
    const actions = (await auditModel(shop.connection).find({ subject: 'BANK_ACCOUNT' }).sort({ at: 1 }).lean()).map(
      ({ action }) => action,
    );
    expect(actions).toEqual(['BANK_STATEMENT_COLUMNS_SAVED', 'BANK_STATEMENT_READ']);
  });

  it('are asked for again if a statement has other columns, and nothing is imported', async () => {
    await take([]);
    expect((await send(Buffer.from('날짜,누구,얼마\n2026-03-02,이미나,100'))).answer).toMatchObject({
      outcome: 'COLUMNS_NEEDED',
      headings: ['날짜', '누구', '얼마'],
      guess: { date: '날짜', amount: null, depositorName: null },
    });
    expect(await list()).toEqual([]);
  });

  it('are refused if one is missing or assigned twice', async () => {
    expect(
      expectResult(await saveColumns({ amount: null, depositorName: ' ' }), 'ValidationError').fieldErrors,
    ).toEqual([
      { path: 'amount', key: 'statement.columnRequired' },
      { path: 'depositorName', key: 'statement.columnRequired' },
    ]);
    expect(expectResult(await saveColumns({ memo: '입금액' }), 'ValidationError').fieldErrors).toEqual([
      { path: 'memo', key: 'statement.columnTwice' },
    ]);
    expect(expectResult(await saveColumns({}, 'nobank'), 'BankStatementError').code).toBe('BANK_UNKNOWN');
  });
});

describe('an unreadable statement (PAYMENT-35)', () => {
  it.each([
    ['a spreadsheet', Buffer.from('PK\u0003\u0004'), 'STATEMENT_IS_SPREADSHEET'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x00]), 'STATEMENT_UNREADABLE'],
    ['no table', Buffer.from('안녕하세요'), 'STATEMENT_HAS_NO_TABLE'],
    ['nothing at all', Buffer.alloc(0), 'STATEMENT_HAS_NO_TABLE'],
    ['an open quotation mark', Buffer.from('a,b,c\n1,"2,3\n'), 'STATEMENT_QUOTE_NOT_CLOSED'],
    ['too many rows', Buffer.from('a,b,c\n'.repeat(MAXIMUM_STATEMENT_ROWS + 1)), 'STATEMENT_TOO_MANY_ROWS'],
    ['too many bytes', Buffer.alloc(MAXIMUM_STATEMENT_BYTES + 1, 'a'), 'STATEMENT_TOO_LARGE'],
  ])('is rejected with its reason if it is %s', async (_name, bytes, code) => {
    const refused = await send(bytes);
    expect(refused).toMatchObject({ code, message: expect.stringMatching(/\w/) });
    expect(refused.status).toBeGreaterThanOrEqual(400);
    expect(await list()).toEqual([]);
  });

  it("is rejected for an account that is not the shop's", async () => {
    expect(await send(writeStatement([]), { bank: 'nobank' })).toMatchObject(NO_ACCOUNT);
    expect(await send(writeStatement([]), { bank: '' })).toMatchObject(NO_ACCOUNT);
  });

  it('is rejected from strangers, customers and forms of other sites', async () => {
    const statement = writeStatement([]);
    expect(await send(statement, {}, shop.client())).toMatchObject({ status: 401 });
    const customer = await createMemberClient(shop, await addMember(shop));
    expect(await send(statement, {}, customer)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    expect(await send(statement, { type: 'text/plain' })).toMatchObject({ status: 415 });
  });
});

describe('rows of a statement', () => {
  it('are imported if readable, and otherwise reported; formulas stay text', async () => {
    const answer = await take([
      { name: '이미나', amount: 12_120, at: `${koreanDay(1)} 14:05:09`, memo: '고마워요' },
      { name: '이미나', amount: '=1+1' },
      { name: '박보검', amount: 100, at: '어제' },
      { name: '=HYPERLINK(1)', amount: 300 },
      { name: '박보검', amount: 100, at: `${koreanDay(200)} 00:00:00` },
    ]);

    expect(answer).toMatchObject({
      outcome: 'READ',
      added: 2,
      known: 0,
      skipped: 1,
      unreadableCount: 3,
      unreadable: [
        { line: 5, reason: 'AMOUNT' },
        { line: 6, reason: 'DATE' },
        { line: 8, reason: 'TOO_OLD' },
      ],
    });
    expect(await list()).toMatchObject([
      { depositorName: '=HYPERLINK(1)', amount: { amount: 300 } },
      {
        bankName: 'KB Kookmin Bank',
        receivedOn: koreanDay(1),
        receivedTime: '14:05:09',
        amount: { amount: 12_120 },
        depositorName: '이미나',
        memo: '고마워요',
      },
    ]);
  });

  it('are imported up to the maximum, and listed by page, newest first', async () => {
    const deposits = Array.from({ length: MAXIMUM_STATEMENT_ROWS - 3 }, (_none, index) => ({
      name: `사람${index}`,
      amount: index < 1_500 ? index + 1 : 0,
      at: `${koreanDay(index % 100)} 00:00:00`,
    }));
    expect(await take(deposits)).toMatchObject({ added: 1_500, skipped: MAXIMUM_STATEMENT_ROWS - 1_502 });

    const first = (await staff.run(StatementLines, { first: 50 })).statementLines;
    expect(first.totalCount).toBe(1_500);
    const second = (await staff.run(StatementLines, { first: 50, after: first.pageInfo.endCursor })).statementLines;
    const days = [...first.nodes, ...second.nodes].map(({ receivedOn }) => receivedOn);
    expect(days).toEqual([...days].sort().reverse());
    expect(new Set([...first.nodes, ...second.nodes].map(({ id }) => id)).size).toBe(100);
  });

  it('are recognised when uploaded again, even by two members of staff at once (PAYMENT-38)', async () => {
    const deposits = [
      { name: '이미나', amount: 12_120 },
      { name: '박보검', amount: 5_000 },
    ];
    await saveColumns();
    const colleague = await signInStaff(shop);
    const statement = writeStatement(deposits);

    const answers = await Promise.all([send(statement), send(statement, {}, colleague), send(statement)]);

    const counts = answers.map(({ answer }) => (answer?.outcome === 'READ' ? answer.added : -1));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2);
    expect(await list()).toHaveLength(2);
    expect((await send(writeStatement([...deposits, { name: '새사람', amount: 1 }]))).answer).toMatchObject({
      added: 1,
      known: 2,
    });
  });
});

describe('lines and the orders they may pay for (PAYMENT-37)', () => {
  it('are a sure match if amount, name and day fit exactly one order and one line', async () => {
    await awaitDeposit(1, '이미나');
    await awaitDeposit(2, '주식회사 은빛', { total: 50_000 });
    await awaitDeposit(3, '쌍둥이', { total: 7_000 });
    await awaitDeposit(4, '쌍둥이', { total: 7_000 });
    await awaitDeposit(5, '김두번', { total: 8_000 });
    await awaitDeposit(6, '최부족', { total: 9_000 });
    await writeOrder(shop, {
      number: numberOf(7),
      payment: { method: 'DEPOSIT', status: 'PAID', depositorName: '정완납' },
      total: 1_500,
    });
    await writeOrder(shop, {
      number: numberOf(8),
      status: 'ORDER_CANCELLED',
      payment: { method: 'DEPOSIT', status: 'VOID', depositorName: '한취소' },
      total: 1_600,
    });
    await awaitDeposit(9, '옛날이', { total: 1_700, createdAt: new Date(Date.now() - 40 * 86_400_000) });
    await take([
      { name: '이 미나', amount: 12_120 },
      { name: '(주)은빛', amount: 50_000 },
      { name: '쌍둥이', amount: 7_000 },
      { name: '김두번', amount: 8_000, at: `${koreanDay()} 00:00:01` },
      { name: '김두번', amount: 8_000, at: `${koreanDay()} 00:00:02` },
      { name: '최부족', amount: 8_500 },
      { name: '정완납', amount: 1_500 },
      { name: '한취소', amount: 1_600 },
      { name: '옛날이', amount: 1_700 },
      { name: '이자', amount: 3 },
    ]);

    expect(await candidates()).toEqual({
      '이 미나': ['1'],
      '(주)은빛': ['2'],
      쌍둥이: ['3 OTHER_ORDER_FITS', '4 OTHER_ORDER_FITS'],
      김두번: ['5 OTHER_DEPOSIT_FITS'],
      최부족: ['6 AMOUNT_SHORT'],
      정완납: ['7 ORDER_PAID'],
      한취소: ['8 ORDER_CANCELLED'],
      옛날이: ['9 LONG_AFTER_ORDER'],
      이자: [],
    });
  });

  it('compete across pages', async () => {
    await awaitDeposit(5, '김두번', { total: 8_000, createdAt: new Date(Date.now() - 2 * 86_400_000) });
    await take([
      { name: '김두번', amount: 8_000, at: `${koreanDay()} 00:00:02` },
      { name: '김두번', amount: 8_000, at: `${koreanDay(1)} 00:00:01` },
    ]);
    const { nodes } = (await staff.run(StatementLines, { first: 1 })).statementLines;
    expect(nodes).toMatchObject([{ receivedOn: koreanDay(), candidates: [{ differences: ['OTHER_DEPOSIT_FITS'] }] }]);
  });

  it('are an unsure match if the same transfer was booked from other columns (PAYMENT-38)', async () => {
    await awaitDeposit(1, '이미나');
    await take([{ name: '이미나', amount: 12_120 }]);
    const [line] = await list();
    await book([{ lineId: line?.id ?? '', orderNumber: numberOf(1) }]);
    await awaitDeposit(2, '이미나');
    await saveColumns({ balance: null });
    await send(writeStatement([{ name: '이미나', amount: 12_120 }]));

    expect(await candidates()).toEqual({ 이미나: expect.arrayContaining(['2 SAME_DEPOSIT_BOOKED', '1 ORDER_PAID']) });
  });
});

describe('booking lines (PAYMENT-39)', () => {
  async function takeTwo() {
    await awaitDeposit(1, '이미나');
    await awaitDeposit(2, '박보검', { total: 5_000 });
    await take([
      { name: '이미나', amount: 12_120, at: `${koreanDay()} 00:00:02` },
      { name: '박보검', amount: 5_000, at: `${koreanDay()} 00:00:01` },
    ]);
    const lines = await list();
    return lines.map(({ id, candidates: [first] }) => ({ lineId: id, orderNumber: first?.orderNumber ?? '' }));
  }

  it('records each as a deposit of its order once, even if repeated', async () => {
    const lines = await takeTwo();

    const { results } = expectResult(await book(lines), 'StatementLinesBooked');

    expect(results).toMatchObject([
      { outcome: 'BOOKED', message: null, line: { status: 'BOOKED', orderNumber: numberOf(1) } },
      { outcome: 'BOOKED', message: null, line: { status: 'BOOKED', orderNumber: numberOf(2) } },
    ]);
    expect(await list()).toEqual([]);
    expect(await list('BOOKED')).toMatchObject([{ handledByName: expect.stringMatching(/\w/) }, {}]);
    expect([await depositsOf(1), await depositsOf(2)]).toEqual([[12_120], [5_000]]);

    const again = expectResult(await book(lines), 'StatementLinesBooked').results;
    expect(again.map(({ outcome }) => outcome)).toEqual(['BOOKED_BEFORE', 'BOOKED_BEFORE']);
    expect(again[0]?.message).toContain(numberOf(1));
    expect([await depositsOf(1), await depositsOf(2)]).toEqual([[12_120], [5_000]]);
  });

  it('books a line once if two members of staff book it at once, even for two orders', async () => {
    const [line] = await takeTwo();
    const lineId = line?.lineId ?? '';
    const colleague = await signInStaff(shop);

    const answers = await Promise.all([
      book([{ lineId, orderNumber: numberOf(1) }]),
      book([{ lineId, orderNumber: numberOf(2) }], colleague),
      book([{ lineId, orderNumber: numberOf(1) }], colleague),
    ]);

    const outcomes = answers.flatMap((answer) => expectResult(answer, 'StatementLinesBooked').results);
    expect(outcomes.filter(({ outcome }) => outcome === 'BOOKED')).toHaveLength(1);
    expect(outcomes.filter(({ outcome }) => outcome === 'BOOKED_BEFORE')).toHaveLength(2);
    expect([...(await depositsOf(1)), ...(await depositsOf(2))]).toEqual([12_120]);
    const [booked] = await list('BOOKED');
    expect(await depositsOf(Number(booked?.orderNumber?.slice(-1)))).toEqual([12_120]);
  });

  it('recovers a deposit whose line was not marked before the process died', async () => {
    const [line] = await takeTwo();
    const lineId = line?.lineId ?? '';
    await book([{ lineId, orderNumber: numberOf(1) }]);
    await statementLineModel(shop.connection).updateOne(
      { _id: lineId },
      { $set: { status: 'OPEN', orderNumber: null } },
    );

    const { results } = expectResult(await book([{ lineId, orderNumber: numberOf(2) }]), 'StatementLinesBooked');

    expect(results).toMatchObject([{ outcome: 'BOOKED_BEFORE', line: { status: 'BOOKED', orderNumber: numberOf(1) } }]);
    expect([await depositsOf(1), await depositsOf(2)]).toEqual([[12_120], []]);
  });

  it('reports why a line is not booked, and books the others', async () => {
    const [first, second] = await takeTwo();
    await writeOrder(shop, {
      number: numberOf(3),
      status: 'ORDER_CANCELLED',
      payment: { method: 'DEPOSIT', status: 'VOID' },
    });
    const lineId = first?.lineId ?? '';

    const { results } = expectResult(
      await book([
        { lineId, orderNumber: 'EB-260301-N0SUCHN0' },
        { lineId, orderNumber: numberOf(3) },
        { lineId: '0'.repeat(24), orderNumber: numberOf(1) },
        { lineId: 'no id', orderNumber: numberOf(1) },
        { lineId: second?.lineId ?? '', orderNumber: ` ${numberOf(2).toLowerCase()} ` },
      ]),
      'StatementLinesBooked',
    );

    expect(results.map(({ outcome }) => outcome)).toEqual(['REFUSED', 'REFUSED', 'REFUSED', 'REFUSED', 'BOOKED']);
    expect(results.slice(0, 4).every(({ message }) => message)).toBe(true);
    expect(await list()).toMatchObject([{ id: lineId, status: 'OPEN' }]);
  });

  it('accepts between one and a hundred lines', async () => {
    const many = Array.from({ length: 101 }, () => ({ lineId: '0'.repeat(24), orderNumber: numberOf(1) }));
    expect(expectResult(await book([]), 'ValidationError').fieldErrors).toEqual([
      { path: 'lines', key: 'statement.noLines' },
    ]);
    expect(expectResult(await book(many), 'ValidationError').fieldErrors).toEqual([
      { path: 'lines', key: 'statement.tooManyLines' },
    ]);
  });
});

describe('lines that belong to no order (PAYMENT-40)', () => {
  const setAside = async (lineIds: readonly string[], reason = 'interest') =>
    (await staff.run(DismissStatementLines, { input: { lineIds: [...lineIds], reason } })).dismissStatementLines;
  const reopen = async (lineId: string) =>
    (await staff.run(ReopenStatementLine, { input: { lineId } })).reopenStatementLine;

  it('are set aside with a reason, are not booked then, and can be reopened by staff', async () => {
    await take([{ name: '이자', amount: 3 }]);
    await awaitDeposit(1, '이미나');
    const [line] = await list();
    const lineId = line?.id ?? '';

    expect(expectResult(await setAside([lineId], ' '), 'ValidationError').fieldErrors).toEqual([
      { path: 'reason', key: 'statement.reasonRequired' },
    ]);
    expect(expectResult(await setAside([lineId]), 'StatementLinesUpdated').lines).toMatchObject([
      { id: lineId, status: 'SET_ASIDE', setAsideReason: 'interest', handledByName: expect.stringMatching(/\w/) },
    ]);
    expect(await list()).toEqual([]);
    const { results } = expectResult(await book([{ lineId, orderNumber: numberOf(1) }]), 'StatementLinesBooked');
    expect(results).toMatchObject([{ outcome: 'REFUSED' }]);
    expect((await send(writeStatement([{ name: '이자', amount: 3 }]))).answer).toMatchObject({ added: 0, known: 1 });

    expect(expectResult(await reopen(lineId), 'StatementLinesUpdated').lines).toMatchObject([{ status: 'OPEN' }]);
    expect(expectResult(await reopen(lineId), 'BankStatementError').code).toBe('LINE_NOT_REOPENED');
    expect(expectResult(await reopen('0'.repeat(24)), 'BankStatementError').code).toBe('LINE_NOT_FOUND');
    expect(await auditModel(shop.connection).find({ action: 'BANK_STATEMENT_LINES_SET_ASIDE' }).lean()).toMatchObject([
      { subjectId: 'kb' },
    ]);
  });

  it('exclude booked lines, which reopen only when their deposit is removed', async () => {
    await awaitDeposit(1, '이미나');
    await take([{ name: '이미나', amount: 12_120 }]);
    const [line] = await list();
    const lineId = line?.id ?? '';
    await book([{ lineId, orderNumber: numberOf(1) }]);

    expect(expectResult(await setAside([lineId]), 'StatementLinesUpdated').lines).toMatchObject([{ status: 'BOOKED' }]);
    expect(expectResult(await reopen(lineId), 'BankStatementError').code).toBe('LINE_NOT_REOPENED');

    await orderModel(shop.connection).updateOne({ number: numberOf(1) }, { $unset: { 'payment.statementLineIds': 1 } });
    expect(expectResult(await reopen(lineId), 'StatementLinesUpdated').lines).toMatchObject([{ status: 'OPEN' }]);
  });
});
