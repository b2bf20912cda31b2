import { createMediaServices } from './media.services.ts';

export const mediaModule = {
  models: [],
  resolvers: [],
  createServices: createMediaServices,
};
