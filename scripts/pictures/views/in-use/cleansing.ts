import { box, type Canvas, circle, ellipse, group, line, path, place } from '../../canvas.ts';
import { INK_SOFT, LAVENDER, LILAC, SHADOW } from '../../palette.ts';
import { triggerBottle } from '../../parts/bottles.ts';
import { flatHand, gripHand } from '../../parts/hand.ts';
import { foilMark, printedLabel } from '../../parts/label.ts';
import { glint } from '../../parts/mark.ts';
import { cushion, leaf, plant, sofa } from '../../parts/room.ts';
import { studio } from '../../parts/studio.ts';
import { flatWipe, mist } from '../../parts/wipe.ts';
import { PRODUCTS, packFace } from '../../products.ts';

export const SLEEVE = ['#c9bce8', '#8f7cc4'] as const;

export function tableTop(canvas: Canvas): string {
  const wood = canvas.linear(
    [
      [0, '#f7efe6'],
      [0.5, '#ecdfd1'],
      [1, '#dcc9b6'],
    ],
    [0, 0, 1, 1],
  );
  const joints = [300, 600, 900].map((y) => `M0 ${y}H1200`).join('');
  const grain = [90, 190, 390, 500, 690, 800, 990, 1100]
    .map((y, at) => `M0 ${y}C300 ${y - 22 + at * 4} 700 ${y + 26 - at * 3} 1200 ${y - 10}`)
    .join('');
  return (
    box(0, 0, 1200, 1200, wood) +
    line(grain, '#b99a7b', 3, { opacity: 0.22 }) +
    line(joints, '#a98a6b', 4, { opacity: 0.28 })
  );
}

export function coffee(canvas: Canvas): string {
  const china = canvas.radial(
    [
      [0.6, '#fff'],
      [1, '#dcd8e6'],
    ],
    [0.45, 0.42, 0.55],
  );
  const brew = canvas.radial(
    [
      [0, '#a9764e'],
      [1, '#6d4527'],
    ],
    [0.4, 0.4, 0.6],
  );
  return group(
    {},
    circle(12, 20, 142, SHADOW, { opacity: 0.3, filter: canvas.blur(14) }),
    circle(0, 0, 142, china),
    circle(0, 0, 104, 'none', { stroke: '#cfcadb', 'stroke-width': 3 }),
    circle(4, 8, 88, SHADOW, { opacity: 0.25, filter: canvas.blur(8) }),
    circle(0, 0, 84, china),
    circle(0, 0, 68, brew),
    path('M-46-14A48 48 0 0 1-6-50C-30-42-42-30-46-14Z', '#fff', { opacity: 0.5 }),
    line('M78 46Q112 66 122 96', '#f3f0f8', 18),
  );
}

/** A hand wipes a table and leaves a bright track; seen from above. */
export function wipingTable(canvas: Canvas): string {
  const track =
    'M-60 1010C200 1060 420 1000 560 900C690 806 720 680 640 560L430 740C430 800 340 860 210 850C120 842 40 800-60 760Z';
  const pack = packFace(canvas, 'all-purpose-wipe');
  return group(
    {},
    tableTop(canvas),
    path(track, '#fff', { opacity: 0.62, filter: canvas.blur(10) }),
    line('M-40 930C200 980 420 920 540 800', '#fff', 22, { opacity: 0.8, filter: canvas.blur(4) }),
    path(glint(170, 800, 60) + glint(330, 1010, 44) + glint(80, 1050, 30), '#fff'),
    place(leaf(canvas, '#bfdfc6', '#6ba284'), 1180, 520, 1.5, -70),
    place(leaf(canvas, '#a8d0b4', '#5b9678'), 1210, 590, 1.5, -104),
    box(66, 110, 640, 400, SHADOW, { opacity: 0.4, filter: canvas.blur(22), transform: 'rotate(-8 370 290)' }),
    place(pack, 372, 290, 0.82, -8),
    place(coffee(canvas), 960, 250),
    place(flatWipe(canvas, LAVENDER), 560, 690, 1.5, 18),
    place(flatHand(canvas, SLEEVE), 690, 740, 1.45, 22),
  );
}

/** A trigger bottle mists a sofa in a bright living room. */
export function sprayingSofa(canvas: Canvas): string {
  const { wording } = PRODUCTS['all-purpose-spray'];
  const label = foilMark(canvas, 0, -372, 92) + printedLabel(0, -252, 58, wording);
  return group(
    {},
    studio(canvas, LAVENDER, 800),
    ellipse(480, 1080, 560, 96, '#fff', { opacity: 0.7 }),
    place(plant(canvas), 96, 900, 1.5),
    place(sofa(canvas, LAVENDER), 430, 1040, 0.94),
    place(cushion(canvas, LILAC), 210, 770, 1, -10),
    place(mist(canvas, LILAC, 420), 786, 424, 1.12, -14),
    place(triggerBottle(canvas, LILAC, label), 900, 1130, 0.98, 4),
    place(gripHand(canvas, ['#6b6f7b', INK_SOFT], 'M40-62C0-74-40-74-96-54'), 944, 586, 1.04, 4),
  );
}
