export { RESERVATION_MINUTES, type ReservationRecord, SIGN_OF_LIFE_MINUTES } from './reservation.model.ts';
export type { ReservationService } from './reservation.service.ts';
export { type StockLevels, stockId } from './stock.model.ts';
export type { StockServices } from './stock.module.ts';
export { type ReturnedUnits, type Shortage, ShortageError, type StockService, type Units } from './stock.service.ts';
export { stockFile } from './stock-export.ts';
export type { StockList } from './stock-list.service.ts';
export type { StockLive } from './stock-live.ts';
