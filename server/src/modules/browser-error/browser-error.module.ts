import { browserErrorGroupModel } from './browser-error.model.ts';
import { BrowserErrorResolver, BrowserErrorSampleResolver } from './browser-error.resolver.ts';
import { createBrowserErrorServices } from './browser-error.wiring.ts';

export const browserErrorModule = {
  models: [browserErrorGroupModel],
  resolvers: [BrowserErrorResolver, BrowserErrorSampleResolver],
  createServices: createBrowserErrorServices,
};
