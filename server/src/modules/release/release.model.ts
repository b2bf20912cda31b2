import type { Connection, Model } from 'mongoose';
import { modelOn } from '../../common/models.ts';
import { type RecordOf, recordSchema, stores } from '../../common/record-schema.ts';

/** An operation of the release's clients. */
export interface ReleasedOperation {
  /** SHA-256 of the text. */
  readonly hash: string;
  readonly text: string;
}

/** One build of the shop that has served pages. */
const release = recordSchema(
  {
    /** Derived from `files` and `operations`: the same build has the same id in every process. */
    _id: { type: String, required: true },
    /** Last start of a server of this build. */
    startedAt: { type: Date, required: true },
    /** False while its files are being stored. */
    isComplete: { type: Boolean, required: true },
    /** URL paths of its hashed files. */
    files: { type: stores<readonly string[]>([String]), required: true },
    operations: {
      type: stores<readonly ReleasedOperation[]>([{ _id: false, hash: String, text: String }]),
      required: true,
    },
  },
  { versionKey: false },
);
export type ReleaseRecord = RecordOf<typeof release>;

export type ReleaseModel = Model<ReleaseRecord>;
export const releaseModel = (connection: Connection): ReleaseModel =>
  modelOn(connection, 'Release', release, 'releases');

/** A hashed file. Its name changes with its content, so several releases share it. */
const file = recordSchema(
  {
    /** URL path. */
    _id: { type: String, required: true },
    contentType: { type: String, required: true },
    /** Encoding of `body`; null if it is not encoded. */
    encoding: { type: stores<'br'>(String), default: null },
    body: { type: Buffer, required: true },
    /** When a release with this file was last stored. */
    storedAt: { type: Date, required: true },
  },
  { versionKey: false },
);
export type ReleaseFileRecord = RecordOf<typeof file>;

export type ReleaseFileModel = Model<ReleaseFileRecord>;
export const releaseFileModel = (connection: Connection): ReleaseFileModel =>
  modelOn(connection, 'ReleaseFile', file, 'release_files');
