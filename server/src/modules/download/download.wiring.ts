import type { RequestContext } from '../../common/request-context.ts';
import { createDownloadService, type DownloadService } from './download.service.ts';

/** Dependencies of the module. */
interface DownloadNeeds {
  readonly config: { readonly hidesSamples: boolean };
  readonly downloadsFolder: string;
}

export interface DownloadServices {
  readonly downloads: DownloadService;
}

/** Context of the module's resolvers: the request and the services available to them. */
export type DownloadContext = RequestContext<DownloadNeeds & DownloadServices>;

export async function createDownloadServices({ config, downloadsFolder }: DownloadNeeds): Promise<DownloadServices> {
  return { downloads: await createDownloadService(downloadsFolder, config) };
}
