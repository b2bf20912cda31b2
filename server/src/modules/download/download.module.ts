import { DownloadResolver } from './download.resolver.ts';
import { createDownloadServices } from './download.services.ts';

export const downloadModule = {
  models: [],
  resolvers: [DownloadResolver],
  createServices: createDownloadServices,
};
