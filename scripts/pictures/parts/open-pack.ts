import { box, type Canvas, group, line, path, place } from '../canvas.ts';
import { type Accent, SHADOW } from '../palette.ts';
import { LIDS, PACKS, type PackSlug, PRODUCTS, packPrint } from '../products.ts';
import { Camera, hullPath, type Point2 } from '../solid.ts';
import { foilMark } from './label.ts';
import { type PackShape, sealEnds, softPack } from './soft-pack.ts';
import { pulledWipe } from './wipe.ts';

const THICK = 150;

/** Outline on the screen of a pillow of this footprint lying on the table, its sides bulging outwards. */
function bulk(camera: Camera, { width, height }: PackShape, grow: number): string {
  const points: Point2[] = [];
  for (let at = 0; at < 72; at += 1) {
    const angle = (at / 72) * Math.PI * 2;
    // A squarish superellipse: a filled bag has soft corners, not round ends.
    const bend = (value: number) => Math.sign(value) * Math.abs(value) ** 0.24;
    const [x, z] = [(width / 2) * bend(Math.cos(angle)), (height / 2) * bend(Math.sin(angle))];
    points.push(camera.project([x, THICK, z]), camera.project([x * grow, THICK * 0.5, z * grow]));
    points.push(camera.project([x * 0.97, 0, z * 0.97]));
  }
  return hullPath(points);
}

function openLid(canvas: Canvas, accent: Accent, camera: Camera, slug: PackSlug): string {
  const { x, y, width, height } = LIDS[slug];
  const r = height * 0.24;
  const plastic = canvas.linear([
    [0, '#fff'],
    [1, '#d5d3e0'],
  ]);
  const onTop = (drawn: string) => group({ transform: camera.plane([0, THICK, 0], [1, 0, 0], [0, 0, 1]) }, drawn);
  const frame = group(
    {},
    box(x - width / 2 - 2, y - height / 2 + 4, width + 24, height + 26, accent.deep, {
      rx: r,
      opacity: 0.4,
      filter: canvas.blur(8),
    }),
    box(x - width / 2 - 9, y - height / 2 - 9, width + 18, height + 18, plastic, { rx: r + 8 }),
    box(x - width / 2 + 26, y - height / 2 + 26, width - 52, height - 52, '#c5c2d3', { rx: r - 8 }),
    box(x - width / 2 + 32, y - height / 2 + 34, width - 64, height - 60, '#8b889c', { rx: r - 12 }),
  );
  const hinge = y - height / 2 - 6;
  const lean = (74 * Math.PI) / 180;
  const flapPlane = camera.plane([x, THICK + 6, hinge], [1, 0, 0], [0, -Math.sin(lean), Math.cos(lean)]);
  const flap = group(
    { transform: flapPlane },
    box(-width / 2 - 4, -height - 8, width + 8, height + 8, '#aeabbd', { rx: r, transform: 'translate(0 -8)' }),
    box(-width / 2 - 4, -height - 8, width + 8, height + 8, plastic, { rx: r }),
    box(-width / 2 + 16, -height + 12, width - 32, height - 32, 'none', {
      rx: r - 12,
      stroke: '#b9b6c8',
      'stroke-width': 4,
    }),
    foilMark(canvas, 0, -height / 2, height * 0.34),
  );
  const [wipeX, wipeY] = camera.project([x, THICK, y + 4]);
  return flap + onTop(frame) + place(pulledWipe(canvas, accent), wipeX, wipeY + 6, (width - 60) / 250);
}

/** A soft pack lying open on the table around the origin, a wipe coming out of it; `turn` in degrees. */
export function openPack(canvas: Canvas, slug: PackSlug, turn: number): string {
  const camera = new Camera(turn, 42);
  const shape = PACKS[slug];
  const { accent } = PRODUCTS[slug];
  const outline = bulk(camera, shape, 1.035);
  const side = canvas.linear(
    [
      [0, '#fff'],
      [0.45, accent.soft],
      [0.8, accent.main],
      [1, accent.deep],
    ],
    [0.4, 0, 0.6, 1],
  );
  const seals = group(
    { transform: camera.plane([0, THICK * 0.5, 0], [1, 0, 0], [0, 0, 1]) },
    sealEnds(canvas, shape, accent),
  );
  const face = group(
    { transform: camera.plane([0, THICK, 0], [1, 0, 0], [0, 0, 1]) },
    softPack(canvas, shape, accent, { seals: false }),
    packPrint(slug),
  );
  return group(
    {},
    path(outline, SHADOW, { opacity: 0.34, transform: 'translate(26 40)', filter: canvas.blur(26) }),
    seals,
    path(outline, side),
    line(outline, '#fff', 3, { opacity: 0.35 }),
    face,
    openLid(canvas, accent, camera, slug),
  );
}
