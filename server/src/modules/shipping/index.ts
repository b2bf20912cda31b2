export type { ShippingServices } from './shipping.wiring.ts';
