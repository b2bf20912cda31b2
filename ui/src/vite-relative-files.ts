import type { UserConfig } from 'vite';

type RenderBuiltUrl = NonNullable<NonNullable<UserConfig['experimental']>['renderBuiltUrl']>;

/**
 * Built files name each other relative to themselves, so that a build can be served from any origin (`ASSET_BASE`) without
 * knowing it. Documents are written by the server, and files of `public` belong to its own origin.
 */
export const relativeFiles: RenderBuiltUrl = (_file, { hostType, type }) =>
  hostType === 'html' || type === 'public' ? undefined : { relative: true };
