import type { ComponentType } from 'react';
import type { ScreenLoader } from './screen.ts';

/** The exports of a screen's module. */
export interface ScreenModule {
  readonly Component: ComponentType;
  readonly loader?: ScreenLoader;
}

/**
 * A screen with its own chunk. Each feature lists its screens in `<feature>.routes.ts`, or in `<feature>.lazy-routes.ts` if few
 * visits need them.
 */
export interface ScreenRoute {
  readonly path: string;
  /** File of the module below `web/`, by which the server finds the chunk to preload. */
  readonly source: string;
  readonly load: () => Promise<ScreenModule>;
  /** Further features whose messages it shows, besides its own feature and the shared ones. */
  readonly texts?: readonly string[];
  /** `shop` has a header and a footer; `bare` fills the window by itself. */
  readonly frame: 'shop' | 'bare';
  /** Whether search engines should index it: it is the same for every visitor of a store without session and cart. */
  readonly listed: boolean;
}

/**
 * Who may see it. Members are signed in; other visitors are redirected to the sign-in page and back. Guests are not signed in.
 */
export type ScreenAccess = 'anybody' | 'member' | 'guest';

/** A screen that few visits need: the browser loads its route when it is first opened. */
export interface LazyScreenRoute extends ScreenRoute {
  readonly access: ScreenAccess;
}

/** `handle` of a screen's route object. */
export interface ScreenHandle extends Pick<ScreenRoute, 'source' | 'listed'> {
  /** Features whose own texts it shows. */
  readonly features: readonly string[];
  /** Null for a common screen, which everybody may see. */
  readonly access: ScreenAccess | null;
}

/** Features whose own texts a screen needs. */
export function getTextFeatures({ source, texts = [] }: Pick<ScreenRoute, 'source' | 'texts'>): string[] {
  const [, own] = /^src\/features\/([\w-]+)\//.exec(source) ?? [];
  return own ? [own, ...texts] : [...texts];
}
