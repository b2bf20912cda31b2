import type { UserConfig } from 'vite';

type RenderBuiltUrl = NonNullable<NonNullable<UserConfig['experimental']>['renderBuiltUrl']>;

/**
 * Built files refer to each other by relative paths, so that a build can be served from any origin (`ASSET_BASE`) without knowing
 * it. The server writes the documents, and files of `public` belong to its own origin.
 */
export const relativeFiles: RenderBuiltUrl = (_file, { hostType, type }) =>
  hostType === 'html' || type === 'public' ? undefined : { relative: true };
