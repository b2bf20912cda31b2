import { releaseFileModel, releaseModel } from './release.model.ts';
import { createReleaseServices } from './release.wiring.ts';

export const releaseModule = {
  models: [releaseModel, releaseFileModel],
  resolvers: [],
  createServices: createReleaseServices,
};
