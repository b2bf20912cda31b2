import type { Connection } from 'mongoose';
import type { RateLimiter } from '../../common/rate-limit.ts';
import type { RequestContext } from '../../common/request-context.ts';
import type { LiveHub } from '../../live/live-hub.ts';
import type { Mirror } from '../../live/mirror.ts';
import type { AuditService } from '../audit/index.ts';
import type { Idempotency } from '../idempotency/index.ts';
import type { MediaService } from '../media/index.ts';
import { type AnnouncementService, createAnnouncementService } from './announcement.service.ts';
import { type BoardEntry, mirrorBoard } from './announcement-board.ts';
import { type AnnouncementPictureService, createAnnouncementPictureService } from './announcement-picture.service.ts';

/** Dependencies of the module. */
interface AnnouncementNeeds {
  readonly connection: Connection;
  readonly live: LiveHub;
  readonly idempotency: Idempotency;
  readonly limiter: RateLimiter;
  readonly audit: AuditService;
  readonly media: MediaService;
}

export interface AnnouncementServices {
  readonly announcements: AnnouncementService;
  readonly announcementBoard: Mirror<readonly BoardEntry[]>;
  readonly announcementPictures: AnnouncementPictureService;
}

/** Context of the module's resolvers: the request and the services available to them. */
export type AnnouncementContext = RequestContext<AnnouncementNeeds & AnnouncementServices>;

export function createAnnouncementServices(needs: AnnouncementNeeds): AnnouncementServices {
  const { connection, live, limiter, audit, media } = needs;
  return {
    announcements: createAnnouncementService(connection, limiter, audit),
    announcementBoard: mirrorBoard(connection, live),
    announcementPictures: createAnnouncementPictureService(media, limiter),
  };
}
