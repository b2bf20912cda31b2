import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { DownloadService } from '../modules/download/index.ts';

const ONE_HOUR = 3600;

/** Serves only the listed documents: the URL is compared with their names and never becomes part of a file path. */
export async function registerDownloads(app: FastifyInstance, downloads: DownloadService): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, { root: downloads.folder, serve: false });
    scope.get<{ Params: { '*': string } }>('/download/*', async (request, reply) => {
      const file = request.params['*'];
      if (!downloads.isOffered(file)) return reply.code(404).send();
      return reply
        .header('content-disposition', `attachment; filename="${file}"`)
        .sendFile(file, { maxAge: ONE_HOUR * 1000 });
    });
  });
}
