export type { Span } from './calendar.ts';
export type { SaleStatistics, Sales } from './sale-statistics.service.ts';
export type { StatisticsServices } from './statistics.module.ts';
export { VISITORS } from './statistics.types.ts';
export type { VisitStatistics } from './visit-statistics.service.ts';
