import { escapeHtml, htmlPage } from '../common/html-page.ts';
import type { Answer, Route } from '../common/http-service.ts';
import { readJson } from '../common/json-body.ts';
import type { Account, Accounts } from './accounts.ts';
import { bankName } from './banks.ts';
import type { Callbacks } from './callbacks.ts';
import { newTransactionKey, toSeoulTime } from './payment.ts';

const MOST_SHOWN = 20;

/** How often the shop is told. */
const CALLBACKS: Readonly<Record<string, number>> = { once: 1, twice: 2, never: 0 };

function deposit(accounts: Accounts, account: Account, amount: number): Account {
  const deposited: Account = { ...account, amount, status: 'DONE', approvedAt: toSeoulTime(new Date()) };
  accounts.save(deposited);
  return deposited;
}

/** The bank takes a deposit back after it has told of it, so that the account waits again. */
function takeBack(accounts: Accounts, account: Account): Account {
  const waiting: Account = {
    ...account,
    status: 'WAITING_FOR_DEPOSIT',
    approvedAt: null,
    lastTransactionKey: newTransactionKey(),
  };
  accounts.save(waiting);
  return waiting;
}

function page(accounts: Accounts): Answer {
  const rows = [...accounts.newestFirst()].slice(0, MOST_SHOWN).map((account) => {
    const { id, amount, customerName, bankCode, accountNumber, status } = account;
    const named = `${bankName(bankCode)} <code>${escapeHtml(accountNumber)}</code><br>${amount.toLocaleString('en')} KRW, ${escapeHtml(customerName)}`;
    const button = `<form method="post"><input type="hidden" name="id" value="${escapeHtml(id)}"><button>Deposit</button></form>`;
    return `<p>${named}</p>${status === 'WAITING_FOR_DEPOSIT' ? button : `<p>${status}</p>`}<hr>`;
  });
  const content = rows.length > 0 ? rows.join('') : '<p>No account has been issued yet.</p>';
  return htmlPage(200, 'Virtual accounts', `<p>This page stands in for a bank. No money moves.</p>${content}`);
}

/** What a test orders: which account, how much, and how often the shop is told. */
function order(accounts: Accounts, callbacks: Callbacks, body: unknown): Answer {
  if (typeof body !== 'object' || body === null) return { status: 400, body: { error: 'a deposit is a JSON object' } };
  const { orderId, accountNumber, amount, isTakenBack, callback = 'once' } = body as Record<string, unknown>;
  const account = [...accounts.newestFirst()].find(
    (known) => known.orderId === orderId || known.accountNumber === accountNumber,
  );
  if (!account) return { status: 404, body: { error: 'no such account' } };
  const times = CALLBACKS[String(callback)];
  if (times === undefined) return { status: 400, body: { error: 'callback: once, twice or never' } };
  const changed =
    isTakenBack === true
      ? takeBack(accounts, account)
      : deposit(accounts, account, typeof amount === 'number' ? amount : account.amount);
  for (let told = 0; told < times; told += 1) callbacks.send(changed);
  return { status: 201, body: changed };
}

/** The bank's side: a page where a developer deposits, and the same for tests. */
export function depositRoutes(accounts: Accounts, callbacks: Callbacks): Route[] {
  return [
    { method: 'GET', pattern: '/', handle: () => page(accounts) },
    {
      method: 'POST',
      pattern: '/',
      handle({ body }) {
        const account = accounts.find(new URLSearchParams(body).get('id') ?? '');
        if (account?.status === 'WAITING_FOR_DEPOSIT') callbacks.send(deposit(accounts, account, account.amount));
        return { status: 303, headers: { Location: '/' } };
      },
    },
    {
      method: 'POST',
      pattern: '/sandbox/deposits',
      handle: ({ body }) => order(accounts, callbacks, readJson(body)),
    },
    {
      method: 'GET',
      pattern: '/sandbox/deliveries',
      handle: () => ({ status: 200, body: { data: callbacks.list() } }),
    },
  ];
}
