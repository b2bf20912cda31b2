import type { ModuleContext } from '../../common/request-context.ts';
import { defineModule } from '../../common/shop-module.ts';
import type { Platform } from '../../platform/platform.ts';
import { DownloadResolver } from './download.resolver.ts';
import { createDownloadService } from './download.service.ts';

type Needs = Platform;

async function setup({ config, downloadsFolder }: Needs) {
  return { downloads: await createDownloadService(downloadsFolder, config) };
}

export type DownloadServices = Awaited<ReturnType<typeof setup>>;

/** The context of the module's resolvers. */
export type DownloadContext = ModuleContext<typeof setup>;

export const downloadModule = defineModule({
  resolvers: [DownloadResolver],
  setup,
});
