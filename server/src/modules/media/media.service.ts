import { createHash, randomBytes } from 'node:crypto';
import { GridFSBucket } from 'mongodb';
import type { Connection } from 'mongoose';

/** Path of a stored picture or video. Its id is derived from its content, so the path can be cached forever. */
export function mediaUrl(mediaId: string): string {
  return `/media/${mediaId}`;
}

/** Path of the email variant of a picture: small, and in a format that all email clients support. */
export function emailPictureUrl(mediaId: string): string {
  return `${mediaUrl(mediaId)}/email.jpg`;
}

/** Content-addressed id of these bytes. */
export function toMediaId(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
}

export interface StoredMedia {
  readonly contentType: string;
  readonly length: number;
  readonly bytes: Buffer;
  /** Whether the file may be removed later and therefore must not be cached for long. */
  readonly removable: boolean;
}

/** What is stored with a file. */
interface MediaMetadata {
  readonly contentType: string;
  readonly removable?: true;
  /** Set if the file is served only by a separate route that checks access; `/media` does not serve it. */
  readonly isPrivate?: true;
}

/** Stores pictures and videos in GridFS. */
export function createMediaService(connection: Connection) {
  let bucket: GridFSBucket | null = null;
  /** The first write to an empty bucket also creates its indexes, so other writes wait for it. */
  let firstWrite: Promise<void> | null = null;

  function getBucket(): GridFSBucket {
    if (!connection.db) throw new Error('the database is not connected');
    bucket ??= new GridFSBucket(connection.db, { bucketName: 'media' });
    return bucket;
  }

  async function write(mediaId: string, bytes: Buffer, metadata: MediaMetadata): Promise<void> {
    if (firstWrite === null) {
      firstWrite = upload(mediaId, bytes, metadata);
      return firstWrite;
    }
    await firstWrite.catch(() => undefined);
    return upload(mediaId, bytes, metadata);
  }

  function upload(mediaId: string, bytes: Buffer, metadata: MediaMetadata): Promise<void> {
    return new Promise((resolve, reject) => {
      const stream = getBucket().openUploadStream(mediaId, { metadata });
      stream.once('finish', () => resolve());
      stream.once('error', reject);
      stream.end(bytes);
    });
  }

  async function read(filter: { filename: string; 'metadata.isPrivate': true | null }): Promise<StoredMedia | null> {
    const bucket = getBucket();
    const [file] = await bucket.find(filter).limit(1).toArray();
    if (!file) return null;
    const chunks: Buffer[] = [];
    for await (const chunk of bucket.openDownloadStream(file._id)) chunks.push(chunk as Buffer);
    const contentType = String(file.metadata?.contentType ?? 'application/octet-stream');
    const removable = file.metadata?.removable === true;
    return { contentType, length: file.length, bytes: Buffer.concat(chunks), removable };
  }

  return {
    /** Stores bytes and returns their id. Idempotent: the same bytes give the same id and are written once. */
    async store(bytes: Buffer, contentType: string): Promise<string> {
      const mediaId = toMediaId(bytes);
      const bucket = getBucket();
      const [existing] = await bucket.find({ filename: mediaId }).limit(1).toArray();
      if (existing) return mediaId;
      await write(mediaId, bytes, { contentType });
      return mediaId;
    },

    /** A random id for removable files: identical bytes of two owners must be two files. */
    newRemovableId(): string {
      return randomBytes(16).toString('hex');
    },

    async storeRemovable(mediaId: string, bytes: Buffer, contentType: string): Promise<void> {
      await write(mediaId, bytes, { contentType, removable: true });
    },

    /** Stores a removable file that only `loadPrivate` finds. */
    async storePrivate(mediaId: string, bytes: Buffer, contentType: string): Promise<void> {
      await write(mediaId, bytes, { contentType, removable: true, isPrivate: true });
    },

    /** Removes a file that was stored as removable; ignores other and missing files. */
    async remove(mediaId: string): Promise<void> {
      const bucket = getBucket();
      const files = await bucket.find({ filename: mediaId, 'metadata.removable': true }).toArray();
      for (const file of files) await bucket.delete(file._id);
    },

    /** A file that is public to anyone with its id; null if it is private. */
    load: (mediaId: string): Promise<StoredMedia | null> => read({ filename: mediaId, 'metadata.isPrivate': null }),

    /** A private file; the caller must have checked access. */
    loadPrivate: (mediaId: string): Promise<StoredMedia | null> =>
      read({ filename: mediaId, 'metadata.isPrivate': true }),
  };
}

export type MediaService = ReturnType<typeof createMediaService>;
