import type { Errors, ServerClient } from 'postmark';
import { once } from '../../common/once.ts';
import type { PostmarkSettings } from '../../config/provider-settings.ts';
import {
  type EmailProvider,
  EmailProviderError,
  EmailRefusedError,
  type Mailbox,
  type OutgoingEmail,
} from './email-provider.ts';
import { createPostmarkEvents } from './postmark-events.ts';

/** Seconds per request. */
const TIMEOUT_SECONDS = 10;

const TRANSACTIONAL_STREAM = 'outbound';

/**
 * Postmark's error codes for the recipient: invalid or inactive address. All other rejections (token, credits, sender
 * signature) can be fixed by the shop's owner.
 */
const INACTIVE_RECIPIENT = 406;
const ABOUT_THE_EMAIL = new Set([300, INACTIVE_RECIPIENT]);

function formatMailbox({ name, address }: Mailbox): string {
  return `"${name.replace(/["\\]/g, '')}" <${address}>`;
}

/** Maps an SDK error: a rejection is final, any other failure is not. */
function explain(error: unknown, { PostmarkError }: typeof Errors): unknown {
  if (!(error instanceof PostmarkError)) return error;
  const { statusCode, code, message } = error;
  if (statusCode === 422 && ABOUT_THE_EMAIL.has(code)) {
    return new EmailRefusedError(message, { cause: error, isInactive: code === INACTIVE_RECIPIENT });
  }
  // Without a response, or after a server error, the email may have been accepted.
  const mayHaveTaken = statusCode === 0 || (statusCode >= 500 && statusCode !== 503);
  return new EmailProviderError(message, mayHaveTaken, { cause: error });
}

/** Loads the SDK: a process that sends nothing does without its 8 MB. */
async function loadPostmark({ serverToken, apiUrl }: Pick<PostmarkSettings, 'serverToken' | 'apiUrl'>) {
  const { Errors, ServerClient } = await import('postmark');
  const address = apiUrl ? new URL(apiUrl) : null;
  const client = new ServerClient(serverToken, {
    timeout: TIMEOUT_SECONDS,
    ...(address && { requestHost: address.host, useHttps: address.protocol === 'https:' }),
  });
  return { Errors, client };
}

export function createPostmarkProvider(settings: PostmarkSettings): EmailProvider {
  const { serverToken, apiUrl, marketingStream } = settings;
  const sdk = once(() => loadPostmark({ serverToken, apiUrl }));
  const getStream = (isMarketing: boolean) => (isMarketing ? marketingStream : TRANSACTIONAL_STREAM);

  async function call<T>(work: (postmark: ServerClient) => Promise<T>): Promise<T> {
    const { Errors, client } = await sdk();
    try {
      return await work(client);
    } catch (error) {
      throw explain(error, Errors);
    }
  }

  const send = (email: OutgoingEmail) =>
    call(async (postmark) => {
      const { MessageID } = await postmark.sendEmail({
        From: formatMailbox(email.from),
        To: email.to,
        ...(email.replyTo && { ReplyTo: email.replyTo }),
        Subject: email.subject,
        HtmlBody: email.html,
        TextBody: email.text,
        Tag: email.tag,
        Headers: Object.entries(email.headers).map(([Name, Value]) => ({ Name, Value })),
        Metadata: { email: email.emailId },
        MessageStream: getStream(email.isMarketing),
      });
      return MessageID;
    });

  return {
    sandboxUrl: apiUrl?.replace(/\/$/, '') ?? null,

    async send(email) {
      try {
        return await send(email);
      } catch (error) {
        // The Reply-To address may be a customer's, and must not prevent an email from the shop.
        const isAnswerable = error instanceof EmailRefusedError && !error.isInactive && email.replyTo !== null;
        if (!isAnswerable) throw error;
        return send({ ...email, replyTo: null });
      }
    },

    find: ({ emailId, isMarketing }) =>
      call(async (postmark) => {
        const { Messages } = await postmark.getOutboundMessages({
          count: 1,
          offset: 0,
          messagestream: getStream(isMarketing),
          metadata_email: emailId,
        });
        return Messages[0]?.MessageID ?? null;
      }),

    reactivate: (address, isMarketing) =>
      call(async (postmark) => {
        const { Suppressions } = await postmark.deleteSuppressions(getStream(isMarketing), {
          Suppressions: [{ EmailAddress: address }],
        });
        return Suppressions[0]?.Status === 'Deleted';
      }),

    readEvent: createPostmarkEvents(settings),
  };
}
