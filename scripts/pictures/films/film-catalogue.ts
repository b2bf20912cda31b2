import { FILMS, type FilmGroup } from './films.ts';
import { FILM } from './motion.ts';
import { posterFile } from './poster-sizes.ts';

/** Path of a film beside `films.json`. */
export const filmFile = (group: FilmGroup, kind: 'webm' | 'mp4'): string => `films/${group.toLowerCase()}.${kind}`;

const POSTER_WIDTHS = [160, 400, FILM.side] as const;

/** What `films.json` holds for each product group: its film in both encodings, its still picture, and its texts. */
export function filmCatalogue() {
  const groups = Object.keys(FILMS) as FilmGroup[];
  return Object.fromEntries(groups.map((group) => [group, buildEntry(group)])) as Record<
    FilmGroup,
    ReturnType<typeof buildEntry>
  >;
}

function buildEntry(group: FilmGroup) {
  const { title, alt } = FILMS[group];
  const file = `films/${group.toLowerCase()}-poster.svg`;
  const sizes = POSTER_WIDTHS.map((width) => ({ width, height: width, file: posterFile(file, width) }));
  return {
    mp4: filmFile(group, 'mp4'),
    webm: filmFile(group, 'webm'),
    seconds: FILM.seconds,
    title,
    poster: { file, sizes, alt },
  };
}
