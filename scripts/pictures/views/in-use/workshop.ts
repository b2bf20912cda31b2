import { box, type Canvas, ellipse, group, line, path, place } from '../../canvas.ts';
import { INK_SOFT, SLATE } from '../../palette.ts';
import { CANISTER, canister } from '../../parts/bottles.ts';
import { pinchHand } from '../../parts/hand.ts';
import { contactShadow, windowLight } from '../../parts/studio.ts';
import { pulledWipe } from '../../parts/wipe.ts';
import { heavyDutyLabel } from '../../products.ts';

function pegboard(canvas: Canvas): string {
  const board = canvas.radial(
    [
      [0, '#dfe5ee'],
      [0.6, '#b6c2d3'],
      [1, '#8797b0'],
    ],
    [0.36, 0.3, 0.9],
  );
  const holes = Array.from(
    { length: 7 * 10 },
    (_, at) => `M${66 + (at % 10) * 119} ${60 + Math.floor(at / 10) * 119}h0`,
  );
  return box(0, 0, 1200, 900, board) + line(holes.join(''), '#5c6b84', 14, { opacity: 0.4 });
}

/** Wrench, screwdriver and hammer hanging on the wall. */
function tools(canvas: Canvas): string {
  const steel = canvas.linear(
    [
      [0, '#f4f6f9'],
      [0.5, '#aab3c2'],
      [1, '#7c8799'],
    ],
    [0, 0, 1, 0],
  );
  const wrench =
    'M-20-120C-52-140-54-196-26-216V-168L0-154L26-168V-216C54-196 52-140 20-120L20 150C52 170 54 226 26 246V198L0 184L-26 198V246C-54 226-52 170-20 150Z';
  const driver = box(-8, -20, 16, 200, steel, { rx: 5 }) + box(-30, -190, 60, 180, SLATE.deep, { rx: 24 });
  const hammer = box(-12, -110, 24, 340, '#b08a63', { rx: 10 }) + path('M-92-150H60C88-150 96-130 98-100H-92Z', steel);
  const grooves = line('M-12-170v136M12-170v136', '#fff', 4, { opacity: 0.25 });
  const hung = (drawn: string, x: number, y: number, turn: number) =>
    place(group({ opacity: 0.3, filter: canvas.blur(7) }, drawn), x + 12, y + 18, 1, turn) +
    place(drawn, x, y, 1, turn);
  return hung(path(wrench, steel), 150, 330, -8) + hung(driver + grooves, 318, 300, 6) + hung(hammer, 1050, 620, 4);
}

/** A mechanic's smudged hand pulls a wipe from the canister on a workbench. */
export function workshopHand(canvas: Canvas): string {
  const bench = canvas.linear([
    [0, '#d9b48a'],
    [0.14, '#c79d70'],
    [1, '#a67c52'],
  ]);
  const [x, foot, scale] = [500, 1080, 1.06];
  const tip = { x: x + 20, y: foot + (CANISTER.top - 238) * scale };
  const smudges =
    ellipse(60, -66, 16, 7, '#3a3a40', { transform: 'rotate(-50 60 -66)' }) +
    ellipse(178, -116, 26, 11, '#3a3a40', { transform: 'rotate(20 178 -116)' }) +
    ellipse(152, -66, 18, 7, '#3a3a40', { transform: 'rotate(-30 152 -66)' });
  return group(
    {},
    pegboard(canvas),
    windowLight(canvas, 180, -60, 1.2, 0.28),
    tools(canvas),
    box(0, 880, 1200, 320, bench),
    box(0, 880, 1200, 12, '#f1d9b8', { opacity: 0.8 }),
    line(
      'M0 960C300 950 800 974 1200 956M0 1050C400 1064 700 1040 1200 1056M0 1140C300 1130 800 1150 1200 1136',
      '#7d5a38',
      3,
      {
        opacity: 0.3,
      },
    ),
    contactShadow(canvas, x + 40, foot, 290, 40, 0.7),
    place(canister(canvas, SLATE, heavyDutyLabel(), true), x, foot, scale),
    place(pulledWipe(canvas, SLATE), x, foot + (CANISTER.top + 1) * scale, scale),
    place(
      pinchHand(canvas, ['#5b6a83', INK_SOFT]) + group({ opacity: 0.34, filter: canvas.blur(3) }, smudges),
      tip.x,
      tip.y,
      1.3,
    ),
  );
}
