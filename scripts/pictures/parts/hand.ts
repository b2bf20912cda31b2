import { type Canvas, ellipse, group, line, path } from '../canvas.ts';

const SKIN = '#f3cdb6';
const SHADE = '#d99f82';

/** Light and dark side of a sleeve's cloth. */
type Cloth = readonly [light: string, dark: string];

/** A sleeve that begins with a cuff at the origin and runs far out to the right; `half` is half its width. */
function sleeve(canvas: Canvas, [light, dark]: Cloth, half: number): string {
  const cloth = canvas.linear([
    [0, light],
    [0.35, light],
    [1, dark],
  ]);
  const wide = half * 1.45;
  const arm = `M20 ${-half}C150 ${-half * 1.1} 420 ${-wide} 900 ${-wide}V${wide}C420 ${wide} 150 ${half * 1.1} 20 ${half}Z`;
  const cuff = `M2 ${-half - 6}Q-8 0 2 ${half + 6}Q20 ${half + 12} 42 ${half + 9}Q32 0 42 ${-half - 9}Q20 ${-half - 12} 2 ${-half - 6}Z`;
  const rib = canvas.linear([
    [0, '#fff'],
    [0.5, '#eeebf5'],
    [1, '#bdb8cc'],
  ]);
  return path(arm, cloth) + path(cuff, rib);
}

/** A finger as one round-ended stroke, with a darker lower edge that sets it apart from the one below. */
const finger = (d: string, width: number): string =>
  line(d, SHADE, width, { transform: 'translate(1 4)' }) + line(d, SKIN, width - 1);

const glow = (canvas: Canvas, x: number, y: number): string =>
  ellipse(x, y, 66, 34, '#fff', { opacity: 0.3, filter: canvas.blur(16) });

/** A hand laid flat on the origin, fingers to the left, the arm leaving to the right; 420 wide without the sleeve. */
export function flatHand(canvas: Canvas, cloth: Cloth): string {
  const palm =
    'M-60-86C-30-98 30-100 84-84C130-72 170-66 226-62V62C170 66 130 74 90 88C40 100-20 100-60 86C-72 40-72-40-60-86Z';
  const fingers = ['M-50-64L-172-76', 'M-50-22L-226-28', 'M-50 21L-244 22', 'M-50 63L-214 72'];
  const thumb = 'M96 60Q30 122-52 132';
  const shadow = group(
    { opacity: 0.26, filter: canvas.blur(12), transform: 'translate(12 24)' },
    path(palm, '#3a3550'),
    line(`${fingers.join('')}${thumb}`, '#3a3550', 44),
  );
  return group(
    {},
    shadow,
    finger(thumb, 50),
    ...fingers.reverse().map((d) => finger(d, 44)),
    path(palm, SHADE, { transform: 'translate(1 4)' }),
    path(palm, SKIN),
    line('M92 92C58 100 20 102-10 96', SHADE, 4, { opacity: 0.6 }),
    glow(canvas, 30, -40),
    group({ transform: 'translate(206 0)' }, sleeve(canvas, cloth, 76)),
  );
}

/**
 * A fist around an upright grip at the origin, seen from the back of the hand; `forefinger` is the path of the stretched
 * finger, which starts near (40, -60). The arm leaves to the lower right.
 */
export function gripHand(canvas: Canvas, cloth: Cloth, forefinger: string): string {
  const back = 'M-14-92C20-108 74-100 110-64C146-24 196 14 256 50L206 148C150 128 96 122 48 110C10 102-18 92-18 60Z';
  const curled = ['M30 80H-38', 'M30 34H-52', 'M30-14H-54'];
  return group(
    {},
    group({ transform: 'translate(214 92) rotate(29)' }, sleeve(canvas, cloth, 72)),
    ...curled.map((d) => finger(d, 48)),
    finger(forefinger, 46),
    path(back, SKIN),
    line('M48 112C100 124 150 130 200 146', SHADE, 4, { opacity: 0.5 }),
    glow(canvas, 62, -26),
  );
}
