import { Errors, Header, ServerClient } from 'postmark';
import type { Config } from '../../config.ts';
import { type EmailProvider, EmailProviderError, EmailRefusedError, type Mailbox } from './email-provider.ts';

/** Seconds per request. */
const TIMEOUT_SECONDS = 10;

const TRANSACTIONAL_STREAM = 'outbound';

/**
 * Postmark's error codes for the recipient: invalid or inactive address. All other rejections (token, credits, sender
 * signature) can be fixed by the shop's owner.
 */
const ABOUT_THE_EMAIL = new Set([300, 406]);

function formatMailbox({ name, address }: Mailbox): string {
  return `"${name.replace(/["\\]/g, '')}" <${address}>`;
}

/** Maps an SDK error: a rejection is final, any other failure is not. */
function explain(error: unknown): unknown {
  if (!(error instanceof Errors.PostmarkError)) return error;
  const { statusCode, code, message } = error;
  if (statusCode === 422 && ABOUT_THE_EMAIL.has(code)) return new EmailRefusedError(message, { cause: error });
  // Without a response, or after a server error, the email may have been accepted.
  const mayHaveTaken = statusCode === 0 || (statusCode >= 500 && statusCode !== 503);
  return new EmailProviderError(message, mayHaveTaken, { cause: error });
}

async function call<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw explain(error);
  }
}

export function createPostmarkProvider({ serverToken, apiUrl, marketingStream }: Config['email']): EmailProvider {
  const address = apiUrl ? new URL(apiUrl) : null;
  const postmark = new ServerClient(serverToken, {
    timeout: TIMEOUT_SECONDS,
    ...(address && { requestHost: address.host, useHttps: address.protocol === 'https:' }),
  });
  const getStream = (isMarketing: boolean) => (isMarketing ? marketingStream : TRANSACTIONAL_STREAM);

  return {
    sandboxUrl: apiUrl?.replace(/\/$/, '') ?? null,

    send: (email) =>
      call(async () => {
        const { MessageID } = await postmark.sendEmail({
          From: formatMailbox(email.from),
          To: email.to,
          ...(email.replyTo && { ReplyTo: email.replyTo }),
          Subject: email.subject,
          HtmlBody: email.html,
          TextBody: email.text,
          Tag: email.tag,
          Headers: Object.entries(email.headers).map(([name, value]) => new Header(name, value)),
          Metadata: { email: email.emailId },
          MessageStream: getStream(email.isMarketing),
        });
        return MessageID;
      }),

    find: ({ emailId, isMarketing }) =>
      call(async () => {
        const { Messages } = await postmark.getOutboundMessages({
          count: 1,
          offset: 0,
          messagestream: getStream(isMarketing),
          metadata_email: emailId,
        });
        return Messages[0]?.MessageID ?? null;
      }),
  };
}
