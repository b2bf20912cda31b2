import { createMediaServices } from './media.wiring.ts';

export const mediaModule = {
  models: [],
  resolvers: [],
  createServices: createMediaServices,
};
