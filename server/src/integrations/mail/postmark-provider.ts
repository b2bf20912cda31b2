import { Errors, Header, ServerClient } from 'postmark';
import type { Config } from '../../config.ts';
import { type Mailbox, type MailProvider, MailProviderError, MailRefusedError } from './mail-provider.ts';

/** One call may take this long. */
const TIMEOUT_SECONDS = 10;

const TRANSACTIONAL_STREAM = 'outbound';

/**
 * Postmark's codes for what is wrong with the letter itself: an address that is none, one that takes no mail any more.
 * Whatever else it refuses for (token, credits, sender not confirmed), the shop's owner can mend.
 */
const ABOUT_THE_LETTER = new Set([300, 406]);

function mailboxOf({ name, address }: Mailbox): string {
  return `"${name.replace(/["\\]/g, '')}" <${address}>`;
}

/** What went wrong in the shop's words: a refusal is final, anything else is not. */
function explain(error: unknown): unknown {
  if (!(error instanceof Errors.PostmarkError)) return error;
  const { statusCode, code, message } = error;
  if (statusCode === 422 && ABOUT_THE_LETTER.has(code)) return new MailRefusedError(message, { cause: error });
  // Without an answer, or with one from a server in trouble, the letter may have got through.
  const mayHaveTaken = statusCode === 0 || (statusCode >= 500 && statusCode !== 503);
  return new MailProviderError(message, mayHaveTaken, { cause: error });
}

async function call<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw explain(error);
  }
}

export function createPostmarkProvider({ serverToken, apiUrl, marketingStream }: Config['mail']): MailProvider {
  const address = apiUrl ? new URL(apiUrl) : null;
  const postmark = new ServerClient(serverToken, {
    timeout: TIMEOUT_SECONDS,
    ...(address && { requestHost: address.host, useHttps: address.protocol === 'https:' }),
  });
  const streamOf = (isMarketing: boolean) => (isMarketing ? marketingStream : TRANSACTIONAL_STREAM);

  return {
    sandboxUrl: apiUrl?.replace(/\/$/, '') ?? null,

    send: (mail) =>
      call(async () => {
        const { MessageID } = await postmark.sendEmail({
          From: mailboxOf(mail.from),
          To: mail.to,
          ...(mail.replyTo && { ReplyTo: mail.replyTo }),
          Subject: mail.subject,
          HtmlBody: mail.html,
          TextBody: mail.text,
          Tag: mail.tag,
          Headers: Object.entries(mail.headers).map(([name, value]) => new Header(name, value)),
          Metadata: { letter: mail.letterId },
          MessageStream: streamOf(mail.isMarketing),
        });
        return MessageID;
      }),

    find: ({ letterId, isMarketing }) =>
      call(async () => {
        const { Messages } = await postmark.getOutboundMessages({
          count: 1,
          offset: 0,
          messagestream: streamOf(isMarketing),
          metadata_letter: letterId,
        });
        return Messages[0]?.MessageID ?? null;
      }),
  };
}
