import type { Connection } from 'mongoose';
import type { RequestContext } from '../../common/request-context.ts';
import type { Config } from '../../config.ts';
import { createLaunchChecklist, type LaunchChecklistService } from './launch-checklist.service.ts';

/** Dependencies of the module. */
interface LaunchChecklistNeeds {
  readonly config: Config;
  readonly connection: Connection;
  readonly downloadsFolder: string;
}

export interface LaunchChecklistServices {
  readonly launchChecklist: LaunchChecklistService;
}

/** Request context of the resolvers: the caller and the services. */
export type LaunchChecklistContext = RequestContext<LaunchChecklistNeeds & LaunchChecklistServices>;

export function createLaunchChecklistServices({
  config,
  connection,
  downloadsFolder,
}: LaunchChecklistNeeds): LaunchChecklistServices {
  return { launchChecklist: createLaunchChecklist({ config, database: async () => connection, downloadsFolder }) };
}
