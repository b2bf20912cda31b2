import { buffer } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import type { GridFSBucket } from 'mongodb';
import type { Operations } from './arguments.ts';

export const bucketOperations: Operations<GridFSBucket> = {
  delete: (bucket, { id }) => bucket.delete(id),
  download: (bucket, { id }) => buffer(bucket.openDownloadStream(id)),
  downloadByName: (bucket, { filename, ...options }) => buffer(bucket.openDownloadStreamByName(filename, options)),
  find: (bucket, { filter, ...options }) => bucket.find(filter, options).toArray(),
  rename: (bucket, { id, newFilename }) => bucket.rename(id, newFilename),
  upload: async (bucket, { filename, source, ...options }) => {
    const stream = bucket.openUploadStream(filename, options);
    stream.end(Buffer.from(source.$$hexBytes, 'hex'));
    await finished(stream);
    return stream.id;
  },
};
