import { escapeHtml, htmlPage } from '../common/html-page.ts';
import type { Answer, Routes } from '../common/sandbox.ts';
import { formatAmount, type SandboxContext, type StoredIntent } from './context.ts';
import { finishAuthentication } from './intent-payment.ts';

const REDIRECT_STATUSES = new Map([
  ['succeeded', 'succeeded'],
  ['requires_capture', 'succeeded'],
  ['processing', 'pending'],
]);

function returnAddress(returnUrl: string, { intent }: StoredIntent): string {
  const url = new URL(returnUrl);
  url.searchParams.set('payment_intent', intent.id);
  url.searchParams.set('payment_intent_client_secret', intent.client_secret ?? '');
  url.searchParams.set('redirect_status', REDIRECT_STATUSES.get(intent.status) ?? 'failed');
  return url.href;
}

function challengePage({ intent }: StoredIntent): Answer {
  const amount = escapeHtml(formatAmount(intent.amount, intent.currency));
  const secret = escapeHtml(intent.client_secret ?? '');
  return htmlPage(
    200,
    '3-D Secure test page',
    `<p>This page stands in for the bank of the card. It is asked to allow a payment of <strong>${amount}</strong>.</p>` +
      `<form method="post"><input type="hidden" name="client_secret" value="${secret}">` +
      '<button name="outcome" value="complete">Complete</button><button name="outcome" value="fail">Fail</button></form>',
  );
}

function findIntent({ intents }: SandboxContext, id: string | undefined, sent: URLSearchParams) {
  const stored = intents.get(id ?? '');
  return sent.get('client_secret') === stored?.intent.client_secret ? stored : undefined;
}

const UNKNOWN = htmlPage(404, 'Unknown payment', '<p>This sandbox knows no such payment.</p>');
const NOTHING_TO_DO = htmlPage(
  200,
  'Nothing to confirm',
  '<p>This payment does not wait for the bank. Return to the shop.</p>',
);

function receiptPage({ charges }: SandboxContext, id: string | undefined): Answer {
  const charge = charges.get(id ?? '');
  if (!charge?.paid) return UNKNOWN;
  const amount = escapeHtml(formatAmount(charge.amount, charge.currency));
  const refunded = escapeHtml(formatAmount(charge.amount_refunded, charge.currency));
  const card = charge.payment_method_details?.card;
  return htmlPage(
    200,
    'Receipt',
    `<p>Paid: <strong>${amount}</strong></p><p>Refunded: ${refunded}</p>` +
      `<p>Card: ${escapeHtml(`${card?.brand ?? ''} ···· ${card?.last4 ?? ''}`)}</p><p>${escapeHtml(charge.id)}</p>`,
  );
}

/** The sandbox's pages for shoppers: the bank's 3-D Secure page and receipts. */
export function pageRoutes(context: SandboxContext): Routes {
  return {
    'GET /3ds/:id': ({ params, query }) => {
      const stored = findIntent(context, params.id, query);
      if (!stored) return UNKNOWN;
      return stored.step?.kind === 'authentication' ? challengePage(stored) : NOTHING_TO_DO;
    },
    'POST /3ds/:id': ({ params, body }) => {
      const form = new URLSearchParams(body);
      const stored = findIntent(context, params.id, form);
      if (!stored) return UNKNOWN;
      if (stored.step?.kind !== 'authentication') return NOTHING_TO_DO;
      const { returnUrl } = stored.step;
      const finished = finishAuthentication(context, stored, form.get('outcome') === 'complete');
      if (returnUrl === null) return htmlPage(200, 'Thank you', '<p>You can return to the shop.</p>');
      return { status: 303, headers: { Location: returnAddress(returnUrl, finished ?? stored) } };
    },
    'GET /receipts/:id': ({ params }) => receiptPage(context, params.id),
  };
}
