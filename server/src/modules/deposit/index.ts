export type { DepositServices } from './deposit.module.ts';
