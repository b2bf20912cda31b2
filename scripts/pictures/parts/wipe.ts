import { type Canvas, group, line, path } from '../canvas.ts';
import { type Accent, SHADOW } from '../palette.ts';

function fabric(canvas: Canvas, accent: Accent): string {
  return canvas.linear(
    [
      [0, '#fff'],
      [0.5, '#fdfdff'],
      [1, accent.soft],
    ],
    [0.1, 0, 0.8, 1],
  );
}

/** A folded wipe lying flat around the origin, about 330 by 240, seen from above. */
export function flatWipe(canvas: Canvas, accent: Accent): string {
  const sheet =
    'M-160-96C-120-122-60-106 0-114C60-122 112-118 156-98C172-60 158-20 166 24C172 62 160 92 142 104C92 116 40 104-18 112C-72 118-124 114-156 96C-172 52-160 10-166-32C-170-58-168-80-160-96Z';
  const fold = 'M156-98C172-60 158-20 166 24C172 62 160 92 142 104C128 70 136 20 130-24C126-60 138-86 156-98Z';
  return group(
    {},
    path(sheet, SHADOW, { opacity: 0.3, transform: 'translate(8 14)', filter: canvas.blur(10) }),
    path(sheet, fabric(canvas, accent)),
    path(fold, accent.main, { opacity: 0.3 }),
    line('M-130-70C-60-88 40-84 110-78M-134 0C-60-14 40 0 112-8M-128 70C-60 62 30 76 104 68', accent.deep, 4, {
      opacity: 0.13,
      filter: canvas.blur(2),
    }),
  );
}

/** A cone of fine mist from a nozzle at the origin, blown to the left over `reach`. */
export function mist(canvas: Canvas, accent: Accent, reach: number): string {
  const cloud = (color: string, strength: number) =>
    canvas.linear(
      [
        [0, color, 0],
        [0.5, color, strength * 0.7],
        [1, color, strength],
      ],
      [0, 0, 1, 0],
    );
  const cone = (k: number) =>
    `M0-4C${-reach * 0.4} ${-reach * 0.14 * k} ${-reach * 0.8} ${-reach * 0.32 * k} ${-reach} ${-reach * 0.36 * k}` +
    `C${-reach * 1.1} ${-reach * 0.1} ${-reach * 1.1} ${reach * 0.14} ${-reach} ${reach * 0.36 * k}` +
    `C${-reach * 0.8} ${reach * 0.3 * k} ${-reach * 0.4} ${reach * 0.12 * k} 0 4Z`;
  // A sunflower spiral squeezed into the cone: droplets look scattered, yet every run draws the same picture.
  const droplets = (fine: boolean) =>
    Array.from({ length: 66 }, (_, at) => {
      const along = reach * (0.12 + 0.92 * Math.sqrt((at + 1) / 66));
      const across = along * 0.35 * Math.sin(at * 2.399);
      return at % 5 < 3 === fine ? `M${-along} ${across}h0` : '';
    }).join('');
  return group(
    {},
    path(cone(1.1), cloud(accent.main, 0.3), { filter: canvas.blur(reach * 0.04) }),
    path(cone(0.8), cloud('#fff', 1), { filter: canvas.blur(reach * 0.03) }),
    line(droplets(true), '#fff', 6),
    line(droplets(false), accent.main, 7, { opacity: 0.75 }),
  );
}
