import { ShipmentResolver } from './shipment.resolver.ts';
import { createShipmentServices } from './shipment.wiring.ts';

export const shipmentModule = {
  models: [],
  resolvers: [ShipmentResolver],
  createServices: createShipmentServices,
};
