import { box, type Canvas, ellipse, group, line, path, place } from '../canvas.ts';
import { type Accent, SHADOW } from '../palette.ts';

/** A two-seat sofa standing on the origin, about 900 wide and 480 high. */
export function sofa(canvas: Canvas, accent: Accent): string {
  const cloth = canvas.linear(
    [
      [0, '#fff'],
      [0.35, accent.tint],
      [1, accent.main],
    ],
    [0, 0, 0.4, 1],
  );
  const seat = canvas.linear([
    [0, '#fff'],
    [0.4, accent.tint],
    [1, accent.soft],
  ]);
  const part = (x: number, y: number, width: number, height: number, radius: number, fill: string) =>
    box(x + 4, y + 8, width, height, accent.deep, { rx: radius, opacity: 0.3 }) +
    box(x, y, width, height, fill, { rx: radius });
  const legs = box(-380, -50, 26, 50, '#8d7458', { rx: 6 }) + box(354, -50, 26, 50, '#7a634a', { rx: 6 });
  return group(
    {},
    ellipse(20, 2, 500, 26, SHADOW, { opacity: 0.35, filter: canvas.blur(14) }),
    legs,
    part(-400, -470, 398, 330, 60, cloth),
    part(2, -470, 398, 330, 60, cloth),
    part(-420, -170, 840, 130, 34, cloth),
    part(-374, -250, 374, 110, 38, seat),
    part(2, -250, 374, 110, 38, seat),
    part(-466, -330, 110, 296, 50, cloth),
    part(356, -330, 110, 296, 50, cloth),
  );
}

/** A cushion about 190 wide around the origin. */
export function cushion(canvas: Canvas, accent: Accent): string {
  const shape =
    'M-84-88C-40-76 40-76 84-88C98-90 98-78 92-66C82-20 82 20 92 66C98 80 98 92 84 88C40 78-40 78-84 88C-98 92-98 80-92 66C-82 20-82-20-92-66C-98-78-98-90-84-88Z';
  const cloth = canvas.linear(
    [
      [0, accent.tint],
      [1, accent.deep],
    ],
    [0, 0, 1, 1.3],
  );
  return path(shape, accent.deep, { opacity: 0.3, transform: 'translate(6 10)' }) + path(shape, cloth);
}

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
