import { ORDER_ACCESS_HEADER, RETURN_PICTURE_PATH } from '@eunbit/schema/return';
import { MAXIMUM_PICTURE_BYTES, PICTURE_TYPES } from '@eunbit/schema/review';
import type { FastifyInstance } from 'fastify';
import type { OrderRecord, OrderServices } from '../modules/order/index.ts';
import type { ReturnServices } from '../modules/return/index.ts';
import type { ContextFactory } from './create-request-context.ts';
import { PICTURE_REFUSALS } from './picture-uploads.ts';
import { readQuery } from './read-query.ts';
import { type Identified, registerUpload } from './upload.ts';

type Services = Pick<OrderServices, 'ownOrders'> & Pick<ReturnServices, 'returnPictures'>;

/**
 * Pictures of returns. Uploaded by the buyer of the order in `?order=`; guests send their access token in a header, which is not
 * logged. Shown at signed URLs that only viewers of the return get and that expire within two hours (RETURN-13).
 */
export async function registerReturnPictures(
  app: FastifyInstance,
  contexts: ContextFactory<Services>,
  { returnPictures }: Pick<Services, 'returnPictures'>,
): Promise<void> {
  await registerUpload(app, contexts, {
    path: RETURN_PICTURE_PATH,
    types: PICTURE_TYPES,
    maximumBytes: MAXIMUM_PICTURE_BYTES,
    refusals: PICTURE_REFUSALS,
    async identify({ services, viewer }, request): Promise<Identified<OrderRecord>> {
      const token = request.headers[ORDER_ACCESS_HEADER];
      const claim = { accessToken: typeof token === 'string' ? token : null, userId: viewer?.id ?? null };
      const order = await services.ownOrders.ofBuyer(readQuery(request).get('order') ?? '', claim);
      return order ? { caller: order } : { refused: 'forbidden' };
    },
    attempt: (order, { services, address }) => services.returnPictures.attemptUpload(order, address),
    async take({ caller, bytes, context: { services } }) {
      const picture = await services.returnPictures.store(caller, bytes);
      return typeof picture === 'string' ? { refused: picture } : { status: 201, answer: { picture } };
    },
  });

  app.get(RETURN_PICTURE_PATH, async (request, reply) => {
    const found = await returnPictures.load(readQuery(request).get('key') ?? '');
    if (!found) return reply.header('cache-control', 'no-store').code(404).send();
    return reply
      .header('cache-control', 'private, max-age=3600')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('x-content-type-options', 'nosniff')
      .type(found.contentType)
      .send(found.bytes);
  });
}
