import type SharpLibrary from 'sharp';
import { createKeyedQueue } from '../../common/keyed-queue.ts';

/** Maximum bytes of queued pictures per process: twenty of the largest uploads. */
const MOST_WAITING_BYTES = 200 * 1024 * 1024;

/** Thrown if too many pictures are queued; the upload is rejected with `picture.busy`. */
export class PicturesBusyError extends Error {
  override readonly name = 'PicturesBusyError';
  readonly statusCode = 503;
}

const inTurn = createKeyedQueue();
let waitingBytes = 0;

/**
 * Runs one task with the picture library at a time, in order, because a decoded photo takes up to 250 MB. A task must not call
 * this function, which would be a deadlock. The library (28 MB) is loaded only once a process is given a picture. Throws
 * `PicturesBusyError`.
 */
export async function workOnPicture<T>(picture: Buffer, work: (sharp: typeof SharpLibrary) => Promise<T>): Promise<T> {
  if (waitingBytes + picture.length > MOST_WAITING_BYTES) throw new PicturesBusyError('too many pictures wait');
  waitingBytes += picture.length;
  try {
    return await inTurn('picture', async () => work((await import('sharp')).default));
  } finally {
    waitingBytes -= picture.length;
  }
}
