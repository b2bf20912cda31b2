import { createHash, randomBytes } from 'node:crypto';
import { GridFSBucket } from 'mongodb';
import type { Connection } from 'mongoose';

/** Path of a stored picture or film; its id is made of its content, so the path can be cached for ever. */
export function mediaUrl(mediaId: string): string {
  return `/media/${mediaId}`;
}

/** Path of the same picture as emails show it: small, and in a format that every email program knows. */
export function emailPictureUrl(mediaId: string): string {
  return `${mediaUrl(mediaId)}/email.jpg`;
}

/** Id under which these bytes are kept. */
export function toMediaId(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
}

export interface StoredMedia {
  readonly contentType: string;
  readonly length: number;
  readonly bytes: Buffer;
  /** May be gone one day: nobody is to keep it for long. */
  readonly removable: boolean;
}

/** Keeps pictures and films in GridFS. */
export function createMediaService(connection: Connection) {
  const getBucket = () => {
    if (!connection.db) throw new Error('the database is not connected');
    return new GridFSBucket(connection.db, { bucketName: 'media' });
  };

  function write(mediaId: string, bytes: Buffer, metadata: Record<string, unknown>): Promise<void> {
    return new Promise((resolve, reject) => {
      const upload = getBucket().openUploadStream(mediaId, { metadata });
      upload.once('finish', () => resolve());
      upload.once('error', reject);
      upload.end(bytes);
    });
  }

  return {
    /** Stores bytes once and returns their id; the same bytes again give the same id and write nothing. */
    async store(bytes: Buffer, contentType: string): Promise<string> {
      const mediaId = toMediaId(bytes);
      const bucket = getBucket();
      const [existing] = await bucket.find({ filename: mediaId }).limit(1).toArray();
      if (existing) return mediaId;
      await write(mediaId, bytes, { contentType });
      return mediaId;
    },

    /** An id that no content has, for what can be removed: equal bytes of two people are two files. */
    newRemovableId(): string {
      return randomBytes(16).toString('hex');
    },

    async storeRemovable(mediaId: string, bytes: Buffer, contentType: string): Promise<void> {
      await write(mediaId, bytes, { contentType, removable: true });
    },

    /** Removes what was stored as removable; anything else, and what is gone already, stays as it is. */
    async remove(mediaId: string): Promise<void> {
      const bucket = getBucket();
      const files = await bucket.find({ filename: mediaId, 'metadata.removable': true }).toArray();
      for (const file of files) await bucket.delete(file._id);
    },

    async load(mediaId: string): Promise<StoredMedia | null> {
      const bucket = getBucket();
      const [file] = await bucket.find({ filename: mediaId }).limit(1).toArray();
      if (!file) return null;
      const chunks: Buffer[] = [];
      for await (const chunk of bucket.openDownloadStream(file._id)) chunks.push(chunk as Buffer);
      const contentType = String(file.metadata?.contentType ?? 'application/octet-stream');
      const removable = file.metadata?.removable === true;
      return { contentType, length: file.length, bytes: Buffer.concat(chunks), removable };
    },
  };
}

export type MediaService = ReturnType<typeof createMediaService>;
