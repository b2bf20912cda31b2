import { z } from 'zod';
import type { EasyPostSettings } from '../../config/provider-settings.ts';
import { answered, askJson, failed, type SetupAnswer } from '../setup-answer.ts';

const EASYPOST = 'https://api.easypost.com';

export interface EasyPostWebhook {
  readonly url: string;
  readonly enabled: boolean;
}

export interface EasyPostSetup {
  readonly webhooks: SetupAnswer<readonly EasyPostWebhook[]>;
  /** Types such as `UspsAccount`; null with a test key, for which EasyPost does not list them. */
  readonly carriers: SetupAnswer<readonly string[]> | null;
}

const webhooks = z.object({ webhooks: z.array(z.object({ url: z.string(), disabled_at: z.string().nullish() })) });
/** EasyPost returns a list of carrier accounts. */
const carriers = z.array(z.object({ type: z.string() }));

/** Whether the key belongs to EasyPost's test environment, whose labels are not valid. */
export const isTestKey = (apiKey: string): boolean => apiKey.startsWith('EZTK');

/** Read-only. Takes at most `timeoutMs`. */
export async function readEasyPostSetup(
  { apiKey, apiUrl }: Pick<EasyPostSettings, 'apiKey' | 'apiUrl'>,
  timeoutMs: number,
): Promise<EasyPostSetup> {
  const base = `${apiUrl?.replace(/\/$/, '') ?? EASYPOST}/v2`;
  const headers = { authorization: `Basic ${Buffer.from(`${apiKey}:`).toString('base64')}` };
  const signal = AbortSignal.timeout(timeoutMs);

  async function ask<T>(path: string, shape: z.ZodType<T>): Promise<SetupAnswer<T>> {
    const answer = await askJson(`${base}${path}`, { headers, signal });
    if (!answer.ok) return answer;
    const read = shape.safeParse(answer.value.body);
    return read.success ? answered(read.data) : failed('NO_ANSWER', `unexpected answer to ${path}`);
  }

  const [listed, accounts] = await Promise.all([
    ask('/webhooks', webhooks),
    isTestKey(apiKey) ? null : ask('/carrier_accounts', carriers),
  ]);
  return {
    webhooks: listed.ok
      ? answered(listed.value.webhooks.map(({ url, disabled_at: end }) => ({ url, enabled: !end })))
      : listed,
    carriers: accounts?.ok ? answered(accounts.value.map(({ type }) => type)) : accounts,
  };
}
