import type { Market } from '@eunbit/schema/market';
import type { VisitEventKind, WebVital } from '@eunbit/schema/visit';
/** One thing that happened in a visit. Its id is the browser's, so that an event told twice is one event. */
export interface VisitEventRecord {
  _id: string;
  visitId: string;
  market: Market;
  kind: VisitEventKind;
  at: Date;
  /** The page, without query. */
  path: string;
  /** Of clicks on products and what goes into carts. */
  productId: string | null;
  units: number | null;
  /** What was searched for. */
  text: string | null;
  vital: WebVital | null;
  /** What was measured. */
  value: number | null;
}
