import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ReleaseService } from '../modules/release/index.ts';
import { describeAsset, getAssetFolders, registerAssets } from './built-assets.ts';
import type { BuiltFiles } from './page-source.ts';
import { setRequestIdHeader } from './request-ids.ts';

/** Build files that are not for browsers: manifests, the back office's document and source maps. */
const NOT_SERVED = ['.vite/**', 'index.html', '**/*.map'];

interface BuiltFilesOptions {
  readonly officePolicy: () => string;
  /** Origin that pages load hashed files from; null for the shop's own. */
  readonly assetBase: string | null;
  readonly releases: Pick<ReleaseService, 'loadFile'>;
}

/** Serves the files of both builds, and the back office's document at each of its paths, with `officePolicy`. */
export async function registerBuiltFiles(
  app: FastifyInstance,
  built: BuiltFiles,
  { officePolicy, assetBase, releases }: BuiltFilesOptions,
): Promise<void> {
  const { client, office } = built;
  const files = {
    wildcard: false,
    // The storefront's build also writes compressed copies of files that compress well.
    preCompressed: true,
    index: false as const,
    globIgnore: [...NOT_SERVED, 'assets/**'],
    setHeaders: (reply: FastifyReply, path: string) => {
      if (path.includes('/assets/')) return describeAsset(reply);
      reply.header('cache-control', 'public, max-age=3600');
      // The logo in emails, which webmail clients load from other sites.
      if (path.endsWith('/icon-192.png')) reply.header('cross-origin-resource-policy', 'cross-origin');
    },
  };
  await app.register(fastifyStatic, { ...files, root: client, prefix: '/' });
  await app.register(fastifyStatic, { ...files, root: office, prefix: '/admin/', decorateReply: false });
  await registerAssets(app, getAssetFolders(built), releases);

  const builtDocument = await readFile(join(office, 'index.html'), 'utf8');
  const officeDocument = assetBase
    ? builtDocument.replaceAll('="/admin/assets/', `="${assetBase}/admin/assets/`)
    : builtDocument;
  const serveOffice = async (_request: FastifyRequest, reply: FastifyReply) => {
    setRequestIdHeader(reply);
    return reply
      .header('content-security-policy', officePolicy())
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(officeDocument);
  };
  app.get('/admin', serveOffice);
  app.get('/admin/*', serveOffice);
}
