import { Market } from '@eunbit/schema/market';
import type { View } from '../catalogue.ts';
import { SLUGS, type Slug } from '../products.ts';
import { ease, FILM, shotsAt } from './motion.ts';

/** The visible part of a picture: centre and side of a square, in fractions of the picture's side. */
interface Frame {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

interface Cut {
  readonly view: View;
  readonly from: Frame;
  readonly to: Frame;
}

/** The shots of every film: in use, from the side, beside a mug, and from the front. */
export const CUTS: readonly Cut[] = [
  { view: 'in-use', from: { x: 0.5, y: 0.5, side: 1 }, to: { x: 0.54, y: 0.52, side: 0.78 } },
  { view: 'three-quarter', from: { x: 0.44, y: 0.5, side: 0.84 }, to: { x: 0.56, y: 0.5, side: 0.84 } },
  { view: 'size', from: { x: 0.53, y: 0.5, side: 0.86 }, to: { x: 0.47, y: 0.5, side: 0.86 } },
  { view: 'front', from: { x: 0.5, y: 0.5, side: 0.8 }, to: { x: 0.5, y: 0.5, side: 1 } },
];

/** Time of the poster, as a fraction of the film: within the first shot. */
export const POSTER_TIME = 0.16;

/** A film of one product with the pack of one store. */
export interface Film {
  readonly slug: Slug;
  readonly market: Market;
}

export const FILMS: readonly Film[] = SLUGS.flatMap((slug) =>
  Object.values(Market).map((market) => ({ slug, market })),
);

const between = (from: number, to: number, part: number) => from + (to - from) * part;

/**
 * One frame of a film as SVG; `time` is from 0 to 1, `pictures` are the shots as `data:` addresses. Positions are fractions of a
 * pixel, since slow camera movement would jitter on whole pixels.
 */
export function drawFrame(pictures: readonly string[], time: number): string {
  const images = shotsAt(time, CUTS.length).map(({ index, progress, opacity }) => {
    const cut = CUTS[index];
    if (!cut) return '';
    const part = ease(progress);
    const side = FILM.side / between(cut.from.side, cut.to.side, part);
    const [x, y] = (['x', 'y'] as const).map((axis) => {
      const at = FILM.side / 2 - between(cut.from[axis], cut.to[axis], part) * side;
      // Never beyond the edge of the picture.
      return Math.min(0, Math.max(FILM.side - side, at)).toFixed(3);
    });
    return `<image href="${pictures[index]}" x="${x}" y="${y}" width="${side.toFixed(3)}" height="${side.toFixed(3)}" opacity="${opacity.toFixed(4)}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${FILM.side}" height="${FILM.side}">${images.join('')}</svg>`;
}
