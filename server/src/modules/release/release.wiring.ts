import type { Connection } from 'mongoose';
import { releaseFileModel, releaseModel } from './release.model.ts';
import { createReleaseService, type ReleaseService } from './release.service.ts';

/** Dependencies of the module. */
interface ReleaseNeeds {
  readonly connection: Connection;
}

export interface ReleaseServices {
  readonly releases: ReleaseService;
}

export function createReleaseServices({ connection }: ReleaseNeeds): ReleaseServices {
  return {
    releases: createReleaseService({ releases: releaseModel(connection), files: releaseFileModel(connection) }),
  };
}
