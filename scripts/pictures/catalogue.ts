import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Market } from '@eunbit/schema/market';
import { altOf } from './alt.ts';
import { PICTURES } from './folders.ts';
import { SLUGS, type Slug } from './products.ts';

/** Pixels of the side of a picture as it is rendered, and enlarged: so many that the small print of a pack can be read. */
export const SIDE = 1600;
/** Pixels of the side of the widest copy on a page; films are cut from it. */
export const PAGE_SIDE = 800;
/** Widths at which a picture is stored for pages: thumbnails, cards, phones, and desktops. */
export const WIDTHS = [160, 400, 600, PAGE_SIDE] as const;

/** A product's pictures in the order they are shown; each store has its own where the label can be read. */
export const VIEWS = [
  { view: 'front', hasLabel: true },
  { view: 'three-quarter', hasLabel: true },
  { view: 'in-use', hasLabel: true },
  { view: 'texture', hasLabel: false },
  { view: 'size', hasLabel: true },
  { view: 'back', hasLabel: true },
] as const;

export type View = (typeof VIEWS)[number]['view'];

/** A picture that is rendered, by what tells it from the others of its product. */
export interface Shot {
  readonly slug: Slug;
  readonly view: View;
  /** The store whose pack is seen; null if no label can be read. */
  readonly market: Market | null;
}

export const SHOTS: readonly Shot[] = VIEWS.flatMap(({ view, hasLabel }) =>
  SLUGS.flatMap((slug) => (hasLabel ? (['KR', 'US'] as const) : [null]).map((market) => ({ slug, view, market }))),
);

export type Format = 'webp' | 'avif';

/** Path of one file of a picture, beside `pictures.json`. */
export function fileOf({ slug, view, market }: Shot, width: number, format: Format): string {
  const name = market ? `${view}-${market.toLowerCase()}` : view;
  return `products/${slug}/${name}-${width}.${format}`;
}

/** Path of the picture that chat applications show for a product. */
export const shareFile = (slug: Slug, market: Market): string => `products/${slug}/share-${market.toLowerCase()}.jpg`;

/** Whether a picture has been rendered: its files are there. */
export const isRendered = (picture: Shot): boolean => existsSync(join(PICTURES, fileOf(picture, WIDTHS[0], 'webp')));

/** A picture as `pictures.json` lists it; the seed stores it. */
export interface PictureEntry {
  readonly view: View;
  readonly market: Market | null;
  /** Average colour as `#rrggbb`. */
  readonly placeholder: string;
  readonly sizes: readonly { readonly width: number; readonly webp: string; readonly avif: string }[];
  /** The copy that is loaded to be enlarged, as WebP. */
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
