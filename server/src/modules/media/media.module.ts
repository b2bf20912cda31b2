import type { ModuleContext } from '../../common/request-context.ts';
import { defineModule } from '../../common/shop-module.ts';
import type { Platform } from '../../platform/platform.ts';
import { createAvifEncoding } from './avif-encoding.ts';
import { createMediaService } from './media.service.ts';

type Needs = Platform;

function setup({ connection, jobs }: Needs) {
  const media = createMediaService(connection);
  const avifEncoding = createAvifEncoding(connection, media);
  jobs.register({ 'encode-avif': { every: '10 seconds', run: () => avifEncoding.run() } });
  return { avifEncoding, media };
}

export type MediaServices = ReturnType<typeof setup>;

/** The context of the module's resolvers. */
export type MediaContext = ModuleContext<typeof setup>;

export const mediaModule = defineModule({
  setup,
});
