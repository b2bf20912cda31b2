export type { BrowserErrorServices } from './browser-error.module.ts';
export type { BrowserErrorService } from './browser-error.service.ts';
export type { BuildFolders } from './source-positions.ts';
