import type { Market } from '@eunbit/schema/market';
import type { VisitEventKind, WebVital } from '@eunbit/schema/visit';
/** An event of a visit. The browser generates the id, so that an event reported twice is stored once. */
export interface VisitEventRecord {
  _id: string;
  visitId: string;
  market: Market;
  kind: VisitEventKind;
  at: Date;
  /** Page path as returned by `shopPage`, without query. */
  path: string;
  /** For product clicks and additions to the cart; otherwise null. */
  productId: string | null;
  units: number | null;
  /** Search text; null for events other than searches. */
  text: string | null;
  vital: WebVital | null;
  /** Measured value; null if none. */
  value: number | null;
}
