export type { PopularLists } from './popular-list.model.ts';
export type { TrendingServices } from './trending.module.ts';
export type { Counted, Trending } from './trending.service.ts';
