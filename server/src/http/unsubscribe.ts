import { isLanguage, type Language } from '@eunbit/schema/market';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { MailingListServices } from '../modules/mailing-list/index.ts';
import type { ShopSettingsServices } from '../modules/shop-settings/index.ts';
import { type UnsubscribeState, unsubscribePage } from './unsubscribe-page.ts';

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Maximum bytes of a body: one-click unsubscription sends a form with one field. */
const MAXIMUM_BODY_BYTES = 4096;

interface Query {
  readonly token?: unknown;
  readonly language?: unknown;
}

type UnsubscribeServices = Pick<MailingListServices, 'unsubscribeTokens' | 'mailingList'> &
  Pick<ShopSettingsServices, 'shopSettings'>;

type UnsubscribeRequest = FastifyRequest<{ Querystring: Query }>;

const toText = (value: unknown) => (typeof value === 'string' ? value : '');

/**
 * `/unsubscribe`: unsubscribes from marketing emails by the link in an email. GET changes nothing, since mail scanners open every
 * link; the POST of one-click unsubscription (RFC 8058) and that of the page's button are the same.
 */
export async function registerUnsubscribe(
  app: FastifyInstance,
  { unsubscribeTokens, mailingList, shopSettings }: UnsubscribeServices,
  getLanguage: (request: FastifyRequest) => Language,
): Promise<void> {
  await app.register(async (scope) => {
    // The body is ignored: the token in the URL identifies the subscription.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAXIMUM_BODY_BYTES }, async () => null);

    function answer(request: UnsubscribeRequest, reply: FastifyReply, state: UnsubscribeState, email: string | null) {
      const asked = request.query.language;
      const language = isLanguage(asked) ? asked : getLanguage(request);
      const action = `/unsubscribe?${new URLSearchParams({ token: toText(request.query.token), language })}`;
      return reply
        .code(state === 'invalid' ? 400 : 200)
        .header('content-security-policy', POLICY)
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .header('x-robots-tag', 'noindex')
        .type('text/html; charset=utf-8')
        .send(unsubscribePage({ language, state, email, action, companyEmail: shopSettings.shown.company.email }));
    }

    scope.get('/unsubscribe', async (request: UnsubscribeRequest, reply) => {
      const email = unsubscribeTokens.read(toText(request.query.token));
      return answer(request, reply, email ? 'ask' : 'invalid', email);
    });

    scope.post('/unsubscribe', async (request: UnsubscribeRequest, reply) => {
      const email = unsubscribeTokens.read(toText(request.query.token));
      if (email) await mailingList.leave(email);
      return answer(request, reply, email ? 'done' : 'invalid', email);
    });
  });
}
