import { popularCountModel } from './popular-count.model.ts';
import { popularListModel } from './popular-list.model.ts';
import { createPopularityServices } from './popularity.wiring.ts';

export const popularityModule = {
  models: [popularCountModel, popularListModel],
  resolvers: [],
  createServices: createPopularityServices,
};
