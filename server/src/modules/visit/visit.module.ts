import { visitModel } from './visit.model.ts';
import { VisitResolver } from './visit.resolver.ts';
import { createVisitServices } from './visit.wiring.ts';
import { visitEventModel } from './visit-event.model.ts';
import { visitMarkModel } from './visit-mark.model.ts';
import { visitorAddressModel } from './visitor-address.model.ts';

export const visitModule = {
  models: [visitModel, visitEventModel, visitMarkModel, visitorAddressModel],
  resolvers: [VisitResolver],
  createServices: createVisitServices,
};
