import { box, type Canvas, ellipse, group, path, place } from '../canvas.ts';
import { type Accent, SHADOW } from '../palette.ts';

/** A soft patch of shade under something that stands at (x, y). */
export function contactShadow(canvas: Canvas, x: number, y: number, rx: number, ry: number, strength = 0.4): string {
  const fill = canvas.radial([
    [0, SHADOW, strength],
    [0.55, SHADOW, strength * 0.5],
    [1, SHADOW, 0],
  ]);
  return ellipse(x, y, rx, ry, fill);
}

/** Panes of daylight falling on the wall from the upper left. */
export function windowLight(canvas: Canvas, x: number, y: number, scale: number, opacity = 0.5): string {
  const pane = (left: number) => `M${left} 0h150l210 620h-150Z`;
  const light = path(pane(0) + pane(190), '#fff', { opacity, filter: canvas.blur(14) });
  return place(light, x, y, scale);
}

/** Wall and table in one seamless sweep, lit from the upper left; `horizon` is the height of the table's far edge. */
export function studio(canvas: Canvas, accent: Accent, horizon: number): string {
  const { width, height } = canvas;
  const wall = canvas.radial(
    [
      [0, accent.tint],
      [0.5, accent.soft],
      [1, accent.main],
    ],
    [0.36, 0.32, 1.05],
  );
  const table = canvas.linear([
    [0, accent.soft, 0],
    [0.16, accent.soft],
    [0.5, accent.tint],
    [1, '#fff'],
  ]);
  const seam = canvas.linear([
    [0, accent.deep, 0],
    [0.5, accent.deep, 0.07],
    [1, accent.deep, 0],
  ]);
  return group(
    {},
    box(0, 0, width, height, wall),
    windowLight(canvas, width * 0.12, -height * 0.04, height / 1000),
    box(0, horizon, width, height - horizon, table),
    box(0, horizon - height * 0.07, width, height * 0.14, seam),
  );
}

/** A low round stage whose top's centre is at (x, y). */
export function podium(canvas: Canvas, accent: Accent, x: number, y: number, rx: number, rise = 64): string {
  const ry = rx * 0.16;
  const side = canvas.linear(
    [
      [0, accent.soft],
      [0.22, '#fff'],
      [0.55, accent.soft],
      [1, accent.main],
    ],
    [0, 0, 1, 0],
  );
  const top = canvas.linear(
    [
      [0, '#fff'],
      [0.6, accent.tint],
      [1, accent.soft],
    ],
    [0, 0, 1, 0.4],
  );
  return group(
    {},
    contactShadow(canvas, x + rx * 0.12, y + rise + ry * 0.35, rx * 1.22, ry * 1.35, 0.34),
    path(`M${x - rx} ${y}v${rise}A${rx} ${ry} 0 0 0 ${x + rx} ${y + rise}v${-rise}Z`, side),
    ellipse(x, y, rx, ry, top),
    ellipse(x, y + 2, rx - 3, ry - 2, 'none', { stroke: '#fff', 'stroke-width': 3, opacity: 0.8 }),
  );
}
