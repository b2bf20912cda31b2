import { ALT } from './alt.ts';
import { SLUGS, type Slug } from './products.ts';
import { sizeFile, WIDTHS } from './raster.ts';
import { angleView } from './views/angle.ts';
import { frontView } from './views/front.ts';
import { inUseView } from './views/in-use.ts';
import { ingredientsView } from './views/ingredients.ts';

/** A product's pictures in the order they are shown. */
export const VIEWS = [
  { view: 'front', draw: frontView },
  { view: 'angle', draw: angleView },
  { view: 'in-use', draw: inUseView },
  { view: 'ingredients', draw: ingredientsView },
] as const;

export type View = (typeof VIEWS)[number]['view'];

interface Picture {
  readonly view: View;
  /** Path of the drawing, an SVG, beside `pictures.json`. */
  readonly file: string;
  /** The same picture as WebP, from small to large. */
  readonly sizes: readonly { readonly width: number; readonly height: number; readonly file: string }[];
  readonly alt: { readonly ko: string; readonly en: string };
}

export const pictureFile = (slug: Slug, view: View): string =>
  `products/${slug}/${VIEWS.findIndex((entry) => entry.view === view) + 1}-${view}.svg`;

/** Path of the picture that chat applications show for a product. */
export const shareFile = (slug: Slug): string => `products/${slug}/share.jpg`;

/** What `pictures.json` holds for each slug: its pictures in order with alternative texts, and the one for sharing. */
export function catalogue(): Record<Slug, { pictures: Picture[]; share: string }> {
  const entries = SLUGS.map((slug) => [
    slug,
    { pictures: VIEWS.map(({ view }) => getPicture(slug, view)), share: shareFile(slug) },
  ]);
  return Object.fromEntries(entries);
}

function getPicture(slug: Slug, view: View): Picture {
  const file = pictureFile(slug, view);
  const sizes = WIDTHS.map((width) => ({ width, height: width, file: sizeFile(file, width) }));
  return { view, file, sizes, alt: ALT[slug][view] };
}
