import type { Connection } from 'mongoose';
import type { RequestContext } from '../../common/request-context.ts';
import { createMediaService, type MediaService } from './media.service.ts';

/** What the module is made from. */
interface MediaNeeds {
  readonly connection: Connection;
}

export interface MediaServices {
  readonly media: MediaService;
}

/** What its resolvers know of their caller, and the services that they may use. */
export type MediaContext = RequestContext<MediaNeeds & MediaServices>;

export function createMediaServices({ connection }: MediaNeeds): MediaServices {
  return { media: createMediaService(connection) };
}
