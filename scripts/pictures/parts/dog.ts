import { type Canvas, circle, ellipse, group, line, path } from '../canvas.ts';

const NOSE = '#3a3338';

function fur(canvas: Canvas): string {
  return canvas.radial(
    [
      [0, '#fffdf9'],
      [0.6, '#fbf1e4'],
      [1, '#e6d2b8'],
    ],
    [0.38, 0.3, 0.8],
  );
}

function ear(canvas: Canvas, side: number): string {
  const shade = canvas.linear([
    [0, '#e0b988'],
    [1, '#b98a58'],
  ]);
  const lobe = 'M-96-84C-150-110-190-70-194-6C-196 50-176 92-148 92C-116 90-108 30-92-10Z';
  return group({ transform: `scale(${side} 1)` }, path(lobe, shade));
}

/** The head of a small cream dog around the origin, about 390 wide, eyes on the viewer or happily closed. */
function dogHead(canvas: Canvas, eyes: 'open' | 'closed'): string {
  const skull = 'M0-146C88-146 134-92 134-14C134 66 84 116 0 116S-134 66-134-14C-134-92-88-146 0-146Z';
  const eye = (x: number) =>
    eyes === 'open'
      ? circle(x, -16, 17, NOSE) + circle(x - 5, -22, 6, '#fff') + circle(x + 6, -9, 3, '#fff', { opacity: 0.7 })
      : line(`M${x - 19}-14Q${x}-36 ${x + 19}-14`, NOSE, 7);
  const muzzle = canvas.radial(
    [
      [0, '#fff'],
      [1, '#fdf5ea'],
    ],
    [0.45, 0.3, 0.7],
  );
  return group(
    {},
    path(skull, fur(canvas)),
    ear(canvas, 1),
    ear(canvas, -1),
    path('M-28-142C-40-166-10-178 0-158C14-182 42-164 28-142Z', '#fffaf2'),
    ellipse(0, 46, 74, 56, muzzle),
    ellipse(-82, 36, 26, 16, '#f2b9a8', { opacity: 0.5 }),
    ellipse(82, 36, 26, 16, '#f2b9a8', { opacity: 0.5 }),
    eye(-58),
    eye(58),
    path('M-26 16C-26 4 26 4 26 16C26 32 10 42 0 44C-10 42-26 32-26 16Z', NOSE),
    ellipse(-8, 15, 9, 4, '#fff', { opacity: 0.5 }),
    path('M-16 72C-16 100 16 100 16 72C8 80-8 80-16 72Z', '#ef8f94'),
    line('M0 44V60M-36 60C-30 80-6 80 0 60C6 80 30 80 36 60', NOSE, 5),
  );
}

function leg(canvas: Canvas, x: number): string {
  const limb = `M${x - 40}-210C${x - 44}-120 ${x - 42}-60 ${x - 50}-30C${x - 54} 4 ${x - 30} 10 ${x} 10S${x + 54} 4 ${x + 50}-30C${x + 42}-60 ${x + 44}-120 ${x + 40}-210Z`;
  return path(limb, fur(canvas)) + line(`M${x - 16} 6v-20M${x + 16} 6v-20`, '#d3b793', 4);
}

/** A small dog sitting on the origin and looking at the viewer, about 620 high; with `one` foreleg the right-hand one is left out. */
export function dog(canvas: Canvas, eyes: 'open' | 'closed', forelegs: 'one' | 'both'): string {
  const body = 'M0-360C110-360 150-260 168-150C186-40 170 6 90 8H-90C-170 6-186-40-168-150C-150-260-110-360 0-360Z';
  const chest = 'M-80-330C-100-250-80-190-52-170C-40-150-20-146 0-132C20-146 40-150 52-170C80-190 100-250 80-330Z';
  const tail = 'M140-60C220-70 250-140 214-182C196-200 176-184 184-160C194-130 170-104 130-100Z';
  const thigh = (x: number) => ellipse(x, -56, 74, 66, fur(canvas));
  return group(
    {},
    ellipse(20, 8, 250, 26, '#3a3550', { opacity: 0.3, filter: canvas.blur(12) }),
    path(tail, '#f1e0c8'),
    path(body, fur(canvas)),
    thigh(-112),
    thigh(112),
    leg(canvas, -46),
    forelegs === 'both' ? leg(canvas, 46) : '',
    path(chest, '#fffdf8', { opacity: 0.9 }),
    path('M-92-318C-40-280 40-280 92-318L88-290C40-252-40-252-88-290Z', '#8fb8dd'),
    circle(0, -262, 15, '#d9dbe3', { stroke: '#9a9fae', 'stroke-width': 3 }),
    group({ transform: 'translate(0 -432)' }, dogHead(canvas, eyes)),
  );
}
