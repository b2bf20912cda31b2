export type { PopularLists } from './popularity.record.ts';
export type { Counted, Popularity } from './popularity.service.ts';
