import { box, type Canvas, circle, ellipse, group, line, path } from '../canvas.ts';
import { type Accent, SILVER } from '../palette.ts';
import { mark } from './mark.ts';

/** Shading of clear glass lit from the left, edge to edge. */
function glass(canvas: Canvas, accent: Accent): string {
  return canvas.linear(
    [
      [0, accent.deep, 0.34],
      [0.07, '#fff', 0.5],
      [0.18, '#fff', 0.8],
      [0.3, '#fff', 0.14],
      [0.78, accent.main, 0.12],
      [0.94, accent.deep, 0.3],
      [1, '#fff', 0.5],
    ],
    [0, 0, 1, 0],
  );
}

/** White ceramic around an upright axis. */
function ceramic(canvas: Canvas, accent: Accent): string {
  return canvas.linear(
    [
      [0, accent.soft],
      [0.18, '#fff'],
      [0.55, '#fff'],
      [0.86, accent.soft],
      [1, accent.tint],
    ],
    [0, 0, 1, 0],
  );
}

function sign(canvas: Canvas, y: number, size: number): string {
  return path(mark(0, y, size), canvas.linear(SILVER, [0, 0, 1, 1]), { 'fill-rule': 'evenodd' });
}

/** A burning candle in a glass, standing on the origin, about 420 high without its flame. */
export function candle(canvas: Canvas, accent: Accent, { lit }: { lit: boolean }): string {
  const wax = canvas.linear([
    [0, '#fffdf8'],
    [1, accent.soft],
  ]);
  const glow = canvas.radial([
    [0, '#fff3d0', 0.95],
    [0.5, '#ffe2a6', 0.4],
    [1, '#ffe2a6', 0],
  ]);
  const flame = canvas.radial(
    [
      [0, '#fffbe8'],
      [0.5, '#ffd77a'],
      [1, '#f4a13c'],
    ],
    [0.5, 0.7, 0.6],
  );
  const burning = lit
    ? circle(0, -430, 190, glow) + path('M0-512C26-470 34-446 22-424C12-408-12-408-22-424C-34-446-26-470 0-512Z', flame)
    : '';
  return group(
    {},
    path('M-170-310V-24C-170-4-150 6-120 8C-50 12 50 12 120 8C150 6 170-4 170-24V-310Z', wax),
    ellipse(0, -310, 170, 30, '#fffaf0'),
    lit ? ellipse(0, -308, 120, 20, '#ffeec4') : '',
    line('M0-312V-408', '#5b4a3a', 7),
    path('M-180-400V-26C-180 0-156 12-124 14C-50 19 50 19 124 14C156 12 180 0 180-26V-400Z', glass(canvas, accent)),
    ellipse(0, -400, 180, 31, 'none', { stroke: '#fff', 'stroke-width': 7, opacity: 0.9 }),
    box(-92, -250, 184, 160, '#fff', { rx: 12, opacity: 0.94 }),
    sign(canvas, -170, 110),
    burning,
  );
}

/** A bottle with reeds, standing on the origin, about 700 high. */
export function reedDiffuser(canvas: Canvas, accent: Accent): string {
  const reeds = [-150, -96, -40, 24, 84, 140].map((lean) => `M${lean * 0.1}-330L${lean}-720`).join('');
  const oil = canvas.linear([
    [0, accent.soft],
    [1, accent.main],
  ]);
  const body =
    'M-56-330C-56-296-170-290-170-230V-30C-170-4-150 6-120 9C-50 14 50 14 120 9C150 6 170-4 170-30V-230C170-290 56-296 56-330Z';
  return group(
    {},
    line(reeds, '#b08a5e', 11),
    line(reeds, '#e0c39a', 5, { transform: 'translate(-2 0)' }),
    path('M-160-150C-60-170 60-134 160-152V-32C160-10 140 0 116 2C50 6-50 6-116 2C-140 0-160-10-160-32Z', oil),
    path(body, glass(canvas, accent)),
    box(-62, -372, 124, 50, canvas.linear(SILVER, [0, 0, 1, 0]), { rx: 8 }),
    ellipse(0, -372, 62, 11, '#eef0f4'),
    box(-84, -220, 168, 150, '#fff', { rx: 12, opacity: 0.94 }),
    sign(canvas, -146, 104),
  );
}

/** A lamp that warms a candle from above, standing on the origin, about 640 high. */
export function candleWarmer(canvas: Canvas, accent: Accent): string {
  const metal = canvas.linear(SILVER, [0, 0, 1, 0]);
  const light = canvas.linear([
    [0, '#fff0c4', 0.85],
    [1, '#fff0c4', 0],
  ]);
  return group(
    {},
    path('M-230 10C-230-14-100-24 0-24S230-14 230 10C230 30 110 40 0 40S-230 30-230 10Z', ceramic(canvas, accent)),
    line('M196 4V-560C196-656 100-690-22-668', metal, 16),
    path('M-118-470L-190-120H130L62-470Z', light),
    group({ transform: 'translate(-30 -14) scale(.6)' }, candle(canvas, accent, { lit: false })),
    path('M-20-660C-96-650-140-560-152-462C-100-440 60-440 100-462C88-560 50-650-20-660Z', ceramic(canvas, accent)),
    ellipse(-26, -462, 126, 19, '#fff3cf'),
    circle(-22, -664, 16, metal),
  );
}

/** A round diffuser that breathes mist, standing on the origin; the device is about 330 high. */
export function smartDiffuser(canvas: Canvas, accent: Accent): string {
  const mist = canvas.radial(
    [
      [0, '#fff', 0.95],
      [0.6, '#fff', 0.4],
      [1, '#fff', 0],
    ],
    [0.5, 0.6, 0.5],
  );
  const plume = 'M-22-330C-60-420 30-470-16-560C-40-610-20-680 40-720C30-640 90-600 60-520C40-460 70-400 24-330Z';
  return group(
    {},
    path(plume, mist, { filter: canvas.blur(14) }),
    path(plume, mist, { filter: canvas.blur(5), opacity: 0.7 }),
    path('M-210-60C-236-190-150-320 0-320S236-190 210-60C200-6 160 12 0 12S-200-6-210-60Z', ceramic(canvas, accent)),
    path('M-214-96C-150-66 150-66 214-96L210-60C200-6 160 12 0 12S-200-6-210-60Z', accent.main, { opacity: 0.35 }),
    ellipse(0, -318, 62, 12, '#5b5f69'),
    ellipse(0, -320, 40, 7, '#2f3136'),
    sign(canvas, -196, 96),
    circle(0, -40, 10, '#fff'),
    circle(-40, -38, 6, '#fff', { opacity: 0.7 }),
    circle(40, -38, 6, '#fff', { opacity: 0.7 }),
  );
}
