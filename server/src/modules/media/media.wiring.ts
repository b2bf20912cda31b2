import type { Connection } from 'mongoose';
import type { RequestContext } from '../../common/request-context.ts';
import { createMediaService, type MediaService } from './media.service.ts';

/** Dependencies of the module. */
interface MediaNeeds {
  readonly connection: Connection;
}

export interface MediaServices {
  readonly media: MediaService;
}

/** Request context of the resolvers: the caller and the services. */
export type MediaContext = RequestContext<MediaNeeds & MediaServices>;

export function createMediaServices({ connection }: MediaNeeds): MediaServices {
  return { media: createMediaService(connection) };
}
