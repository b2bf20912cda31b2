export type { PopularityServices } from './popularity.module.ts';
export type { PopularLists } from './popularity.record.ts';
export type { Counted, Popularity } from './popularity.service.ts';
