import { isLanguage, isMarket } from '@eunbit/schema/market';
import type { FastifyInstance } from 'fastify';
import type { PreviewShop } from '../modules/mail/previews/preview.ts';

interface PreviewRequest {
  Params: { name: string };
  Querystring: { market?: unknown; language?: unknown; part?: unknown };
}

/** Letters look as in a mail program: nothing runs, and styles stand in the document. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' http: https:";

/** `/dev/mails`: every letter with sample data, for developers. Never registered in production. */
export async function registerMailPreviews(app: FastifyInstance, shop: () => Promise<PreviewShop>): Promise<void> {
  const { previewIndex } = await import('../modules/mail/previews/preview-page.ts');
  const { previewLetter } = await import('../modules/mail/previews/preview.ts');

  app.get('/dev/mails', async (_request, reply) =>
    reply.header('content-security-policy', POLICY).type('text/html; charset=utf-8').send(previewIndex()),
  );

  app.get<PreviewRequest>('/dev/mails/:name', async ({ params, query }, reply) => {
    const market = isMarket(query.market) ? query.market : 'KR';
    const language = isLanguage(query.language) ? query.language : 'ko';
    const letter = await previewLetter(await shop(), params.name, market, language);
    if (!letter) return reply.code(404).send({ error: 'there is no such letter' });
    if (query.part === 'text') {
      return reply.type('text/plain; charset=utf-8').send(`Subject: ${letter.subject}\n\n${letter.text}`);
    }
    return reply.header('content-security-policy', POLICY).type('text/html; charset=utf-8').send(letter.html);
  });
}
