import { defineModule } from '../../common/shop-module.ts';
import type { Platform } from '../../platform/platform.ts';
import { releaseFileModel, releaseModel } from './release.model.ts';
import { createReleaseService } from './release.service.ts';

type Needs = Platform;

function setup({ connection }: Needs) {
  return {
    releases: createReleaseService({ releases: releaseModel(connection), files: releaseFileModel(connection) }),
  };
}

export const releaseModule = defineModule({
  models: [releaseModel, releaseFileModel],
  setup,
});
