export type { BrowserErrorService } from './browser-error.service.ts';
export type { BrowserErrorServices } from './browser-error.wiring.ts';
export type { BuildFolders } from './source-positions.ts';
