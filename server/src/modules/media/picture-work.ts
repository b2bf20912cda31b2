import type SharpLibrary from 'sharp';
import { createKeyedQueue } from '../../common/keyed-queue.ts';

/** Bytes of pictures that may wait in a process: twenty of the largest uploads. */
const MOST_WAITING_BYTES = 200 * 1024 * 1024;

/** Thrown where too many pictures wait already; an upload is refused with `picture.busy`. */
export class PicturesBusyError extends Error {
  override readonly name = 'PicturesBusyError';
  readonly statusCode = 503;
}

const inTurn = createKeyedQueue();
let waitingBytes = 0;

/**
 * Does one piece of work with the picture library, after those that were asked for before it: a decoded photo takes up to
 * 250 MB, so a process works on one at a time. Work must not ask for other work, which would wait for itself. The library
 * (28 MB) is loaded only once a process is given a picture. Throws `PicturesBusyError`.
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
