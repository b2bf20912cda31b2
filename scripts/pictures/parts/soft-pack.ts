import { box, type Canvas, element, group, line, path } from '../canvas.ts';
import type { Accent } from '../palette.ts';
import { SILVER } from '../palette.ts';
import { foilMark } from './label.ts';

export interface PackShape {
  /** Film between the sealed ends, in drawing units; the seals lie left and right unless `upright`. */
  readonly width: number;
  readonly height: number;
  readonly upright: boolean;
}

export interface LidShape {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const SEAL = 34;

type Point = (along: number, across: number) => string;

/** Coordinates along the pack (towards a seal) and across it, turned for packs whose seals lie above and below. */
const buildPoint = (upright: boolean): Point => (upright ? (a, b) => `${b} ${a}` : (a, b) => `${a} ${b}`);

function measure({ width, height, upright }: PackShape): { long: number; wide: number } {
  return upright ? { long: height / 2, wide: width / 2 } : { long: width / 2, wide: height / 2 };
}

/** Outline of the filled film around the origin, pinched a little where the seals begin. */
function packOutline(shape: PackShape): string {
  const p = buildPoint(shape.upright);
  const { long, wide } = measure(shape);
  const pinch = wide * 0.93;
  const belly = wide * 1.03;
  const edge = (side: number) =>
    `C${p(-long * 0.8 * side, -belly * side)} ${p(-long * 0.5 * side, -wide * side)} ${p(0, -wide * side)}` +
    `S${p(long * 0.8 * side, -belly * side)} ${p(long * side, -pinch * side)}`;
  const end = (side: number) =>
    `C${p(long * 0.985 * side, -pinch * 0.4 * side)} ${p(long * 0.985 * side, pinch * 0.4 * side)} ${p(long * side, pinch * side)}`;
  return `M${p(-long, -pinch)}${edge(1)}${end(1)}${edge(-1)}${end(-1)}Z`;
}

/** One sealed end with its pinked edge; `side` is -1 or 1. */
function sealOutline(shape: PackShape, side: number): string {
  const p = buildPoint(shape.upright);
  const { long, wide } = measure(shape);
  const half = wide * 0.93;
  const teeth = 18;
  const out = (long + SEAL) * side;
  const zigzag = Array.from({ length: teeth * 2 + 1 }, (_, at) => {
    const across = -half + (half * at) / teeth;
    return `L${p(at % 2 === 0 ? out : out - 7 * side, across)}`;
  });
  return `M${p(long * 0.985 * side, -half)}${zigzag.join('')}L${p(long * 0.985 * side, half)}Z`;
}

function seal(canvas: Canvas, shape: PackShape, accent: Accent, side: number): string {
  const p = buildPoint(shape.upright);
  const { long, wide } = measure(shape);
  const film = canvas.linear(
    [
      [0, '#fff'],
      [0.5, accent.soft],
      [1, accent.main],
    ],
    shape.upright ? [0, 0, 1, 0] : [0, 0, 0, 1],
  );
  const ridges = [0.25, 0.5, 0.75].map((at) => {
    const along = (long + SEAL * at) * side;
    return `M${p(along, -wide * 0.91)}L${p(along, wide * 0.91)}`;
  });
  return path(sealOutline(shape, side), film) + line(ridges.join(''), accent.deep, 2, { opacity: 0.22 });
}

/** Folds of the film that run from the seals into the pack: a dark crease beside a bright one. */
function creases(canvas: Canvas, shape: PackShape, accent: Accent): string {
  const p = buildPoint(shape.upright);
  const { long, wide } = measure(shape);
  // Upright packs are printed down to the seal: shorter folds stay clear of the print.
  const depth = shape.upright ? 0.5 : 1;
  const fold = (side: number, from: number, reach: number, to: number) =>
    `M${p(long * side, wide * from)}Q${p((long - reach * 0.5) * side, wide * (from * 0.7 + to * 0.3))} ${p((long - reach) * side, wide * to)}` +
    `Q${p((long - reach * 0.45) * side, wide * (from * 0.6 + to * 0.4) + 7)} ${p(long * side, wide * from + 9)}Z`;
  const dark = [
    fold(-1, -0.7, 90 * depth, -0.5),
    fold(-1, 0.62, 110 * depth, 0.5),
    fold(1, -0.6, 110 * depth, -0.42),
    fold(1, 0.72, 84 * depth, 0.55),
  ];
  const bright = [
    fold(-1, -0.5, 70 * depth, -0.4),
    fold(-1, 0.3, 60 * depth, 0.26),
    fold(1, -0.78, 80 * depth, -0.62),
    fold(1, 0.4, 70 * depth, 0.34),
  ];
  return (
    path(dark.join(''), accent.deep, { opacity: 0.24, filter: canvas.blur(3) }) +
    path(bright.join(''), '#fff', { opacity: 0.7, filter: canvas.blur(2) })
  );
}

/** The printed wave that carries the product's colour, with a silver edge. */
function wave(canvas: Canvas, { width, height }: PackShape, accent: Accent): string {
  const [w, h] = [width / 2 + 10, height / 2 + 10];
  const crest = `M${-w} ${h * 0.28}C${-w * 0.45} ${-h * 0.1} ${-w * 0.1} ${h * 0.62} ${w * 0.38} ${h * 0.3}S${w * 0.9} ${-h * 0.16} ${w} ${-h * 0.2}`;
  const color = canvas.linear(
    [
      [0, accent.soft],
      [1, accent.main],
    ],
    [0, 0, 1, 1],
  );
  return path(`${crest}V${h}H${-w}Z`, color) + line(crest, canvas.linear(SILVER, [0, 0, 1, 0]), 7);
}

/** Light and shade that make the film look filled: bright above left, darker towards the lower and right edges. */
function pillow(canvas: Canvas, shape: PackShape, accent: Accent): string {
  const { width, height } = shape;
  const area = [-width / 2 - 10, -height / 2 - 10, width + 20, height + 20] as const;
  const down = canvas.linear([
    [0, '#fff', 0.85],
    [0.16, '#fff', 0],
    [0.72, accent.deep, 0],
    [1, accent.deep, 0.42],
  ]);
  const sideways = canvas.linear(
    [
      [0, accent.deep, 0.22],
      [0.07, accent.deep, 0],
      [0.86, accent.deep, 0],
      [1, accent.deep, 0.34],
    ],
    [0, 0, 1, 0],
  );
  const sheen = `M${-width * 0.46} ${-height * 0.1}C${-width * 0.44} ${-height * 0.36} ${-width * 0.3} ${-height * 0.44} ${width * 0.1} ${-height * 0.445}C${-width * 0.2} ${-height * 0.4} ${-width * 0.4} ${-height * 0.32} ${-width * 0.46} ${-height * 0.1}Z`;
  return box(...area, sideways) + box(...area, down) + path(sheen, '#fff', { opacity: 0.9, filter: canvas.blur(5) });
}

/** The film of a soft pack around the origin without lid and label. */
export function softPack(canvas: Canvas, shape: PackShape, accent: Accent, { seals }: { seals: boolean }): string {
  const outline = packOutline(shape);
  const film = canvas.linear([
    [0, '#fff'],
    [1, accent.tint],
  ]);
  const printed = group(
    { 'clip-path': canvas.clip(outline) },
    path(outline, film),
    wave(canvas, shape, accent),
    pillow(canvas, shape, accent),
    creases(canvas, shape, accent),
  );
  return seals ? group({}, sealEnds(canvas, shape, accent), printed) : printed;
}

/** Both sealed ends. */
const sealEnds = (canvas: Canvas, shape: PackShape, accent: Accent): string =>
  seal(canvas, shape, accent, -1) + seal(canvas, shape, accent, 1);

/** A closed flip lid, hinge above, thumb tab below. */
export function flipLid(canvas: Canvas, accent: Accent, { x, y, width, height }: LidShape): string {
  const plate = (grow: number, radius: number, fill: string, more = {}) =>
    box(x - width / 2 - grow, y - height / 2 - grow, width + 2 * grow, height + 2 * grow, fill, {
      rx: radius,
      ...more,
    });
  const r = height * 0.24;
  const plastic = canvas.linear(
    [
      [0, '#fff'],
      [0.55, '#f3f2f8'],
      [1, '#d9d7e4'],
    ],
    [0.1, 0, 0.5, 1],
  );
  const rim = canvas.linear([
    [0, '#fff'],
    [1, '#bdbac9'],
  ]);
  const tab = `M${x - 40} ${y + height / 2 - 4}h80c0 16-14 24-40 24s-40-8-40-24Z`;
  const hinge = `M${x - width * 0.3} ${y - height / 2 - 5}h${width * 0.6}`;
  return group(
    {},
    element(
      'g',
      { transform: 'translate(9 14)' },
      plate(8, r + 8, accent.deep, { opacity: 0.38, filter: canvas.blur(9) }),
    ),
    plate(9, r + 8, rim),
    path(tab, rim),
    plate(0, r, plastic),
    plate(-12, r - 9, 'none', { stroke: '#fff', 'stroke-width': 5, opacity: 0.95 }),
    plate(-15, r - 12, 'none', { stroke: '#a9a6b8', 'stroke-width': 2, opacity: 0.5 }),
    line(hinge, '#a9a6b8', 4, { opacity: 0.7 }),
    foilMark(canvas, x, y, Math.min(width, height) * 0.5),
  );
}
