import { readFields } from '../common/json-body.ts';
import {
  type Exchange,
  type Handle,
  Refused,
  type Routes,
  type Sandbox,
  type SandboxPlace,
  startSandbox,
} from '../common/sandbox.ts';
import { SANDBOX_KEYS } from '../keys.ts';
import { accept, createContext, type Email, type PostmarkContext, refuse, searchOutbound, suppress } from './emails.ts';
import { BOUNCE_TYPES, type BounceType, bounce, complain, reactivate } from './reports.ts';
import { createServerSetup, listStreams, type ServerSetup, showServer } from './setup.ts';

/** Newest first; filtered by `to`, `tag` and `limit` in the query. */
function listEmails({ emails }: PostmarkContext, query: URLSearchParams): Email[] {
  const [to, tag] = [query.get('to')?.toLowerCase(), query.get('tag')];
  return emails
    .newestFirst()
    .filter((email) => (!to || email.to.address.toLowerCase() === to) && (!tag || email.tag === tag))
    .slice(0, Number(query.get('limit') ?? 50));
}

/** Lets a test report an event for the newest email to an address. */
function reportRoute(context: PostmarkContext, report: (email: Email, type: BounceType) => void): Handle {
  return ({ body }) => {
    const { to, type = 'HardBounce' } = readFields(body);
    if (!Object.hasOwn(BOUNCE_TYPES, String(type))) {
      return { status: 400, body: { error: `type: ${Object.keys(BOUNCE_TYPES).join(', ')}` } };
    }
    const [email] = listEmails(context, new URLSearchParams({ to: String(to), limit: '1' }));
    if (!email) return { status: 404, body: { error: 'to: an address that has got an email' } };
    report(email, type as BounceType);
    return { status: 201, body: { id: email.id } };
  };
}

/** `/sandbox/…`: the delivered emails and the control routes for tests. Not part of Postmark's API. */
function controlRoutes(context: PostmarkContext): Routes {
  return {
    'POST /sandbox/bounces': reportRoute(context, (email, type) => bounce(context, email, type)),
    'POST /sandbox/complaints': reportRoute(context, (email) => complain(context, email)),
    'GET /sandbox/emails': ({ query }) => ({ status: 200, body: { data: listEmails(context, query) } }),
    // Sends no webhook, as for a suppression from before the shop registered one.
    'POST /sandbox/inactive': ({ body }) => {
      suppress(context, 'outbound', String(readFields(body).address), {
        reason: 'ManualSuppression',
        origin: 'Customer',
      });
      return { status: 204 };
    },
  };
}

/** Postmark's own API, for callers with the server's token. */
function apiRoutes(context: PostmarkContext, setup: ServerSetup): Routes {
  const api =
    (answer: (exchange: Exchange) => object): Handle =>
    (exchange) => {
      if (exchange.headers['x-postmark-server-token'] === SANDBOX_KEYS.POSTMARK_SERVER_TOKEN)
        return { status: 200, body: answer(exchange) };
      throw new Refused(refuse(401, 'Request does not contain a valid Server token.', 10));
    };
  return {
    'POST /email': api(({ body }) => accept(context, readFields(body))),
    'GET /messages/outbound': api(({ query }) => searchOutbound(context, query)),
    'POST /message-streams/:stream/suppressions/delete': api(({ params, body }) => {
      const given = readFields(body).Suppressions as readonly { readonly EmailAddress: string }[];
      return { Suppressions: given.map(({ EmailAddress }) => reactivate(context, params.stream ?? '', EmailAddress)) };
    }),
    'GET /server': api(() => showServer(setup)),
    'GET /message-streams': api(() => listStreams(setup)),
  };
}

/** Starts a local server that accepts emails like Postmark and shows them instead of sending them. */
export function startPostmarkSandbox(place: SandboxPlace): Promise<Sandbox> {
  const context = createContext(place.webhookUrl);
  const { store, webhooks } = context;
  const setup = createServerSetup();
  const routes = { ...apiRoutes(context, setup), ...controlRoutes(context) };
  return startSandbox({ ...place, name: 'postmark', routes, refuse, store, webhooks, setup });
}
