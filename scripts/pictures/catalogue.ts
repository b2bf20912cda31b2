import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Market } from '@eunbit/schema/market';
import { altOf } from './alt.ts';
import { PICTURES } from './folders.ts';
import { SLUGS, type Slug } from './products.ts';

/** Pixels of the side of the widest copy on a page. */
export const PAGE_SIDE = 800;
/** Widths at which a picture is stored for pages: thumbnails, cards, phones, and desktops. */
export const WIDTHS = [160, 400, 600, PAGE_SIDE] as const;
/** Pixels of the side of a picture whose small print a shopper can enlarge to read. */
const ZOOM_SIDE = 1600;

/** A product's pictures in the order they are shown; each store has its own where the label can be read. `side` is what is rendered. */
export const VIEWS = [
  { view: 'front', hasLabel: true, side: ZOOM_SIDE },
  { view: 'three-quarter', hasLabel: true, side: PAGE_SIDE },
  { view: 'in-use', hasLabel: true, side: PAGE_SIDE },
  { view: 'texture', hasLabel: false, side: PAGE_SIDE },
  { view: 'size', hasLabel: true, side: PAGE_SIDE },
  { view: 'back', hasLabel: true, side: ZOOM_SIDE },
] as const;

export type View = (typeof VIEWS)[number]['view'];

/** What tells a product's pictures apart. */
interface PictureName {
  readonly slug: Slug;
  readonly view: View;
  /** The store whose pack is seen; null where no label can be read. */
  readonly market: Market | null;
}

/** A picture that is rendered. */
export interface Shot extends PictureName {
  /** Pixels of its side. */
  readonly side: number;
}

export const SHOTS: readonly Shot[] = VIEWS.flatMap(({ view, hasLabel, side }) =>
  SLUGS.flatMap((slug) =>
    (hasLabel ? (['KR', 'US'] as const) : [null]).map((market) => ({ slug, view, market, side })),
  ),
);

export type Format = 'webp' | 'avif';

/** Path of one file of a picture, beside `pictures.json`. */
export function fileOf({ slug, view, market }: PictureName, width: number, format: Format): string {
  const name = market ? `${view}-${market.toLowerCase()}` : view;
  return `products/${slug}/${name}-${width}.${format}`;
}

/** Path of the picture that chat applications show for a product. */
export const shareFile = (slug: Slug, market: Market): string => `products/${slug}/share-${market.toLowerCase()}.jpg`;

/** Whether a picture has been rendered: its files are there. */
export const isRendered = (picture: PictureName): boolean =>
  existsSync(join(PICTURES, fileOf(picture, WIDTHS[0], 'webp')));

/** A picture as `pictures.json` lists it; the seed stores it. */
export interface PictureEntry {
  readonly view: View;
  readonly market: Market | null;
  /** Average colour as `#rrggbb`. */
  readonly placeholder: string;
  readonly sizes: readonly { readonly width: number; readonly webp: string; readonly avif: string }[];
  /** The copy that is loaded to be enlarged, as WebP; null where the pages' widest is all that was rendered. */
  readonly zoom: { readonly width: number; readonly webp: string } | null;
  readonly alt: { readonly ko: string; readonly en: string };
}

export function toEntry(shot: Shot, placeholder: string): PictureEntry {
  return {
    view: shot.view,
    market: shot.market,
    placeholder,
    sizes: WIDTHS.map((width) => ({ width, webp: fileOf(shot, width, 'webp'), avif: fileOf(shot, width, 'avif') })),
    zoom: shot.side > PAGE_SIDE ? { width: shot.side, webp: fileOf(shot, shot.side, 'webp') } : null,
    alt: altOf(shot.slug, shot.view),
  };
}
