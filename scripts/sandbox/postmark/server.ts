import { faultRoutes } from '../common/fault-routes.ts';
import { FaultPlan } from '../common/faults.ts';
import { type Answer, type Exchange, type RunningService, startHttpService } from '../common/http-service.ts';
import { readJson } from '../common/json-body.ts';
import { setupRoutes } from '../common/setup-state.ts';
import { webhookRoutes } from '../common/webhook-routes.ts';
import { WebhookSender } from '../common/webhook-sender.ts';
import { controlRoutes } from './control.ts';
import { EmailStore } from './email-store.ts';
import { type Message, type Refusal, readMessage } from './message.ts';
import { Reporter } from './reporter.ts';
import { searchOutbound } from './search.ts';
import { createServerSetup, listStreams, showServer } from './server-setup.ts';
import { deleteSuppressions, dumpSuppressions } from './suppressions-api.ts';
import { webhookFormat } from './webhook-format.ts';

interface PostmarkSandboxOptions {
  /** 0: one that is free. */
  port: number;
  host?: string;
  /** Folder for the emails; without it they end with the process. */
  dataPath?: string;
  serverToken: string;
  /** Where webhooks go; empty until `sendWebhooksTo` says. */
  webhookUrl: string;
  webhookSecret: string;
}

interface PostmarkSandbox extends RunningService {
  sendWebhooksTo(url: string): void;
}

interface Accepted {
  To: string;
  SubmittedAt: string;
  MessageID: string;
  ErrorCode: 0;
  Message: string;
}

const MOST_IN_A_BATCH = 500;

const ABOUT_INACTIVE =
  'Inactive recipients are ones that have generated a hard bounce, a spam complaint, or a manual suppression.';

function isRefusal(message: Message | Refusal): message is Refusal {
  return 'ErrorCode' in message;
}

function refuse(ErrorCode: number, Message: string, status = 422): Answer {
  return { status, body: { ErrorCode, Message } };
}

/** Delivers a message to those of its recipients who take email; refuses it when there is none of them. */
function accept(emailStore: EmailStore, input: unknown): Accepted | Refusal {
  const message = readMessage(input);
  if (isRefusal(message)) return message;
  const recipients = [...message.to, ...message.cc, ...message.bcc].map(({ address }) => address);
  const inactive = recipients.filter((address) => emailStore.findSuppression(message.messageStream, address));
  const named = inactive.join(', ');
  if (inactive.length === recipients.length) {
    const said = 'You tried to send to recipient(s) that have been marked as inactive.';
    return { ErrorCode: 406, Message: `${said} Found inactive addresses: ${named}. ${ABOUT_INACTIVE}` };
  }
  const email = emailStore.deliver(message);
  return {
    To: message.to.map(({ address }) => address).join(', '),
    SubmittedAt: email.submittedAt,
    MessageID: email.id,
    ErrorCode: 0,
    Message: named ? `OK, but will not deliver to these inactive addresses: ${named}` : 'OK',
  };
}

function sendOne(emailStore: EmailStore, body: unknown): Answer {
  const outcome = accept(emailStore, body);
  return { status: outcome.ErrorCode === 0 ? 200 : 422, body: outcome };
}

function sendBatch(emailStore: EmailStore, body: unknown): Answer {
  if (!Array.isArray(body)) return refuse(403, 'A batch is a JSON list of emails.');
  if (body.length > MOST_IN_A_BATCH) return refuse(410, `A batch can have up to ${MOST_IN_A_BATCH} messages.`);
  return { status: 200, body: body.map((input) => accept(emailStore, input)) };
}

type Handle = (exchange: Exchange) => Answer;

function withToken(token: string, handle: Handle): Handle {
  return (exchange) => {
    const sent = exchange.headers['x-postmark-server-token'];
    if (!sent) return refuse(10, 'No Account or Server API tokens were supplied in the HTTP headers.', 401);
    if (sent !== token) return refuse(10, 'Request does not contain a valid Server token.', 401);
    return handle(exchange);
  };
}

function withJson(handle: (input: unknown) => Answer): Handle {
  return ({ headers, body }) => {
    const isJson = (headers['content-type'] ?? '').startsWith('application/json');
    if (!isJson) return refuse(409, "The request's content type has to be application/json.");
    const input = readJson(body);
    return input === undefined ? refuse(402, 'The body is not valid JSON.') : handle(input);
  };
}

/** Starts a local server that takes emails as Postmark does and shows them instead of sending them. */
export async function startPostmarkSandbox(options: PostmarkSandboxOptions): Promise<PostmarkSandbox> {
  const { port, host = '127.0.0.1', dataPath, serverToken, webhookUrl, webhookSecret } = options;
  const emailStore = new EmailStore(dataPath);
  const sender = new WebhookSender(emailStore, webhookFormat(webhookSecret), webhookUrl);
  const reporter = new Reporter(emailStore, sender);
  const faults = new FaultPlan();
  const setup = createServerSetup();
  const guarded = (handle: Handle) => withToken(serverToken, handle);
  const service = await startHttpService({
    port,
    host,
    faults,
    routes: [
      { method: 'POST', pattern: '/email', handle: guarded(withJson((input) => sendOne(emailStore, input))) },
      { method: 'POST', pattern: '/email/batch', handle: guarded(withJson((input) => sendBatch(emailStore, input))) },
      {
        method: 'GET',
        pattern: '/messages/outbound',
        handle: guarded((exchange) => searchOutbound(emailStore, exchange)),
      },
      {
        method: 'GET',
        pattern: '/message-streams/:stream/suppressions/dump',
        handle: guarded((exchange) => dumpSuppressions(emailStore, exchange)),
      },
      {
        method: 'POST',
        pattern: '/message-streams/:stream/suppressions/delete',
        handle: guarded((exchange) => {
          const { stream = '' } = exchange.params;
          return withJson((input) => deleteSuppressions(emailStore, reporter, stream, input))(exchange);
        }),
      },
      { method: 'GET', pattern: '/server', handle: guarded(() => showServer(setup)) },
      { method: 'GET', pattern: '/message-streams', handle: guarded((exchange) => listStreams(setup, exchange)) },
      ...setupRoutes(setup),
      ...controlRoutes({
        emailStore,
        reporter,
        reset() {
          faults.clear();
          sender.forgetAll();
          setup.clear();
        },
      }),
      ...webhookRoutes(sender),
      ...faultRoutes(faults),
    ],
    beforeAnswer: () => emailStore.flushed(),
    answerFault: ({ status }) => refuse(status === 429 ? 429 : 0, 'The sandbox was told to fail this request.', status),
    answerNotFound: () => ({ status: 404 }),
    answerCrash(error) {
      console.error('postmark sandbox:', error);
      return refuse(0, 'The sandbox failed.', 500);
    },
  });
  sender.resume();
  return {
    url: service.url,
    sendWebhooksTo: (url) => sender.sendTo(url),
    async stop() {
      faults.stop();
      sender.stop();
      await service.stop();
      await emailStore.close();
    },
  };
}
