import { MAXIMUM_PICTURE_BYTES, PICTURE_TYPES } from '@eunbit/schema/review';
import type { FastifyInstance } from 'fastify';
import type { RequestContext, Viewer } from '../common/request-context.ts';
import type { ContextFactory } from './create-request-context.ts';
import type { UPLOAD_PERMISSIONS } from './file-permissions.ts';
import { byPermission, registerUpload, UPLOAD_REFUSALS, type UploadRefusal } from './upload.ts';

export const PICTURE_REFUSALS = {
  ...UPLOAD_REFUSALS,
  tooLarge: { status: 413, code: 'PICTURE_TOO_LARGE', key: 'picture.tooLarge' },
  unreadable: { status: 415, code: 'PICTURE_UNREADABLE', key: 'picture.unreadable' },
} as const;

interface StoredPicture {
  readonly id: string;
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/** An upload endpoint for one kind of picture: path and storage. */
export interface PictureUpload<Services = unknown> {
  readonly path: keyof typeof UPLOAD_PERMISSIONS;
  /** The error for a viewer without the permission, if it is more specific than the default. */
  readonly forbidden?: UploadRefusal;
  /** Counts an upload before its body is read; false when the rate limit is exceeded. */
  attemptUpload(viewer: Viewer, context: RequestContext<Services>): Promise<boolean>;
  store(
    viewer: Viewer,
    file: Buffer,
    context: RequestContext<Services>,
  ): Promise<StoredPicture | 'tooLarge' | 'unreadable'>;
}

export async function registerPictureUpload<Services>(
  app: FastifyInstance,
  contexts: ContextFactory<Services>,
  upload: PictureUpload<Services>,
): Promise<void> {
  const { path, forbidden = UPLOAD_REFUSALS.forbidden } = upload;
  await registerUpload(app, contexts, {
    path,
    types: PICTURE_TYPES,
    maximumBytes: MAXIMUM_PICTURE_BYTES,
    identify: byPermission(path),
    refusals: { ...PICTURE_REFUSALS, forbidden },
    attempt: (viewer, context) => upload.attemptUpload(viewer, context),
    async take({ caller, bytes, context }) {
      const picture = await upload.store(caller, bytes, context);
      return typeof picture === 'string' ? { refused: picture } : { status: 201, answer: { picture } };
    },
  });
}
