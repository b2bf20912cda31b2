import { DownloadResolver } from './download.resolver.ts';
import { createDownloadServices } from './download.wiring.ts';

export const downloadModule = {
  models: [],
  resolvers: [DownloadResolver],
  createServices: createDownloadServices,
};
