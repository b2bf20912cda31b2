import { box, Canvas, place } from '../canvas.ts';
import { leaf } from '../parts/room.ts';
import { dropLoupe, fibreLoupe, lightRings, silverBall } from '../parts/silver.ts';
import { contactShadow, windowLight } from '../parts/studio.ts';
import { PRODUCTS, pictureName, type Slug } from '../products.ts';

/** Enlargement of the small pack in the middle of the picture. */
const SCALE: Record<Slug, number> = {
  'all-purpose-wipe': 0.74,
  'all-purpose-spray': 0.78,
  'pet-spray': 0.86,
  'pet-tissue': 0.8,
  'shoe-tissue': 0.78,
  'heavy-duty-wipe': 0.84,
};

/** The fourth picture: silver particles, leaf and fibre (or the solution's drops, for a spray) around a small pack. */
export function ingredientsView(slug: Slug): string {
  const canvas = new Canvas(pictureName(slug, 4), 1200, 1200);
  const { accent, draw, height, half } = PRODUCTS[slug];
  const scale = SCALE[slug];
  const foot = 590 + (height * scale) / 2;
  const backdrop = canvas.radial(
    [
      [0, accent.tint],
      [0.5, accent.soft],
      [1, accent.main],
    ],
    [0.46, 0.44, 0.8],
  );
  const lens = slug.endsWith('spray') ? dropLoupe(canvas, accent) : fibreLoupe(canvas, accent);
  const sprig = [-58, -8, 42].map((turn, at) =>
    place(leaf(canvas, at === 1 ? '#c4e3cc' : '#aed6bb', '#5c9c7d'), 262, 1070, 1.7, turn),
  );
  return canvas.render(
    box(0, 0, 1200, 1200, backdrop),
    windowLight(canvas, 150, -60, 1.25, 0.4),
    place(lightRings(accent), 590, 590),
    silverBall(canvas, accent, 196, 250, 112),
    silverBall(canvas, accent, 1004, 380, 64),
    silverBall(canvas, accent, 812, 150, 40),
    silverBall(canvas, accent, 410, 120, 24),
    silverBall(canvas, accent, 110, 560, 34),
    ...sprig,
    contactShadow(canvas, 604, foot + 6, half * scale * 1.2, 28, 0.5),
    place(draw(canvas), 590, foot, scale),
    silverBall(canvas, accent, 330, 890, 46),
    silverBall(canvas, accent, 590, 1070, 30),
    place(lens, 926, 896),
  );
}
