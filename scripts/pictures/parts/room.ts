import { type Canvas, ellipse, group, line, path, place } from '../canvas.ts';
import { SHADOW } from '../palette.ts';

const LEAF = 'M0 0C-40-30-50-90 0-150C50-90 40-30 0 0Z';

/** A leaf 150 long that grows up from the origin. */
export function leaf(canvas: Canvas, light: string, dark: string): string {
  const blade = canvas.linear(
    [
      [0, light],
      [1, dark],
    ],
    [0, 0, 1, 1],
  );
  const veins = 'M0-4V-136M0-40L-22-64M0-40L22-64M0-70L-22-96M0-70L22-96M0-98L-14-116M0-98L14-116';
  return path(LEAF, blade) + line(veins, '#fff', 2.5, { opacity: 0.5 });
}

/** A pot plant standing on the origin, about 360 high. */
export function plant(canvas: Canvas): string {
  const pot = canvas.linear(
    [
      [0, '#d8d5e0'],
      [0.25, '#fff'],
      [0.6, '#f1eff5'],
      [1, '#b9b5c6'],
    ],
    [0, 0, 1, 0],
  );
  const foliage = [-62, 58, -34, 32, 0].map((turn, at) =>
    place(leaf(canvas, at % 2 === 0 ? '#a8d0b4' : '#bfdfc6', '#4f8f6f'), turn * 0.5, -116, 1.45, turn),
  );
  return group(
    {},
    ellipse(8, 0, 96, 16, SHADOW, { opacity: 0.35, filter: canvas.blur(8) }),
    ...foliage,
    path('M-78-128H78L62-14C60 2-60 2-62-14Z', pot),
    ellipse(0, -128, 78, 11, '#e9e6f0'),
  );
}
