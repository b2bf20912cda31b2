import type { RequestContext } from '../../common/request-context.ts';
import { createDownloadService, type DownloadService } from './download.service.ts';

/** What the module is made from. */
interface DownloadNeeds {
  readonly downloadsFolder: string;
}

export interface DownloadServices {
  readonly downloads: DownloadService;
}

/** What its resolvers know of their caller, and the services that they may use. */
export type DownloadContext = RequestContext<DownloadNeeds & DownloadServices>;

export async function createDownloadServices({ downloadsFolder }: DownloadNeeds): Promise<DownloadServices> {
  return { downloads: await createDownloadService(downloadsFolder) };
}
