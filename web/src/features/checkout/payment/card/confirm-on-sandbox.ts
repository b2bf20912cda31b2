import type { Language } from '@eunbit/schema/market';
import { toIntentId } from '@eunbit/schema/payment-page';
import { isRecord, toText } from '../../../../browser/storage.ts';
import type { CardDetails } from './card-fields.ts';
import { type CardConfirmation, UNEXPECTED_STATE } from './card-payment.ts';

interface SandboxConfirmation {
  readonly provider: { readonly publishableKey: string; readonly sandboxUrl: string };
  readonly clientSecret: string;
  readonly card: CardDetails;
  readonly locale: Language;
  /** Absolute address to return to from the bank's page. */
  readonly returnUrl: string;
}

const CONFIRM_TIMEOUT_MS = 30_000;

/** Confirms a card payment on the sandbox with the same request that the provider's script sends. */
export async function confirmOnSandbox(
  { provider, clientSecret, card, locale, returnUrl }: SandboxConfirmation,
  send: typeof fetch = fetch,
): Promise<CardConfirmation> {
  const url = `${provider.sandboxUrl}/v1/payment_intents/${toIntentId(clientSecret)}/confirm`;
  const body = new URLSearchParams({
    key: provider.publishableKey,
    client_secret: clientSecret,
    return_url: returnUrl,
    locale,
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': card.number,
    'payment_method_data[card][exp_month]': String(card.expMonth),
    'payment_method_data[card][exp_year]': String(card.expYear),
    'payment_method_data[card][cvc]': card.cvc,
  });
  try {
    const response = await send(url, { method: 'POST', body, signal: AbortSignal.timeout(CONFIRM_TIMEOUT_MS) });
    return readConfirmation(await response.json(), response.status);
  } catch {
    return { kind: 'unknown' };
  }
}

const readFailure = ({ decline_code, code, message }: Readonly<Record<string, unknown>>) => ({
  code: toText(decline_code) || toText(code) || null,
  message: toText(message),
});

function readConfirmation(answer: unknown, status: number): CardConfirmation {
  if (!isRecord(answer)) return { kind: 'unknown' };
  if (isRecord(answer.error)) {
    // A failure of the provider, or a payment that ended elsewhere, is not a decline of the card.
    const isAboutCard = status < 500 && answer.error.code !== UNEXPECTED_STATE;
    return isAboutCard ? { kind: 'declined', ...readFailure(answer.error) } : { kind: 'unknown' };
  }
  const action = isRecord(answer.next_action) ? answer.next_action.redirect_to_url : null;
  if (answer.status === 'requires_action' && isRecord(action)) return { kind: 'redirect', url: toText(action.url) };
  if (answer.status === 'requires_payment_method') {
    const failure = isRecord(answer.last_payment_error) ? answer.last_payment_error : {};
    return { kind: 'declined', ...readFailure(failure) };
  }
  return { kind: 'confirmed' };
}
