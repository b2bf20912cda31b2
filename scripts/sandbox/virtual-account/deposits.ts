import { escapeHtml, htmlPage } from '../common/html-page.ts';
import { readFields } from '../common/json-body.ts';
import type { Answer, Routes } from '../common/sandbox.ts';
import { bankName } from './banks.ts';
import { type Account, asOfNow, newTransactionKey, sendWebhooks, type TossContext, toSeoulTime } from './context.ts';

const MOST_SHOWN = 20;

/** Number of webhooks for a deposit. */
const CALLBACKS: Readonly<Record<string, number>> = { once: 1, twice: 2, never: 0 };

function deposit({ accounts }: TossContext, account: Account, amount: number): Account {
  return accounts.put({ ...account, amount, status: 'DONE', approvedAt: toSeoulTime() });
}

/** The bank reverses a reported deposit, so that the account waits again. */
function takeBack({ accounts }: TossContext, account: Account): Account {
  const lastTransactionKey = newTransactionKey();
  return accounts.put({ ...account, status: 'WAITING_FOR_DEPOSIT', approvedAt: null, lastTransactionKey });
}

function page({ accounts }: TossContext): Answer {
  const rows = accounts
    .newestFirst()
    .slice(0, MOST_SHOWN)
    .map((account) => {
      const { id, amount, customerName, bankCode, accountNumber, status } = asOfNow(account);
      const named = `${bankName(bankCode)} <code>${escapeHtml(accountNumber)}</code><br>${amount.toLocaleString('en')} KRW, ${escapeHtml(customerName)}`;
      const button = `<form method="post"><input type="hidden" name="id" value="${escapeHtml(id)}"><button>Deposit</button></form>`;
      return `<p>${named}</p>${status === 'WAITING_FOR_DEPOSIT' ? button : `<p>${status}</p>`}<hr>`;
    });
  const content = rows.length > 0 ? rows.join('') : '<p>No account has been issued yet.</p>';
  return htmlPage(200, 'Virtual accounts', `<p>This page stands in for a bank. No money moves.</p>${content}`);
}

/** Handles a test's request: which account, how much, and how many webhooks. */
function order(context: TossContext, body: string): Answer {
  const { orderId, accountNumber, amount, isTakenBack, callback = 'once' } = readFields(body);
  const account = context.accounts
    .newestFirst()
    .find((known) => known.orderId === orderId || known.accountNumber === accountNumber);
  if (!account) return { status: 404, body: { error: 'no such account' } };
  const times = CALLBACKS[String(callback)];
  if (times === undefined) return { status: 400, body: { error: 'callback: once, twice or never' } };
  const changed =
    isTakenBack === true ? takeBack(context, account) : deposit(context, account, Number(amount ?? account.amount));
  for (let sent = 0; sent < times; sent += 1) sendWebhooks(context, changed);
  return { status: 201, body: changed };
}

/** The bank's routes: a page on which a developer makes deposits, and the same for tests. */
export function bankRoutes(context: TossContext): Routes {
  const { accounts, receipts } = context;
  return {
    'GET /': () => page(context),
    'POST /': ({ body }) => {
      const account = accounts.get(new URLSearchParams(body).get('id') ?? '');
      if (account && asOfNow(account).status === 'WAITING_FOR_DEPOSIT') {
        sendWebhooks(context, deposit(context, account, account.amount));
      }
      return { status: 303, headers: { Location: '/' } };
    },
    'POST /sandbox/deposits': ({ body }) => order(context, body),
    'GET /sandbox/cash-receipts': () => ({
      status: 200,
      body: { data: receipts.newestFirst().map(({ receipt }) => receipt) },
    }),
  };
}
