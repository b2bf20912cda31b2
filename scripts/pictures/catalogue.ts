import { ALT } from './alt.ts';
import { SLUGS, type Slug } from './products.ts';
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
  /** Path of the SVG beside `pictures.json`. */
  readonly file: string;
  readonly alt: { readonly ko: string; readonly en: string };
}

export const pictureFile = (slug: Slug, view: View): string =>
  `products/${slug}/${VIEWS.findIndex((entry) => entry.view === view) + 1}-${view}.svg`;

/** What `pictures.json` holds: for each slug its pictures in order, with alternative texts. */
export function catalogue(): Record<Slug, Picture[]> {
  const entries = SLUGS.map((slug) => [
    slug,
    VIEWS.map(({ view }) => ({ view, file: pictureFile(slug, view), alt: ALT[slug][view] })),
  ]);
  return Object.fromEntries(entries);
}
