import type { ProductGallery_ProductFragment } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';

export const ProductGalleryProduct = graphql(`
  fragment ProductGallery_Product on Product {
    id
    market
    title
    images { url alt width height srcSet avifSrcSet zoomSrcSet placeholder }
    films { url webmUrl title poster { url alt width height srcSet avifSrcSet zoomSrcSet placeholder } }
  }
`);

export type Picture = ProductGallery_ProductFragment['images'][number];
export type Film = ProductGallery_ProductFragment['films'][number];

/** An item of the gallery: a picture, or a film with its poster. */
export type GalleryItem =
  | { readonly kind: 'picture'; readonly picture: Picture }
  | { readonly kind: 'film'; readonly picture: Picture; readonly film: Film };

/** Pictures first, films after them. */
export function buildGalleryItems({
  images,
  films,
}: Pick<ProductGallery_ProductFragment, 'images' | 'films'>): GalleryItem[] {
  return [
    ...images.map((picture) => ({ kind: 'picture' as const, picture })),
    ...films.map((film) => ({ kind: 'film' as const, picture: film.poster, film })),
  ];
}
