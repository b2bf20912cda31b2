import type { ModuleContext } from '../../common/request-context.ts';
import { defineModule } from '../../common/shop-module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AuditServices } from '../audit/index.ts';
import type { IdempotencyServices } from '../idempotency/index.ts';
import type { MediaServices } from '../media/index.ts';
import { announcementModel } from './announcement.model.ts';
import { AnnouncementResolver, StaffAnnouncementResolver } from './announcement.resolver.ts';
import { createAnnouncementService } from './announcement.service.ts';
import { mirrorBoard } from './announcement-board.ts';
import { createAnnouncementPictureService } from './announcement-picture.service.ts';

type Needs = Platform & AuditServices & IdempotencyServices & MediaServices;

function setup(needs: Needs) {
  const { connection, live, limiter, audit, media } = needs;
  return {
    announcements: createAnnouncementService(connection, limiter, audit),
    announcementBoard: mirrorBoard(connection, live),
    announcementPictures: createAnnouncementPictureService(media, limiter),
  };
}

export type AnnouncementServices = ReturnType<typeof setup>;

/** The context of the module's resolvers. */
export type AnnouncementContext = ModuleContext<typeof setup>;

export const announcementModule = defineModule({
  models: [announcementModel],
  resolvers: [AnnouncementResolver, StaffAnnouncementResolver],
  setup,
});
