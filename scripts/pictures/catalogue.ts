import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Market } from '@eunbit/schema/market';
import { altOf } from './alt.ts';
import { PICTURES } from './folders.ts';
import { SLUGS, type Slug } from './products.ts';

/** Side of a rendered picture and of the enlarged view, in pixels: large enough to read the small print of a pack. */
export const SIDE = 1600;
/** Side of the largest copy on a page, in pixels; films are cut from it. */
export const PAGE_SIDE = 800;
/** Widths of the stored copies: thumbnails, cards, phones, and desktops. */
export const WIDTHS = [160, 400, 600, PAGE_SIDE] as const;

/** A product's pictures in display order; if the label is legible, each store has its own. */
export const VIEWS = [
  { view: 'front', hasLabel: true },
  { view: 'three-quarter', hasLabel: true },
  { view: 'in-use', hasLabel: true },
  { view: 'texture', hasLabel: false },
  { view: 'size', hasLabel: true },
  { view: 'back', hasLabel: true },
] as const;

export type View = (typeof VIEWS)[number]['view'];

/** A rendered picture, identified by product, view and market. */
export interface Shot {
  readonly slug: Slug;
  readonly view: View;
  /** The store of the pack; null if no label is legible. */
  readonly market: Market | null;
}

export const SHOTS: readonly Shot[] = VIEWS.flatMap(({ view, hasLabel }) =>
  SLUGS.flatMap((slug) => (hasLabel ? (['KR', 'US'] as const) : [null]).map((market) => ({ slug, view, market }))),
);

export type Format = 'webp' | 'avif';

/** Path of one file of a picture, relative to `pictures.json`. */
export function fileOf({ slug, view, market }: Shot, width: number, format: Format): string {
  const name = market ? `${view}-${market.toLowerCase()}` : view;
  return `products/${slug}/${name}-${width}.${format}`;
}

/** Path of the preview picture of a product for shared links. */
export const shareFile = (slug: Slug, market: Market): string => `products/${slug}/share-${market.toLowerCase()}.jpg`;

/** Whether a picture has been rendered, that is, whether its files exist. */
export const isRendered = (picture: Shot): boolean => existsSync(join(PICTURES, fileOf(picture, WIDTHS[0], 'webp')));

/** A picture as `pictures.json` lists it; the seed stores it. */
export interface PictureEntry {
  readonly view: View;
  readonly market: Market | null;
  /** Average colour as `#rrggbb`. */
  readonly placeholder: string;
  readonly sizes: readonly { readonly width: number; readonly webp: string; readonly avif: string }[];
  /** The copy for the enlarged view, as WebP. */
  readonly zoom: { readonly width: number; readonly webp: string };
  readonly alt: { readonly ko: string; readonly en: string };
}

export function toEntry(shot: Shot, placeholder: string): PictureEntry {
  return {
    view: shot.view,
    market: shot.market,
    placeholder,
    sizes: WIDTHS.map((width) => ({ width, webp: fileOf(shot, width, 'webp'), avif: fileOf(shot, width, 'avif') })),
    zoom: { width: SIDE, webp: fileOf(shot, SIDE, 'webp') },
    alt: altOf(shot.slug, shot.view),
  };
}
