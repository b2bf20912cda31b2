import { type Canvas, circle, ellipse, group, line, path } from '../canvas.ts';
import { type Accent, SHADOW } from '../palette.ts';
import { glint } from './mark.ts';

/** A particle of silver: a polished ball of radius `r` around (x, y) that mirrors the room's colour from below. */
export function silverBall(canvas: Canvas, accent: Accent, x: number, y: number, r: number): string {
  const metal = canvas.radial(
    [
      [0, '#fff'],
      [0.22, '#f0f1f5'],
      [0.5, '#bfc3cf'],
      [0.74, '#83889a'],
      [0.88, '#a9aebc'],
      [1, '#e6e8ee'],
    ],
    [0.34, 0.3, 0.74],
  );
  const mirrored = canvas.radial(
    [
      [0, accent.main, 0.75],
      [1, accent.main, 0],
    ],
    [0.62, 0.86, 0.4],
  );
  return group(
    {},
    circle(x, y, r, metal),
    circle(x, y, r, mirrored),
    ellipse(-r * 0.36, -r * 0.44, r * 0.24, r * 0.14, '#fff', {
      transform: `translate(${x} ${y}) rotate(-38)`,
      opacity: 0.95,
    }),
  );
}

/** A round loupe of radius 190 around the origin; what it shows is clipped to it. */
function loupe(canvas: Canvas, shown: string): string {
  const ring = canvas.linear(
    [
      [0, '#fff'],
      [0.4, '#b9bdca'],
      [0.6, '#f2f3f6'],
      [1, '#9ba0b0'],
    ],
    [0, 0, 1, 1],
  );
  const disc = 'M-190 0A190 190 0 0 1 190 0A190 190 0 0 1-190 0Z';
  const gleam = 'M-160-60A172 172 0 0 1 40-166A210 210 0 0 0-160-60Z';
  return group(
    {},
    circle(14, 26, 196, SHADOW, { opacity: 0.3, filter: canvas.blur(18) }),
    group({ 'clip-path': canvas.clip(disc) }, shown),
    path(gleam, '#fff', { opacity: 0.6 }),
    circle(0, 0, 192, 'none', { stroke: ring, 'stroke-width': 14 }),
  );
}

/** Woven rayon fibres under the loupe, a few particles of silver between them. */
export function fibreLoupe(canvas: Canvas, accent: Accent): string {
  const lanes = [-168, -112, -56, 0, 56, 112, 168];
  const across = lanes.map((y, at) => `M-210 ${y}C-110 ${y - 22 + at * 3}-60 ${y + 22} 20 ${y}S150 ${y - 18} 210 ${y}`);
  const down = lanes.map((x, at) => `M${x}-210C${x + 24 - at * 3}-110 ${x - 22}-50 ${x} 20S${x + 18} 150 ${x} 210`);
  const strand = (threads: string[], width: number) =>
    line(threads.join(''), accent.deep, width + 2, { opacity: 0.2, transform: 'translate(2 5)' }) +
    line(threads.join(''), accent.tint, width) +
    line(threads.join(''), '#fff', width * 0.5, { transform: 'translate(-2 -3)' });
  const balls =
    silverBall(canvas, accent, -46, -62, 22) +
    silverBall(canvas, accent, 96, 64, 17) +
    silverBall(canvas, accent, -110, 96, 14);
  return loupe(canvas, circle(0, 0, 190, accent.soft) + strand(down, 30) + strand(across, 30) + balls);
}

/** Drops of the solution under the loupe, silver afloat in them. */
export function dropLoupe(canvas: Canvas, accent: Accent): string {
  const water = canvas.radial(
    [
      [0, '#fff'],
      [0.7, accent.soft],
      [1, accent.main],
    ],
    [0.4, 0.35, 0.7],
  );
  const bead = canvas.radial(
    [
      [0, '#fff', 0.9],
      [0.6, '#fff', 0.25],
      [0.9, accent.deep, 0.18],
      [1, '#fff', 0.9],
    ],
    [0.36, 0.32, 0.72],
  );
  const drops = [
    [-50, -30, 84],
    [86, 52, 62],
    [80, -92, 38],
    [-60, 112, 44],
    [-146, 60, 26],
  ] as const;
  const shown = drops.map(
    ([x, y, r]) => circle(x + 4, y + 8, r, accent.deep, { opacity: 0.16 }) + circle(x, y, r, bead),
  );
  const balls =
    silverBall(canvas, accent, -36, -10, 24) +
    silverBall(canvas, accent, 96, 64, 18) +
    silverBall(canvas, accent, -72, -62, 12);
  return loupe(canvas, circle(0, 0, 192, water) + shown.join('') + balls);
}

/** Rings of light that widen from (0, 0), with a few glints on them. */
export function lightRings(accent: Accent): string {
  const rings = [250, 350, 460].map((r, at) =>
    circle(0, 0, r, 'none', { stroke: '#fff', 'stroke-width': 4 - at, opacity: 0.8 - at * 0.2 }),
  );
  const sparks = path(glint(-300, -180, 34) + glint(325, -326, 44) + glint(246, 246, 26), '#fff');
  return group({}, circle(0, 0, 250, '#fff', { opacity: 0.3 }), ...rings, sparks, circle(350, 0, 9, accent.main));
}
