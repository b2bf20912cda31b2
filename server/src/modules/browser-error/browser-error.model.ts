import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import type { BrowserErrorGroupRecord } from './browser-error.record.ts';

/** How long a group is kept after its last error. */
const KEPT_DAYS = 30;

const schema = new Schema<BrowserErrorGroupRecord>(
  {
    fingerprint: { type: String, required: true },
    app: { type: String, required: true },
    kind: { type: String, required: true },
    name: { type: String, default: '' },
    message: { type: String, default: '' },
    state: { type: String, required: true },
    resolvedBuilds: { type: [String], required: true },
    reopenedAt: { type: Date, default: null },
    count: { type: Number, required: true },
    firstSeenAt: { type: Date, required: true },
    lastSeenAt: { type: Date, required: true },
    // Written whole, by `addOccurrence` alone.
    days: { type: Schema.Types.Mixed, required: true },
    builds: { type: Schema.Types.Mixed, required: true },
    browsers: { type: Schema.Types.Mixed, required: true },
    routes: { type: Schema.Types.Mixed, required: true },
    samples: { type: Schema.Types.Mixed, required: true },
    revision: { type: Number, required: true },
  },
  { versionKey: false, minimize: false },
);
// One group for a mistake, also where two processes see it first at once.
schema.index({ fingerprint: 1 }, { unique: true });
// Lists of staff, by when or how often. There are a thousand groups at most: apps and words are filtered along.
schema.index({ state: 1, lastSeenAt: -1, _id: -1 });
schema.index({ state: 1, count: -1, _id: -1 });
// Also finds the group that was not seen for longest.
schema.index({ lastSeenAt: 1 }, { expireAfterSeconds: KEPT_DAYS * 86_400 });

export type BrowserErrorGroupModel = Model<BrowserErrorGroupRecord>;
export const browserErrorGroupModel = (connection: Connection): BrowserErrorGroupModel =>
  modelOn(connection, 'BrowserErrorGroup', schema, 'browser_error_groups');
