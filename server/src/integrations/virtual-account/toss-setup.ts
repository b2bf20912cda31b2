import type { TossSettings } from '../../config/provider-settings.ts';
import { answered, askJson, failed, type SetupAnswer } from '../setup-answer.ts';
import { TOSS } from './toss-address.ts';

/** An invalid payment key: with a known secret key, Toss Payments responds that the payment does not exist. */
const NO_PAYMENT = 'launch-check-of-the-secret-key';
const REFUSED = /UNAUTHORIZED_KEY|INVALID_API_KEY|INCORRECT_BASIC_AUTH/;

/** Whether Toss Payments accepts the secret key. Read-only. Takes at most `timeoutMs`. */
export async function readTossSetup(
  { secretKey, apiUrl }: TossSettings,
  timeoutMs: number,
): Promise<SetupAnswer<true>> {
  const answer = await askJson(`${apiUrl ?? TOSS}/v1/payments/${NO_PAYMENT}`, {
    headers: { authorization: `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}` },
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!answer.ok) return answer;
  const { code } = Object(answer.value.body) as { code?: unknown };
  if (typeof code !== 'string') return failed('NO_ANSWER', 'unexpected answer');
  return REFUSED.test(code) ? failed('KEY_REFUSED', code) : answered(true);
}
