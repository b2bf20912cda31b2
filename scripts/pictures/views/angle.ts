import { Canvas, element, ellipse, group, path, place } from '../canvas.ts';
import { INK, MINT } from '../palette.ts';
import { CANISTER, canister, mistBottle, triggerBottle } from '../parts/bottles.ts';
import { foilMark, wordmark } from '../parts/label.ts';
import { openPack } from '../parts/open-pack.ts';
import { contactShadow, studio } from '../parts/studio.ts';
import { mist, pulledWipe } from '../parts/wipe.ts';
import { heavyDutyLabel, PACKS, PRODUCTS, petSprayLabel, pictureName, type Slug } from '../products.ts';

/** The second picture: how the product opens, a pack from above or a nozzle close by. */
export function angleView(slug: Slug): string {
  const canvas = new Canvas(pictureName(slug, 2), 1200, 1200);
  const { accent } = PRODUCTS[slug];
  const scene = {
    'all-purpose-wipe': () => lyingPack(canvas, 'all-purpose-wipe', -26, 1.1),
    'shoe-tissue': () => lyingPack(canvas, 'shoe-tissue', 24, 1.2),
    'pet-tissue': () => lyingPack(canvas, 'pet-tissue', -30, 1.22),
    'all-purpose-spray': () => triggerDetail(canvas),
    'pet-spray': () => mistDetail(canvas),
    'heavy-duty-wipe': () => openCanister(canvas),
  }[slug];
  return canvas.render(studio(canvas, accent, slug in PACKS ? 560 : 980), scene());
}

function lyingPack(
  canvas: Canvas,
  slug: 'all-purpose-wipe' | 'pet-tissue' | 'shoe-tissue',
  turn: number,
  scale: number,
): string {
  return place(openPack(canvas, slug, turn), 600, 760, scale);
}

function triggerDetail(canvas: Canvas): string {
  const { accent } = PRODUCTS['all-purpose-spray'];
  const label = foilMark(canvas, 0, -372, 92) + wordmark(0, -258, 58, INK);
  return (
    place(mist(canvas, accent, 460), 398, 318, 1, -6) + place(triggerBottle(canvas, accent, label), 780, 1588, 1.8, -6)
  );
}

function mistDetail(canvas: Canvas): string {
  const cap = 'M-78 0V-180C-78-202-62-208 0-208S78-202 78-180V0C40 22-40 22-78 0Z';
  const clear = canvas.linear(
    [
      [0, '#8f98ab', 0.55],
      [0.16, '#fff', 0.9],
      [0.3, '#fff', 0.2],
      [0.85, '#cfd6e2', 0.3],
      [1, '#8f98ab', 0.6],
    ],
    [0, 0, 1, 0],
  );
  const standingCap = group({}, path(cap, clear), ellipse(0, -206, 58, 8, '#fff', { opacity: 0.7 }));
  return (
    place(mist(canvas, MINT, 430), 452, 262, 1, -6) +
    contactShadow(canvas, 940, 1126, 210, 30, 0.4) +
    place(standingCap, 930, 1110, 1.8) +
    contactShadow(canvas, 560, 1150, 330, 40, 0.3) +
    place(mistBottle(canvas, MINT, petSprayLabel(), false), 500, 1420, 1.92)
  );
}

function openCanister(canvas: Canvas): string {
  const { accent } = PRODUCTS['heavy-duty-wipe'];
  const [x, foot, scale] = [600, 1426, 1.75];
  const flap = 'M-100 0C-116-60-96-150 0-158S116-60 100 0C60 16-60 16-100 0Z';
  const plastic = canvas.linear([
    [0, '#8d919d'],
    [0.4, '#5a5e68'],
    [1, '#34363c'],
  ]);
  const cover = group(
    {},
    path(flap, plastic),
    path('M-82-8C-94-60-78-132 0-138S94-60 82-8C50 2-50 2-82-8Z', '#2a2c31', { opacity: 0.55 }),
    element('path', {
      d: 'M-70-120C-40-146 40-146 70-120',
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 4,
      opacity: 0.5,
    }),
  );
  return group(
    {},
    place(cover, x, foot + (CANISTER.top - 18) * scale, scale * 1.12),
    place(canister(canvas, accent, heavyDutyLabel(), true), x, foot, scale),
    place(pulledWipe(canvas, accent), x, foot + (CANISTER.top + 1) * scale, 1.36),
  );
}
