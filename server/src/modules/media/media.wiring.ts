import type { Connection } from 'mongoose';
import type { JobRegistry } from '../../common/job-registry.ts';
import type { RequestContext } from '../../common/request-context.ts';
import { type AvifEncoding, createAvifEncoding } from './avif-encoding.ts';
import { createMediaService, type MediaService } from './media.service.ts';

/** Dependencies of the module. */
interface MediaNeeds {
  readonly connection: Connection;
  readonly jobs: JobRegistry;
}

export interface MediaServices {
  readonly avifEncoding: AvifEncoding;
  readonly media: MediaService;
}

/** Request context of the resolvers: the caller and the services. */
export type MediaContext = RequestContext<MediaNeeds & MediaServices>;

export function createMediaServices({ connection, jobs }: MediaNeeds): MediaServices {
  const media = createMediaService(connection);
  const avifEncoding = createAvifEncoding(connection, media);
  jobs.register({ 'encode-avif': { every: '10 seconds', run: () => avifEncoding.run() } });
  return { avifEncoding, media };
}
