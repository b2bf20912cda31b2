import { announcementModel } from './announcement.model.ts';
import { AnnouncementResolver, StaffAnnouncementResolver } from './announcement.resolver.ts';
import { createAnnouncementServices } from './announcement.wiring.ts';

export const announcementModule = {
  models: [announcementModel],
  resolvers: [AnnouncementResolver, StaffAnnouncementResolver],
  createServices: createAnnouncementServices,
};
