export type { Span } from './calendar.ts';
export type { SaleStatistics, Sales } from './sale-statistics.service.ts';
export { VISITORS } from './statistics.types.ts';
export type { VisitStatistics } from './visit-statistics.service.ts';
