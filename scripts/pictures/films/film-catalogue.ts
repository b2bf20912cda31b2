import { altOf, nameOf } from '../alt.ts';
import { FILMS, type Film } from './films.ts';
import { FILM } from './motion.ts';

type Kind = 'webm' | 'mp4';

/** Path of a film, relative to `films.json`. */
export const filmFile = ({ slug, market }: Film, kind: Kind): string => `films/${slug}-${market.toLowerCase()}.${kind}`;

/** Path of its poster in one width. */
export const posterFile = ({ slug, market }: Film, width: number): string =>
  `films/${slug}-${market.toLowerCase()}-poster-${width}.webp`;

export const POSTER_WIDTHS = [160, 400, FILM.side] as const;

/** Contents of `films.json`: the films of each product, with their stores and texts. */
export function filmCatalogue() {
  const slugs = [...new Set(FILMS.map(({ slug }) => slug))];
  return Object.fromEntries(
    slugs.map((slug) => [slug, FILMS.filter((film) => film.slug === slug).map((film) => buildEntry(film))] as const),
  );
}

function buildEntry(film: Film) {
  const { ko, en } = nameOf(film.slug);
  const sizes = POSTER_WIDTHS.map((width) => ({ width, height: width, file: posterFile(film, width) }));
  return {
    market: film.market,
    mp4: filmFile(film, 'mp4'),
    webm: filmFile(film, 'webm'),
    seconds: FILM.seconds,
    title: { ko: `${ko} 가까이 보기`, en: `A closer look at the ${en}` },
    poster: { sizes, alt: altOf(film.slug, 'in-use') },
  };
}
