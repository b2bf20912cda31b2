export { VISIT_DAYS, type VisitRecord } from './visit.model.ts';
export type { VisitServices } from './visit.module.ts';
export type { VisitEventRecord } from './visit-event.model.ts';
export {
  createVisitMarks,
  HOUR_MILLISECONDS,
  hourName,
  toHour,
  type VisitMark,
  type VisitMarks,
} from './visit-marks.ts';
export { createVisitReader, type VisitReader } from './visit-reader.ts';
