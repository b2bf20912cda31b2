import type { ModuleContext } from '../../common/request-context.ts';
import { defineModule } from '../../common/shop-module.ts';
import type { Platform } from '../../platform/platform.ts';
import { LaunchChecklistResolver } from './launch-checklist.resolver.ts';
import { createLaunchChecklist } from './launch-checklist.service.ts';

type Needs = Platform;

function setup({ config, connection, downloadsFolder }: Needs) {
  return { launchChecklist: createLaunchChecklist({ config, database: async () => connection, downloadsFolder }) };
}

/** The context of the module's resolvers. */
export type LaunchChecklistContext = ModuleContext<typeof setup>;

export const launchChecklistModule = defineModule({
  resolvers: [LaunchChecklistResolver],
  setup,
});
