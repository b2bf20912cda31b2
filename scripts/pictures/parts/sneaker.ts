import { type Canvas, ellipse, group, line, path } from '../canvas.ts';
import { type Accent, SHADOW } from '../palette.ts';

const OUTLINES = {
  upper:
    'M-292 50C-298-4-252-30-176-44C-116-56-66-112-26-166C-10-186 22-194 40-178C64-150 112-134 168-150C200-160 214-190 246-190C268-190 274-170 278-146C286-94 296-30 296 84H-290Z',
  sole: 'M-300 42C-310 92-298 112-262 112H262C292 112 306 92 300 36C220 62 100 70 0 66S-220 60-300 42Z',
  lining: 'M30-176C70-140 130-128 190-152L240-186C244-170 230-150 200-136C140-112 70-116 26-150Z',
  stripe: 'M-40 58C10 20 60-10 96-66L152-74C120 0 80 40 60 62Z',
  heel: 'M214-170C226-188 240-192 254-188C272-176 276-150 280-120C288-80 296-30 296 54L240 60C250 0 244-100 214-170Z',
  toe: 'M-292 50C-298-4-252-30-186-42C-170-10-166 30-168 62C-220 60-260 54-292 50Z',
  tongue: 'M-40-140C-34-186-12-216 16-222C40-226 54-206 50-170L10-110Z',
  eyelets: 'M-118-66C-84-84-44-132-10-174L34-150C10-104-30-56-78-26Z',
  laces: 'M-90-76L-66-50M-66-100L-40-72M-44-126L-16-96M-20-152L6-122',
} as const;

const fade = (canvas: Canvas, from: string, to: string): string =>
  canvas.linear([
    [0, from],
    [1, to],
  ]);

function upper(canvas: Canvas, accent: Accent): string {
  const leather = canvas.linear(
    [
      [0, '#fff'],
      [0.6, '#f7f4ef'],
      [1, '#d8d0c4'],
    ],
    [0.2, 0, 0.6, 1],
  );
  return group(
    {},
    path(OUTLINES.tongue, fade(canvas, accent.soft, accent.main)),
    path(OUTLINES.lining, accent.deep, { opacity: 0.75 }),
    path(OUTLINES.upper, leather),
    path(OUTLINES.stripe + OUTLINES.heel, accent.main),
    path(OUTLINES.toe, fade(canvas, '#fff', '#e9e2d6')),
    line('M-186-42C-170-10-166 30-168 62', '#cfc5b5', 3),
    path(OUTLINES.eyelets, accent.soft),
    line(OUTLINES.laces, accent.deep, 12, { opacity: 0.25, transform: 'translate(2 5)' }),
    line(OUTLINES.laces, '#fff', 11),
  );
}

/** A sneaker in profile, toe to the left, about 600 wide; its sole stands 112 below the origin. */
export function sneaker(canvas: Canvas, accent: Accent): string {
  const rubber = canvas.linear([
    [0, '#fff'],
    [0.5, '#f1ede6'],
    [1, '#bdb3a4'],
  ]);
  return group(
    {},
    ellipse(10, 116, 330, 22, SHADOW, { opacity: 0.3, filter: canvas.blur(10) }),
    upper(canvas, accent),
    path(OUTLINES.sole, rubber),
    line('M-298 80C-200 94 200 96 300 78', accent.main, 7),
  );
}
