import { type Canvas, ellipse, group, path, place } from '../canvas.ts';
import { SAND } from '../palette.ts';
import { flatHand } from '../parts/hand.ts';
import { glint } from '../parts/mark.ts';
import { sneaker } from '../parts/sneaker.ts';
import { contactShadow, studio } from '../parts/studio.ts';
import { flatWipe } from '../parts/wipe.ts';
import { PRODUCTS } from '../products.ts';
import { during, rise, sway } from './motion.ts';

/** Smudges on the shoe: place, size, and the part of the film at which the hand has wiped over them. */
const SMUDGES = [
  { x: 400, y: 990, rx: 78, ry: 40, wiped: 0.2 },
  { x: 520, y: 900, rx: 66, ry: 36, wiped: 0.27 },
  { x: 640, y: 1020, rx: 90, ry: 44, wiped: 0.34 },
  { x: 780, y: 930, rx: 70, ry: 46, wiped: 0.41 },
  { x: 980, y: 1000, rx: 84, ry: 50, wiped: 0.5 },
] as const;

const GLINTS = [
  { x: 420, y: 900, r: 50, at: 0.42 },
  { x: 640, y: 800, r: 40, at: 0.52 },
  { x: 1010, y: 860, r: 58, at: 0.62 },
  { x: 760, y: 960, r: 44, at: 0.7 },
] as const;

/** A hand wipes the smudges off a white sneaker from toe to heel. `time` runs from 0 to 1. */
export function wipingSneakerFilm(canvas: Canvas, time: number): string {
  const soiling = rise(time, 0.93, 1);
  const smudges = SMUDGES.map(({ x, y, rx, ry, wiped }) => {
    const left = Math.max(1 - rise(time, wiped - 0.04, wiped + 0.05), soiling);
    if (left === 0) return '';
    return (
      ellipse(x, y, rx, ry, '#7a6248', { opacity: 0.42 * left, filter: canvas.blur(12) }) +
      ellipse(x + rx * 0.3, y + ry * 0.2, rx * 0.4, ry * 0.34, '#5f4a34', {
        opacity: 0.38 * left,
        filter: canvas.blur(7),
      })
    );
  });
  const glints = GLINTS.map(({ x, y, r, at }) => {
    const shine = during(time, at, at + 0.2, 0.12);
    return shine === 0 ? '' : path(glint(x, y, r * (0.6 + 0.4 * shine)), '#fff', { opacity: shine });
  });
  return group(
    {},
    studio(canvas, SAND, 620),
    contactShadow(canvas, 790, 602, 380, 34, 0.5),
    place(PRODUCTS['shoe-tissue'].draw(canvas), 760, 600, 0.96),
    place(sneaker(canvas, SAND), 720, 980, 1.36),
    ...smudges,
    ...glints,
    hand(canvas, time),
  );
}

/** In from the left, along the shoe in small rubs, and back before the film starts anew. */
function hand(canvas: Canvas, time: number): string {
  const along = rise(time, 0.06, 0.52) - rise(time, 0.58, 0.92);
  const x = -330 + 1040 * along;
  const y = 900 - 60 * Math.sin(along * Math.PI) + 34 * sway(time, 9) * along;
  return group(
    { transform: `translate(${x} ${y}) scale(-1.2 1.2) rotate(14)` },
    place(flatWipe(canvas, SAND), -110, 0, 0.94),
    flatHand(canvas, ['#e9e2f6', '#a999d0']),
  );
}
