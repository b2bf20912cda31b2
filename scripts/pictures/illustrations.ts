import { box, Canvas, circle, group, line, path, place } from './canvas.ts';
import { type Accent, LAVENDER, LILAC, MINT, SAND, SHADOW, SKY } from './palette.ts';
import { dog } from './parts/dog.ts';
import { candle, candleWarmer, reedDiffuser, smartDiffuser } from './parts/fragrance.ts';
import { glint } from './parts/mark.ts';
import { leaf, plant } from './parts/room.ts';
import { dropLoupe, fibreLoupe, lightRings, silverBall } from './parts/silver.ts';
import { sneaker } from './parts/sneaker.ts';
import { contactShadow, podium, studio, windowLight } from './parts/studio.ts';
import { flatWipe } from './parts/wipe.ts';
import { PRODUCTS, type Slug } from './products.ts';

function product(canvas: Canvas, slug: Slug, x: number, y: number, scale: number): string {
  const { draw, half } = PRODUCTS[slug];
  return contactShadow(canvas, x + 14, y + 3, half * scale * 1.2, 15, 0.55) + place(draw(canvas), x, y, scale);
}

/** One object of the fragrance range on a low stage. */
function fragrance(name: string, accent: Accent, scale: number, draw: (canvas: Canvas) => string): string {
  const canvas = new Canvas(name, 1200, 1200);
  return canvas.render(
    studio(canvas, accent, 760),
    windowLight(canvas, 120, -60, 1.2, 0.45),
    podium(canvas, accent, 600, 930, 400, 70),
    contactShadow(canvas, 620, 940, 250, 34, 0.5),
    place(draw(canvas), 600, 930, scale),
    path(glint(230, 300, 34) + glint(980, 240, 24), '#fff'),
  );
}

/** One idea of the technology page: a calm backdrop with what is seen under the loupe. */
function closeUp(name: string, accent: Accent, draw: (canvas: Canvas) => string): string {
  const canvas = new Canvas(name, 1200, 900);
  const backdrop = canvas.radial(
    [
      [0, accent.tint],
      [0.5, accent.soft],
      [1, accent.main],
    ],
    [0.46, 0.44, 0.85],
  );
  return canvas.render(box(0, 0, 1200, 900, backdrop), windowLight(canvas, 120, -80, 1.2, 0.4), draw(canvas));
}

/** A thin film over a surface, seen from the side, mirroring the light that meets it. */
function film(canvas: Canvas): string {
  const surface = canvas.linear([
    [0, '#fff'],
    [0.3, SKY.tint],
    [1, SKY.main],
  ]);
  const sheen = canvas.linear(
    [
      [0, '#fff', 0.9],
      [0.3, LAVENDER.main, 0.55],
      [0.6, MINT.main, 0.55],
      [1, '#fff', 0.9],
    ],
    [0, 0, 1, 0],
  );
  const balls = Array.from({ length: 15 }, (_, at) =>
    silverBall(canvas, LAVENDER, 60 + at * 78, 572 + 9 * Math.sin(at * 1.7), 26 + 7 * Math.sin(at * 2.4)),
  );
  const beam = 'M250 90L520 540M690 90L770 540M1080 150L950 540';
  return group(
    {},
    box(0, 600, 1200, 300, surface),
    box(0, 520, 1200, 104, sheen, { opacity: 0.75 }),
    line('M0 520H1200', '#fff', 6),
    ...balls,
    line(beam, '#fff', 26, { opacity: 0.55, filter: canvas.blur(7) }),
    line(beam, '#fff', 5, { opacity: 0.9 }),
    path(glint(520, 530, 56) + glint(770, 530, 44) + glint(950, 530, 50), '#fff'),
  );
}

/** A place of business: its backdrop and what stands there. */
function project(name: string, accent: Accent, draw: (canvas: Canvas) => string): string {
  const canvas = new Canvas(name, 1200, 800);
  return canvas.render(studio(canvas, accent, 520), windowLight(canvas, 120, -60, 0.9, 0.45), draw(canvas));
}

/** A long table seen from its end, and the screen on the wall behind it. */
function meetingRoom(canvas: Canvas): string {
  const wood = canvas.linear([
    [0, '#f3e8db'],
    [1, '#d9c3aa'],
  ]);
  const chair = (x: number, y: number, scale: number) =>
    place(
      box(-56, -150, 112, 160, LAVENDER.deep, { rx: 34, opacity: 0.75 }) +
        box(-48, -142, 96, 140, LAVENDER.main, { rx: 30 }),
      x,
      y,
      scale,
    );
  return group(
    {},
    box(360, 110, 480, 270, SHADOW, { rx: 18, opacity: 0.25, filter: canvas.blur(16) }),
    box(350, 96, 500, 276, '#fff', { rx: 18 }),
    line('M410 300L500 240L590 262L700 180L790 200', LAVENDER.main, 10, { 'stroke-linejoin': 'round' }),
    chair(300, 500, 0.9),
    chair(470, 470, 0.8),
    chair(730, 470, 0.8),
    chair(900, 500, 0.9),
    path('M330 470H870L1130 760H70Z', wood),
    path('M70 760H1130V800H70Z', '#b79b7c'),
    product(canvas, 'all-purpose-wipe', 470, 690, 0.4),
    product(canvas, 'all-purpose-spray', 740, 690, 0.4),
  );
}

/** Pictures of the pages of words by name: each as wide as it is stored. */
export const ILLUSTRATIONS: Readonly<Record<string, () => string>> = {
  company: () => {
    const canvas = new Canvas('co', 1600, 700);
    return canvas.render(
      studio(canvas, LAVENDER, 470),
      windowLight(canvas, 420, -60, 1, 0.45),
      place(plant(canvas), 250, 590, 1.15),
      podium(canvas, LAVENDER, 860, 560, 420, 40),
      product(canvas, 'all-purpose-spray', 640, 566, 0.58),
      product(canvas, 'pet-spray', 1090, 566, 0.54),
      product(canvas, 'all-purpose-wipe', 862, 596, 0.52),
      silverBall(canvas, LAVENDER, 1330, 560, 54),
      silverBall(canvas, LAVENDER, 1424, 590, 28),
      silverBall(canvas, LAVENDER, 440, 604, 24),
      path(glint(560, 120, 26) + glint(1240, 110, 36) + glint(1450, 220, 20), '#fff'),
    );
  },
  'project-office': () => project('po', LAVENDER, meetingRoom),
  'project-clinic': () =>
    project('pc', MINT, (canvas) =>
      group(
        {},
        podium(canvas, MINT, 600, 640, 520, 60),
        place(dog(canvas, 'open', 'both'), 560, 650, 0.98),
        product(canvas, 'pet-spray', 880, 640, 0.56),
        product(canvas, 'pet-tissue', 250, 650, 0.5),
      ),
    ),
  'project-store': () =>
    project('ps', SAND, (canvas) =>
      group(
        {},
        box(140, 262, 920, 30, SHADOW, { rx: 12, opacity: 0.22, filter: canvas.blur(10) }),
        box(140, 246, 920, 26, SAND.main, { rx: 12 }),
        box(140, 246, 920, 10, '#fff', { rx: 5, opacity: 0.6 }),
        place(sneaker(canvas, SAND), 330, 246, 0.44),
        place(sneaker(canvas, SKY), 640, 246, 0.44),
        place(sneaker(canvas, LILAC), 930, 246, 0.44),
        podium(canvas, SAND, 600, 650, 460, 50),
        product(canvas, 'shoe-tissue', 430, 652, 0.62),
        place(sneaker(canvas, SAND), 810, 640, 0.62),
      ),
    ),
  'fragrance-candle': () => fragrance('fc', SAND, 1.25, (canvas) => candle(canvas, SAND, { lit: true })),
  'fragrance-diffuser': () => fragrance('fd', LAVENDER, 1.05, (canvas) => reedDiffuser(canvas, LAVENDER)),
  'fragrance-warmer': () => fragrance('fw', LILAC, 1.1, (canvas) => candleWarmer(canvas, LILAC)),
  'fragrance-smart-diffuser': () => fragrance('fs', SKY, 1.2, (canvas) => smartDiffuser(canvas, SKY)),
  'technology-silver': () =>
    closeUp('ts', LAVENDER, (canvas) =>
      group(
        {},
        place(lightRings(LAVENDER), 600, 450),
        place(dropLoupe(canvas, LAVENDER), 600, 450, 1.5),
        silverBall(canvas, LAVENDER, 170, 220, 84),
        silverBall(canvas, LAVENDER, 1030, 690, 104),
        silverBall(canvas, LAVENDER, 1040, 190, 44),
        silverBall(canvas, LAVENDER, 200, 700, 36),
        silverBall(canvas, LAVENDER, 330, 110, 22),
      ),
    ),
  'technology-coating': () => closeUp('tc', SKY, film),
  'technology-rayon': () =>
    closeUp('tr', MINT, (canvas) =>
      group(
        {},
        place(flatWipe(canvas, MINT), 430, 500, 2.1, -12),
        place(fibreLoupe(canvas, MINT), 760, 470, 1.35),
        ...[-40, 6, 48].map((turn, at) =>
          place(leaf(canvas, at === 1 ? '#c4e3cc' : '#aed6bb', '#5c9c7d'), 1050, 860, 1.5, turn),
        ),
        circle(180, 190, 60, '#fff', { opacity: 0.35 }),
        path(glint(180, 190, 50) + glint(1020, 150, 30), '#fff'),
      ),
    ),
};
