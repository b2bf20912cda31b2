import { box, Canvas, ellipse, path, place } from './canvas.ts';
import { LAVENDER, MINT, SKY } from './palette.ts';
import { glint } from './parts/mark.ts';
import { leaf } from './parts/room.ts';
import { dropLoupe, fibreLoupe, lightRings, silverBall } from './parts/silver.ts';
import { studio, windowLight } from './parts/studio.ts';
import { flatWipe } from './parts/wipe.ts';

const WIDTH = 1200;
const HEIGHT = 900;

/** Silver particles around a drop under the loupe. */
function silverScene(): string {
  const canvas = new Canvas('ts', WIDTH, HEIGHT);
  const backdrop = canvas.radial(
    [
      [0, LAVENDER.tint],
      [0.55, LAVENDER.soft],
      [1, LAVENDER.main],
    ],
    [0.42, 0.4, 0.85],
  );
  return canvas.render(
    box(0, 0, WIDTH, HEIGHT, backdrop),
    windowLight(canvas, 160, -60, 1.1, 0.4),
    place(lightRings(LAVENDER), 600, 450, 0.9),
    silverBall(canvas, LAVENDER, 210, 250, 104),
    silverBall(canvas, LAVENDER, 1010, 220, 62),
    silverBall(canvas, LAVENDER, 980, 700, 96),
    silverBall(canvas, LAVENDER, 300, 690, 54),
    silverBall(canvas, LAVENDER, 420, 130, 26),
    silverBall(canvas, LAVENDER, 800, 800, 30),
    silverBall(canvas, LAVENDER, 120, 520, 32),
    place(dropLoupe(canvas, LAVENDER), 600, 450, 1.35),
    path(glint(880, 120, 40) + glint(160, 790, 30), '#fff'),
  );
}

/** Woven fibres under the loupe beside leaves and a fresh wipe. */
function rayonScene(): string {
  const canvas = new Canvas('tr', WIDTH, HEIGHT);
  const sprig = [-64, -14, 36].map((turn, at) =>
    place(leaf(canvas, at === 1 ? '#c4e3cc' : '#aed6bb', '#5c9c7d'), 230, 760, 2, turn),
  );
  return canvas.render(
    studio(canvas, MINT, 560),
    ...sprig,
    place(flatWipe(canvas, MINT), 470, 600, 2, -10),
    place(fibreLoupe(canvas, MINT), 820, 400, 1.4),
    path(glint(520, 220, 34) + glint(1090, 130, 26), '#fff'),
  );
}

/** Drops of water that stand on a protected surface. */
function coatingScene(): string {
  const canvas = new Canvas('tc', WIDTH, HEIGHT);
  const film = canvas.linear([
    [0, '#fff', 0.9],
    [1, SKY.main, 0.35],
  ]);
  const water = canvas.radial(
    [
      [0, '#fff', 0.95],
      [0.5, SKY.soft, 0.85],
      [1, SKY.main, 0.95],
    ],
    [0.36, 0.28, 0.8],
  );
  const drops = [
    [300, 560, 96],
    [560, 640, 132],
    [860, 560, 84],
    [980, 700, 60],
    [430, 460, 44],
    [720, 470, 36],
    [190, 700, 40],
  ].map(([x = 0, y = 0, r = 0]) =>
    [
      ellipse(x + r * 0.12, y + r * 0.72, r * 1.02, r * 0.22, SKY.deep, { opacity: 0.28, filter: canvas.blur(10) }),
      ellipse(x, y, r, r * 0.78, water),
      ellipse(x - r * 0.34, y - r * 0.3, r * 0.24, r * 0.14, '#fff', { opacity: 0.95 }),
    ].join(''),
  );
  return canvas.render(
    studio(canvas, SKY, 380),
    path('M0 470C300 430 900 430 1200 470V900H0Z', film),
    ...drops,
    path(glint(1010, 210, 46) + glint(250, 180, 30), '#fff'),
  );
}

/** Pictures of the technology sections by the name of their file. */
export const TECHNOLOGY_SCENES: Readonly<Record<string, () => string>> = {
  'silver-colloid': silverScene,
  rayon: rayonScene,
  'nano-coating': coatingScene,
};
