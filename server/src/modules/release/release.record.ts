/** An operation of the release's clients. */
export interface ReleasedOperation {
  /** SHA-256 of the text. */
  readonly hash: string;
  readonly text: string;
}

/** One build of the shop that has served pages. */
export interface ReleaseRecord {
  /** Derived from `files` and `operations`: the same build has the same id in every process. */
  readonly _id: string;
  /** Last start of a server of this build. */
  readonly startedAt: Date;
  /** False while its files are being stored. */
  readonly isComplete: boolean;
  /** URL paths of its hashed files. */
  readonly files: readonly string[];
  readonly operations: readonly ReleasedOperation[];
}

/** A hashed file. Its name changes with its content, so several releases share it. */
export interface ReleaseFileRecord {
  /** URL path. */
  readonly _id: string;
  readonly contentType: string;
  /** How `body` is encoded; null: as it is. */
  readonly encoding: 'br' | null;
  readonly body: Buffer;
  /** When a release with this file was last stored. */
  readonly storedAt: Date;
}
