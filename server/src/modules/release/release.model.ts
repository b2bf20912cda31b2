import { type Connection, type Model, Schema } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import type { ReleaseFileRecord, ReleaseRecord } from './release.record.ts';

const release = new Schema<ReleaseRecord>(
  {
    _id: { type: String, required: true },
    startedAt: { type: Date, required: true },
    isComplete: { type: Boolean, required: true },
    files: { type: [String], required: true },
    operations: { type: [{ _id: false, hash: String, text: String }], required: true },
  },
  { versionKey: false },
);

export type ReleaseModel = Model<ReleaseRecord>;
export const releaseModel = (connection: Connection): ReleaseModel =>
  modelOn(connection, 'Release', release, 'releases');

const file = new Schema<ReleaseFileRecord>(
  {
    _id: { type: String, required: true },
    contentType: { type: String, required: true },
    encoding: { type: String, default: null },
    body: { type: Buffer, required: true },
    storedAt: { type: Date, required: true },
  },
  { versionKey: false },
);

export type ReleaseFileModel = Model<ReleaseFileRecord>;
export const releaseFileModel = (connection: Connection): ReleaseFileModel =>
  modelOn(connection, 'ReleaseFile', file, 'release_files');
