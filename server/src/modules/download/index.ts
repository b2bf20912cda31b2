export type { DownloadServices } from './download.module.ts';
export type { DownloadService } from './download.service.ts';
export { DownloadType } from './download.types.ts';
export { readSampleParts } from './sample-documents.ts';
