import { box, type Canvas, circle, ellipse, group, line, path, type Stop } from '../canvas.ts';
import { type Accent, SILVER } from '../palette.ts';

/** Shading around an upright cylinder lit from the left: edge, long highlight, core, shade, reflected light. */
function roundShade(canvas: Canvas, accent: Accent): string {
  const stops: Stop[] = [
    [0, accent.deep, 0.34],
    [0.07, accent.deep, 0.08],
    [0.13, '#fff', 0.75],
    [0.24, '#fff', 0.9],
    [0.32, '#fff', 0],
    [0.6, accent.deep, 0.02],
    [0.88, accent.deep, 0.36],
    [0.95, accent.deep, 0.42],
    [1, accent.tint, 0.4],
  ];
  return canvas.linear(stops, [0, 0, 1, 0]);
}

function plasticDark(canvas: Canvas): string {
  return canvas.linear(
    [
      [0, '#2a2c31'],
      [0.2, '#6d717d'],
      [0.34, '#44474f'],
      [0.8, '#26282c'],
      [1, '#4a4d55'],
    ],
    [0, 0, 1, 0],
  );
}

/** Colour poured up from the foot of a white shape, ending in a wave with a silver edge. */
function wave(canvas: Canvas, accent: Accent, half: number, top: number): string {
  const crest = `M${-half} ${top + 40}C${-half * 0.3} ${top - 50} ${half * 0.2} ${top + 90} ${half} ${top - 30}`;
  const color = canvas.linear([
    [0, accent.soft],
    [1, accent.main],
  ]);
  return path(`${crest}V20H${-half}Z`, color) + line(crest, canvas.linear(SILVER, [0, 0, 1, 0]), 6);
}

const TRIGGER_BODY =
  'M-58-590C-58-548-150-540-150-440V-44C-150-10-130 0-96 4C-40 10 40 10 96 4C130 0 150-10 150-44V-440C150-540 58-548 58-590Z';

/** The head of the trigger bottle: nozzle to the left, lever below it. */
function triggerHead(canvas: Canvas): string {
  const dark = canvas.linear([
    [0, '#7a7e8a'],
    [0.22, '#4a4d56'],
    [1, '#26282c'],
  ]);
  const lever = 'M-100-676L-58-664C-62-622-80-590-108-548C-116-536-136-542-132-558C-114-592-103-628-100-676Z';
  const head =
    'M-126-752L20-768C76-770 120-750 130-712C134-694 120-684 102-680L64-668C54-648 52-630 52-614H-46C-46-640-52-656-66-668L-126-676Z';
  return group(
    {},
    path(
      lever,
      canvas.linear(
        [
          [0, '#33353b'],
          [0.5, '#6a6e7a'],
          [1, '#2a2c31'],
        ],
        [0, 0, 1, 0],
      ),
    ),
    path(head, dark),
    path('M-118-742L20-757C66-759 100-746 114-722C84-738 54-744 18-742L-118-728Z', '#fff', { opacity: 0.34 }),
    box(-160, -752, 38, 78, plasticDark(canvas), { rx: 8 }),
    box(-170, -728, 14, 30, canvas.linear(SILVER), { rx: 4 }),
    box(-66, -634, 132, 52, plasticDark(canvas), { rx: 8 }),
    line('M-44-628v40M-22-628v40M0-628v40M22-628v40M44-628v40', '#15161a', 3, { opacity: 0.5 }),
  );
}

/** A trigger spray bottle standing on the origin, 770 high; `label` is printed on its white body. */
export function triggerBottle(canvas: Canvas, accent: Accent, label: string): string {
  const body = canvas.linear([
    [0, accent.tint],
    [0.4, '#fff'],
    [1, accent.tint],
  ]);
  return group(
    {},
    group(
      { 'clip-path': canvas.clip(TRIGGER_BODY) },
      path(TRIGGER_BODY, body),
      wave(canvas, accent, 150, -170),
      path(TRIGGER_BODY, roundShade(canvas, accent), { opacity: 0.8 }),
      label,
      ellipse(0, 6, 150, 26, accent.deep, { opacity: 0.3, filter: canvas.blur(8) }),
    ),
    triggerHead(canvas),
  );
}

const MIST_BODY =
  'M-54-486C-84-484-112-470-112-420V-36C-112-8-96 0-70 4C-30 9 30 9 70 4C96 0 112-8 112-36V-420C112-470 84-484 54-486Z';

/** A fine-mist bottle standing on the origin, 690 high with its clear cap, 640 without. */
export function mistBottle(canvas: Canvas, accent: Accent, label: string, capped: boolean): string {
  const glass = canvas.linear([
    [0, accent.tint],
    [0.45, '#fff'],
    [1, accent.soft],
  ]);
  const white = canvas.linear(
    [
      [0, '#cfd3db'],
      [0.2, '#fff'],
      [0.55, '#f1f2f5'],
      [0.88, '#bfc4ce'],
      [1, '#e3e6eb'],
    ],
    [0, 0, 1, 0],
  );
  return group(
    {},
    group(
      { 'clip-path': canvas.clip(MIST_BODY) },
      path(MIST_BODY, glass),
      wave(canvas, accent, 112, -130),
      path(MIST_BODY, roundShade(canvas, accent), { opacity: 0.8 }),
      label,
    ),
    box(-62, -520, 124, 38, canvas.linear(SILVER, [0, 0, 1, 0]), { rx: 5 }),
    box(-26, -560, 52, 44, white),
    path('M-44-556V-618C-44-634-32-640 0-640S44-634 44-618V-556Z', white),
    circle(-24, -604, 9, '#8d92a0'),
    circle(-25, -605, 4, '#3c3f47'),
    capped ? clearCap(canvas) : '',
  );
}

function clearCap(canvas: Canvas): string {
  const shell = 'M-78-482V-662C-78-684-62-690 0-690S78-684 78-662V-482Z';
  const clear = canvas.linear(
    [
      [0, '#9aa3b5', 0.55],
      [0.06, '#fff', 0.35],
      [0.16, '#fff', 0.85],
      [0.26, '#fff', 0.18],
      [0.85, '#cfd6e2', 0.25],
      [0.95, '#8f98ab', 0.5],
      [1, '#fff', 0.6],
    ],
    [0, 0, 1, 0],
  );
  return path(shell, clear) + line('M-70-668C-50-682 50-682 70-668', '#fff', 5, { opacity: 0.9 });
}

/** Heights of the canister: the rim its lid sits on, and the lid's top. */
const CANISTER = { half: 190, rim: -520, top: -590, bend: 26 } as const;

/** A canister of wipes standing on the origin, 620 high, lid closed unless `open`. */
export function canister(canvas: Canvas, accent: Accent, label: string, open: boolean): string {
  const { half, rim, top, bend } = CANISTER;
  const wall = `M${-half} ${rim}V-20A${half} ${bend} 0 0 0 ${half}-20V${rim}Z`;
  const skin = canvas.linear([
    [0, '#fff'],
    [1, accent.tint],
  ]);
  return group(
    {},
    group(
      { 'clip-path': canvas.clip(wall) },
      path(wall, skin),
      wave(canvas, accent, half, -150),
      path(`M${-half} ${rim}v34A${half} ${bend} 0 0 0 ${half} ${rim + 34}v-34Z`, accent.main),
      path(wall, roundShade(canvas, accent), { opacity: 0.85 }),
      label,
    ),
    canisterLid(canvas, half + 9, rim + 6, top, bend, open),
  );
}

function canisterLid(canvas: Canvas, half: number, foot: number, top: number, bend: number, open: boolean): string {
  const face = canvas.linear(
    [
      [0, '#8a8e9a'],
      [0.5, '#5b5f69'],
      [1, '#3d4047'],
    ],
    [0, 0, 1, 1],
  );
  const side = `M${-half} ${top}V${foot - 10}A${half} ${bend} 0 0 0 ${half} ${foot - 10}V${top}Z`;
  const closed =
    ellipse(0, top + 1, half * 0.52, bend * 0.52, '#4a4d56') + line(`M-36 ${top + bend}q36 9 72 0`, '#a9adb8', 7);
  const hole = ellipse(0, top, half * 0.5, bend * 0.55, '#17181b');
  return group(
    {},
    path(side, plasticDark(canvas)),
    ellipse(0, top, half, bend, face),
    ellipse(0, top + 1, half - 5, bend - 3, 'none', { stroke: '#c3c7d1', 'stroke-width': 2.5, opacity: 0.7 }),
    open ? hole : closed,
  );
}
