export type { ShippingServices } from './shipping.module.ts';
