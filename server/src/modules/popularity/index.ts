export type { PopularLists } from './popular-list.model.ts';
export type { PopularityServices } from './popularity.module.ts';
export type { Counted, Popularity } from './popularity.service.ts';
