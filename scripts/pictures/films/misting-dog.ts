import { type Canvas, group, path, place } from '../canvas.ts';
import { MINT } from '../palette.ts';
import { mistBottle } from '../parts/bottles.ts';
import { dog } from '../parts/dog.ts';
import { gripHand } from '../parts/hand.ts';
import { glint } from '../parts/mark.ts';
import { petBed } from '../parts/pet-bed.ts';
import { plant } from '../parts/room.ts';
import { studio } from '../parts/studio.ts';
import { mist } from '../parts/wipe.ts';
import { petSprayLabel } from '../products.ts';
import { during, sway } from './motion.ts';

/** When the bottle is pressed, in parts of the film. */
const PRESSES = [0.18, 0.42] as const;

const GLINTS = [
  { x: 300, y: 560, r: 46, at: 0.5 },
  { x: 610, y: 700, r: 54, at: 0.58 },
  { x: 210, y: 800, r: 36, at: 0.66 },
  { x: 520, y: 470, r: 32, at: 0.72 },
] as const;

/** Two presses of fine mist over a dog in its bed, which shuts its eyes meanwhile. `time` runs from 0 to 1. */
export function mistingDogFilm(canvas: Canvas, time: number): string {
  const bed = petBed(canvas);
  const spraying = Math.max(...PRESSES.map((at) => during(time, at, at + 0.14, 0.08)));
  const drifting = Math.max(...PRESSES.map((at) => during(time, at + 0.05, at + 0.22, 0.12)));
  const breath = 1 + 0.008 * sway(time, 2);
  const lift = -14 * sway(time);
  const bottle = { x: 890, y: 1120 + lift, turn: 3 - 2 * spraying };
  const glints = GLINTS.map(({ x, y, r, at }) => {
    const shine = during(time, at, at + 0.18, 0.12);
    return shine === 0 ? '' : path(glint(x, y - 40 * (time - at), r * (0.6 + 0.4 * shine)), '#fff', { opacity: shine });
  });
  return group(
    {},
    studio(canvas, MINT, 760),
    place(plant(canvas), 120, 830, 1.3, 1.2 * sway(time)),
    place(bed.back, 430, 1030, 1.16),
    group(
      { transform: `translate(430 1030) scale(1.08 ${1.08 * breath})` },
      dog(canvas, drifting > 0.1 ? 'closed' : 'open', 'both'),
    ),
    place(bed.front, 430, 1030, 1.16),
    spraying === 0
      ? ''
      : group({ opacity: spraying }, place(mist(canvas, MINT, 350), 878, 448 + lift, 0.7 + 0.4 * drifting, -50)),
    ...glints,
    place(mistBottle(canvas, MINT, petSprayLabel(), false), bottle.x, bottle.y, 1.12, bottle.turn),
    place(
      gripHand(canvas, ['#f2f4f7', '#b9c4cf'], 'M74-50C104-110 70-150 4-152'),
      924,
      588 + lift + 10 * spraying,
      1.12,
      bottle.turn,
    ),
  );
}
