import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BuiltFiles } from './page-source.ts';
import { tellPageItsRequest } from './request-ids.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Files of the builds that are not for browsers: manifests, the back office's document and source maps. */
const NOT_SERVED = ['.vite/**', 'index.html', '**/*.map'];
/** The folder of the files with a hash in their names, in both builds. */
const ASSETS = 'assets';

/** Serves the files of both builds, and the back office's one document at each of its paths with `officePolicy`. */
export async function registerBuiltFiles(
  app: FastifyInstance,
  { client, office }: BuiltFiles,
  officePolicy: () => string,
): Promise<void> {
  const cacheControl = (path: string) => (path.includes('/assets/') ? IMMUTABLE : 'public, max-age=3600');
  const files = {
    wildcard: false,
    // Both builds store compressed copies beside the files where compression pays.
    preCompressed: true,
    index: false as const,
    globIgnore: [...NOT_SERVED, `${ASSETS}/**`],
    setHeaders: (reply: FastifyReply, path: string) => {
      reply.header('cache-control', cacheControl(path));
      // The postcode search frame may have an opaque origin, so its scripts are cross-origin to it. They are public.
      if (path.includes('/assets/')) reply.header('access-control-allow-origin', '*');
      // The logo in emails, which webmail clients load from other sites.
      if (path.endsWith('/icon-192.png')) reply.header('cross-origin-resource-policy', 'cross-origin');
    },
  };
  await app.register(fastifyStatic, { ...files, root: client, prefix: '/' });
  await app.register(fastifyStatic, { ...files, root: office, prefix: '/admin/', decorateReply: false });
  await serveAssets(app, `/${ASSETS}/`, join(client, ASSETS));
  await serveAssets(app, `/admin/${ASSETS}/`, join(office, ASSETS));

  const officeDocument = await readFile(join(office, 'index.html'), 'utf8');
  const serveOffice = async (_request: FastifyRequest, reply: FastifyReply) => {
    tellPageItsRequest(reply);
    return reply
      .header('content-security-policy', officePolicy())
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(officeDocument);
  };
  app.get('/admin', serveOffice);
  app.get('/admin/*', serveOffice);
}

/** All by one route: one for each of a thousand files takes 15 MB and a tenth of the start. */
async function serveAssets(app: FastifyInstance, prefix: string, folder: string): Promise<void> {
  const names = new Set((await readdir(folder)).filter((name) => !name.endsWith('.map')));
  app.get<{ Params: { name: string } }>(`${prefix}:name`, (request, reply) => {
    const { name } = request.params;
    return names.has(name) ? reply.sendFile(name, folder) : reply.callNotFound();
  });
}
