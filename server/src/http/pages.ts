import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Operation } from './graphql.ts';

/** The storefront as its build exports it; only this much is known of it here. */
interface Renderer {
  render(request: {
    readonly url: string;
    readonly market: 'KR' | 'US';
    readonly language: 'ko' | 'en';
    readonly basketToken: string | null;
    readonly nonce: string;
    readonly publicUrl: string;
    readonly execute: (operation: Operation) => Promise<{ data?: unknown; errors?: readonly unknown[] }>;
  }): Promise<{ readonly status: number; readonly redirect?: string; readonly html: string }>;
}

/** Who a page is rendered for, and how it asks its questions. */
export interface PageVisitor {
  readonly market: 'KR' | 'US';
  readonly language: 'ko' | 'en';
  readonly basketToken: string | null;
  readonly execute: (operation: Operation) => Promise<{ data?: unknown; errors?: readonly unknown[] }>;
}

export interface PageOptions {
  /** Folder that holds `web/dist` and `admin/dist`. */
  readonly root: string;
  readonly publicUrl: () => string;
  /** Where cards are confirmed from the page, beside Stripe. */
  readonly paymentOrigin: string | null;
  readonly visitorOf: (request: FastifyRequest, reply: FastifyReply) => Promise<PageVisitor>;
}

const IMMUTABLE = 'public, max-age=31536000, immutable';

function contentSecurityPolicy(nonce: string, paymentOrigin: string | null): string {
  const provider = paymentOrigin ?? 'https://api.stripe.com';
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' https://js.stripe.com`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    `connect-src 'self' ws: wss: ${provider}`,
    'frame-src https://js.stripe.com https://hooks.stripe.com',
    "object-src 'none'",
    "base-uri 'self'",
    `form-action 'self' ${provider}`,
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Serves the storefront, rendered per request, and the back office, whose one document is the same for everybody. */
export async function registerPages(app: FastifyInstance, options: PageOptions): Promise<void> {
  const client = join(options.root, 'web/dist/client');
  const office = join(options.root, 'admin/dist');
  const entry = join(options.root, 'web/dist/server/entry-server.js');
  if (!existsSync(entry) || !existsSync(office)) throw new Error('the pages are not built: `npm start` builds them');
  const { createRenderer } = (await import(pathToFileURL(entry).href)) as {
    createRenderer(options: { clientDirectory: string }): Renderer;
  };
  const renderer = createRenderer({ clientDirectory: client });
  const officeDocument = await readFile(join(office, 'index.html'), 'utf8');

  await app.register(compress, {
    customTypes: /^(text\/(html|css|javascript)|application\/javascript|image\/svg\+xml)/,
    threshold: 1024,
  });
  const cacheControl = (path: string) => (path.includes('/assets/') ? IMMUTABLE : 'public, max-age=3600');
  const files = {
    wildcard: false,
    // Both builds leave compressed copies beside their files where that pays.
    preCompressed: true,
    index: false as const,
    setHeaders: (reply: FastifyReply, path: string) => void reply.header('cache-control', cacheControl(path)),
  };
  await app.register(fastifyStatic, { ...files, root: client, prefix: '/', globIgnore: ['.vite/**', 'index.html'] });
  await app.register(fastifyStatic, {
    ...files,
    root: office,
    prefix: '/admin/',
    globIgnore: ['index.html'],
    decorateReply: false,
  });

  const serveOffice = async (_request: FastifyRequest, reply: FastifyReply) =>
    reply
      .header('content-security-policy', contentSecurityPolicy('none', null))
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(officeDocument);
  app.get('/admin', serveOffice);
  app.get('/admin/*', serveOffice);

  app.get('/*', async (request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    const { market, language, basketToken, execute } = await options.visitorOf(request, reply);
    const publicUrl = options.publicUrl();
    const page = await renderer.render({ url: request.url, market, language, basketToken, nonce, publicUrl, execute });
    if (page.redirect) return reply.redirect(page.redirect, page.status);
    return (
      reply
        .code(page.status)
        .header('content-security-policy', contentSecurityPolicy(nonce, options.paymentOrigin))
        // Market, language and cart come from cookies: what one visitor got is not for another.
        .header('cache-control', 'private, no-cache')
        .type('text/html; charset=utf-8')
        .send(page.html)
    );
  });
}
