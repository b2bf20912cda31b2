import { box, type Canvas, circle, group, line, path } from '../canvas.ts';
import { SHADOW } from '../palette.ts';

/** The sleeve of the hand that wipes it. */
export const SLEEVE = ['#c9bce8', '#8f7cc4'] as const;

/** A wooden table seen from above. */
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

/** A cup of coffee seen from above. */
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
