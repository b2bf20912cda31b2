import type { ComponentType } from 'react';
import type { ScreenLoader } from './screen.ts';

/** What the module of a screen exports. */
interface ScreenModule {
  readonly Component: ComponentType;
  readonly loader?: ScreenLoader;
}

/** A screen of its own chunk. Each feature lists its screens in `<feature>.routes.ts`. */
export interface ScreenRoute {
  readonly path: string;
  /** File of the module below `web/`, by which the server finds the chunk to preload. */
  readonly source: string;
  readonly load: () => Promise<ScreenModule>;
  /** Features whose texts it shows beside those of its own and the shared ones. */
  readonly texts?: readonly string[];
  /** `shop` stands between header and footer; `bare` fills the window by itself. */
  readonly frame: 'shop' | 'bare';
  /** Whether search engines should find it: the same for every visitor of a store without session and cart. */
  readonly listed: boolean;
}

/** Features whose own texts a screen needs. */
export function featuresOf({ source, texts = [] }: Pick<ScreenRoute, 'source' | 'texts'>): string[] {
  const [, own] = /^src\/features\/([\w-]+)\//.exec(source) ?? [];
  return own ? [own, ...texts] : [...texts];
}
