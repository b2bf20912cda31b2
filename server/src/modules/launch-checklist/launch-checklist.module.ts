import { LaunchChecklistResolver } from './launch-checklist.resolver.ts';
import { createLaunchChecklistServices } from './launch-checklist.wiring.ts';

export const launchChecklistModule = {
  models: [],
  resolvers: [LaunchChecklistResolver],
  createServices: createLaunchChecklistServices,
};
