import { box, type Canvas, ellipse, group, line, path, place } from '../canvas.ts';
import { LAVENDER, SHADOW } from '../palette.ts';
import { flatHand } from '../parts/hand.ts';
import { glint } from '../parts/mark.ts';
import { coffee, SLEEVE, tableTop } from '../parts/table.ts';
import { flatWipe } from '../parts/wipe.ts';
import { packFace } from '../products.ts';
import { during, rise, sway } from './motion.ts';

/** Rings and crumbs on the table: place, size, and the part of the film at which the hand has wiped over them. */
const STAINS = [
  { x: 860, y: 700, r: 74, wiped: 0.16 },
  { x: 690, y: 880, r: 56, wiped: 0.24 },
  { x: 500, y: 720, r: 64, wiped: 0.33 },
  { x: 330, y: 900, r: 82, wiped: 0.42 },
  { x: 180, y: 720, r: 48, wiped: 0.48 },
] as const;

const GLINTS = [
  { x: 870, y: 660, r: 44, at: 0.3 },
  { x: 480, y: 690, r: 54, at: 0.46 },
  { x: 260, y: 900, r: 62, at: 0.58 },
  { x: 640, y: 960, r: 40, at: 0.66 },
  { x: 130, y: 760, r: 36, at: 0.74 },
] as const;

/** A hand wipes rings and crumbs off a table; clean places begin to shine. `time` runs from 0 to 1. */
export function wipingTableFilm(canvas: Canvas, time: number): string {
  const soiling = rise(time, 0.93, 1);
  const stains = STAINS.map(({ x, y, r, wiped }) => {
    const left = Math.max(1 - rise(time, wiped - 0.04, wiped + 0.05), soiling);
    return left === 0 ? '' : stain(x, y, r, left);
  });
  const glints = GLINTS.map(({ x, y, r, at }) => {
    const shine = during(time, at, at + 0.2, 0.12);
    return shine === 0 ? '' : path(glint(x, y, r * (0.6 + 0.4 * shine)), '#fff', { opacity: shine });
  });
  const shine = during(time, 0.42, 0.9, 0.12);
  const hand = handAt(time);
  return group(
    {},
    tableTop(canvas),
    ...(shine === 0 ? [] : [ellipse(520, 820, 520, 210, '#fff', { opacity: 0.36 * shine, filter: canvas.blur(40) })]),
    ...stains,
    ...glints,
    box(66, 50, 640, 400, SHADOW, { opacity: 0.4, filter: canvas.blur(22), transform: 'rotate(-8 370 230)' }),
    place(packFace(canvas, 'all-purpose-wipe'), 372, 230, 0.82, -8),
    place(coffee(canvas), 980, 240),
    place(flatWipe(canvas, LAVENDER), hand.x - 130, hand.y - 50, 1.4, 18 + hand.turn),
    place(flatHand(canvas, SLEEVE), hand.x, hand.y, 1.36, 20 + hand.turn),
  );
}

/** In from the right, to the left in waves, and out again before the film starts anew. */
function handAt(time: number) {
  const across = rise(time, 0.04, 0.5) - rise(time, 0.56, 0.92);
  return { x: 1460 - 1180 * across, y: 830 + 110 * sway(time, 4), turn: 5 * sway(time, 4) };
}

function stain(x: number, y: number, r: number, opacity: number): string {
  return group(
    { opacity: opacity * 0.8 },
    ellipse(x, y, r, r * 0.92, '#8a5d3b', { opacity: 0.16 }),
    ellipse(x, y, r, r * 0.92, 'none', { stroke: '#7c5130', 'stroke-width': 7, opacity: 0.4 }),
    line(
      `M${x + r * 1.2} ${y - r * 0.4}h0M${x + r * 1.4} ${y + r * 0.2}h0M${x - r * 1.25} ${y + r * 0.5}h0`,
      '#7c5130',
      15,
      {
        opacity: 0.45,
      },
    ),
  );
}
