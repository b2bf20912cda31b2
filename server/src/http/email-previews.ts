import { isLanguage, isMarket } from '@eunbit/schema/market';
import type { FastifyInstance } from 'fastify';
import { type EmailRegistry, previewIndex, SAMPLE_READER } from '../modules/email/index.ts';

interface PreviewRequest {
  Params: { name: string };
  Querystring: { market?: unknown; language?: unknown; part?: unknown };
}

/** As in an email client: no scripts, only inline styles. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' http: https:";

/** `/dev/emails`: all sample emails, for developers. Never registered in production. */
export function registerEmailPreviews(app: FastifyInstance, emails: EmailRegistry): void {
  app.get('/dev/emails', async (_request, reply) =>
    reply.header('content-security-policy', POLICY).type('text/html; charset=utf-8').send(previewIndex(emails)),
  );

  app.get<PreviewRequest>('/dev/emails/:name', async ({ params, query }, reply) => {
    const market = isMarket(query.market) ? query.market : 'KR';
    const language = isLanguage(query.language) ? query.language : 'ko';
    const sample = emails.listSamples(market, language).find(({ name }) => name === params.name);
    const envelope = { to: SAMPLE_READER, language, createdAt: new Date() };
    const content = sample && (await emails.writeSample(sample, envelope, market));
    const email = content && (await emails.render(content));
    if (!email) return reply.code(404).send({ error: 'there is no such email' });
    if (query.part === 'text') {
      return reply.type('text/plain; charset=utf-8').send(`Subject: ${email.subject}\n\n${email.text}`);
    }
    return reply.header('content-security-policy', POLICY).type('text/html; charset=utf-8').send(email.html);
  });
}
