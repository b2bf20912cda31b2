import { z } from 'zod';
import type { PostmarkSettings } from '../../config/provider-settings.ts';
import { answered, askJson, failed, type SetupAnswer } from '../setup-answer.ts';

const POSTMARK = 'https://api.postmarkapp.com';

export interface PostmarkStream {
  readonly id: string;
  /** `Transactional`, `Broadcasts` or `Inbound`. */
  readonly type: string;
  /** `None`, `Postmark` or `Custom`; null if Postmark does not return it. */
  readonly unsubscribeHandling: string | null;
}

export interface PostmarkSetup {
  readonly server: SetupAnswer<{ readonly name: string; readonly delivers: boolean }>;
  readonly streams: SetupAnswer<readonly PostmarkStream[]>;
  /**
   * Whether Postmark has accepted an email from the shop's address, which requires a confirmed one. A server token cannot query
   * whether an address is confirmed. Null if the address is not known.
   */
  readonly hasSent: SetupAnswer<boolean> | null;
}

const server = z.object({ Name: z.string(), DeliveryType: z.string().optional() });

const streams = z.object({
  MessageStreams: z.array(
    z.object({
      ID: z.string(),
      MessageStreamType: z.string(),
      ArchivedAt: z.string().nullish(),
      SubscriptionManagementConfiguration: z.object({ UnsubscribeHandlingType: z.string() }).nullish(),
    }),
  ),
});

const found = z.object({ TotalCount: z.number() });

/** Read-only; `from` is the shop's address, null if it is not known. Takes at most `timeoutMs`. */
export async function readPostmarkSetup(
  settings: PostmarkSettings,
  from: string | null,
  timeoutMs: number,
): Promise<PostmarkSetup> {
  const base = settings.apiUrl?.replace(/\/$/, '') ?? POSTMARK;
  const signal = AbortSignal.timeout(timeoutMs);
  const headers = { accept: 'application/json', 'x-postmark-server-token': settings.serverToken };

  async function ask<T>(path: string, shape: z.ZodType<T>): Promise<SetupAnswer<T>> {
    const answer = await askJson(`${base}${path}`, { headers, signal });
    if (!answer.ok) return answer;
    const read = shape.safeParse(answer.value.body);
    return read.success ? answered(read.data) : failed('NO_ANSWER', `unexpected answer to ${path}`);
  }

  const askSent = (fromemail: string) =>
    ask(`/messages/outbound?${new URLSearchParams({ count: '1', offset: '0', fromemail })}`, found);
  const [itself, listed, sent] = await Promise.all([
    ask('/server', server),
    ask('/message-streams?MessageStreamType=All', streams),
    from === null ? null : askSent(from),
  ]);
  return {
    server: itself.ok
      ? answered({ name: itself.value.Name, delivers: itself.value.DeliveryType !== 'Sandbox' })
      : itself,
    streams: listed.ok
      ? answered(
          listed.value.MessageStreams.filter(({ ArchivedAt }) => !ArchivedAt).map((stream) => ({
            id: stream.ID,
            type: stream.MessageStreamType,
            unsubscribeHandling: stream.SubscriptionManagementConfiguration?.UnsubscribeHandlingType ?? null,
          })),
        )
      : listed,
    hasSent: sent?.ok ? answered(sent.value.TotalCount > 0) : sent,
  };
}
