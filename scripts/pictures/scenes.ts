import { Canvas, group, path, place } from './canvas.ts';
import { LAVENDER } from './palette.ts';
import { glint } from './parts/mark.ts';
import { silverBall } from './parts/silver.ts';
import { contactShadow, podium, studio, windowLight } from './parts/studio.ts';
import { PRODUCTS, type Slug } from './products.ts';

type Stand = readonly [slug: Slug, x: number, y: number, scale: number];

/** Products standing side by side, each on its own shadow; the first are the farthest away. */
function standing(canvas: Canvas, stands: readonly Stand[]): string {
  return stands
    .map(([slug, x, y, scale]) => {
      const { draw, half } = PRODUCTS[slug];
      return contactShadow(canvas, x + 18, y + 3, half * scale * 1.2, 17, 0.6) + place(draw(canvas), x, y, scale);
    })
    .join('');
}

const RANGE: readonly Stand[] = [
  ['all-purpose-spray', 736, 612, 0.7],
  ['pet-tissue', 968, 612, 0.6],
  ['heavy-duty-wipe', 1204, 612, 0.62],
  ['pet-spray', 1398, 612, 0.6],
  ['all-purpose-wipe', 862, 822, 0.54],
  ['shoe-tissue', 1276, 822, 0.54],
];

/** The whole range in two rows, in the coordinates of the hero picture; nothing stands left of 580. */
function range(canvas: Canvas): string {
  return group(
    {},
    podium(canvas, LAVENDER, 1066, 604, 486, 56),
    standing(canvas, RANGE),
    silverBall(canvas, LAVENDER, 606, 800, 30),
    silverBall(canvas, LAVENDER, 552, 820, 15),
    path(glint(600, 210, 30) + glint(1500, 130, 44) + glint(1544, 216, 18) + glint(520, 330, 14), '#fff'),
  );
}

/** The home page's picture: the range on a light surface, the left third left calm for words. */
export function heroScene(): string {
  const canvas = new Canvas('hero', 1600, 900);
  return canvas.render(studio(canvas, LAVENDER, 560), windowLight(canvas, 640, -80, 1.1, 0.45), range(canvas));
}
