import { createHash } from 'node:crypto';
import { GridFSBucket } from 'mongodb';
import type { Connection } from 'mongoose';

/** Path of a stored picture or film; its id is made of its content, so the path can be cached for ever. */
export function mediaUrl(mediaId: string): string {
  return `/media/${mediaId}`;
}

/** Id under which these bytes are kept. */
export function mediaIdOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32);
}

export interface StoredMedia {
  readonly contentType: string;
  readonly length: number;
  readonly bytes: Buffer;
}

/** Keeps pictures and films in GridFS. */
export function createMediaService(connection: Connection) {
  const bucketOf = () => {
    if (!connection.db) throw new Error('the database is not connected');
    return new GridFSBucket(connection.db, { bucketName: 'media' });
  };

  return {
    /** Stores bytes once and returns their id; the same bytes again give the same id and write nothing. */
    async store(bytes: Buffer, contentType: string): Promise<string> {
      const mediaId = mediaIdOf(bytes);
      const bucket = bucketOf();
      const [existing] = await bucket.find({ filename: mediaId }).limit(1).toArray();
      if (existing) return mediaId;
      await new Promise<void>((resolve, reject) => {
        const upload = bucket.openUploadStream(mediaId, { metadata: { contentType } });
        upload.once('finish', () => resolve());
        upload.once('error', reject);
        upload.end(bytes);
      });
      return mediaId;
    },

    async load(mediaId: string): Promise<StoredMedia | null> {
      const bucket = bucketOf();
      const [file] = await bucket.find({ filename: mediaId }).limit(1).toArray();
      if (!file) return null;
      const chunks: Buffer[] = [];
      for await (const chunk of bucket.openDownloadStream(file._id)) chunks.push(chunk as Buffer);
      const contentType = String(file.metadata?.contentType ?? 'application/octet-stream');
      return { contentType, length: file.length, bytes: Buffer.concat(chunks) };
    },
  };
}

export type MediaService = ReturnType<typeof createMediaService>;
