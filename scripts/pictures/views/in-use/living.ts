import { type Canvas, group, path, place } from '../../canvas.ts';
import { SAND } from '../../palette.ts';
import { flatHand } from '../../parts/hand.ts';
import { glint } from '../../parts/mark.ts';
import { sneaker } from '../../parts/sneaker.ts';
import { contactShadow, studio } from '../../parts/studio.ts';
import { flatWipe } from '../../parts/wipe.ts';
import { PRODUCTS } from '../../products.ts';

/** A white sneaker, its toe wiped clean. */
export function wipingSneaker(canvas: Canvas): string {
  const reach = group(
    { transform: 'translate(176 880) scale(-1.2 1.2) rotate(14)' },
    place(flatWipe(canvas, SAND), -110, 0, 0.94),
    flatHand(canvas, ['#e9e2f6', '#a999d0']),
  );
  return group(
    {},
    studio(canvas, SAND, 620),
    contactShadow(canvas, 790, 632, 380, 34, 0.5),
    place(PRODUCTS['shoe-tissue'].draw(canvas), 760, 630, 1.02),
    place(sneaker(canvas, SAND), 720, 960, 1.36),
    path(glint(480, 730, 56) + glint(400, 660, 30) + glint(1010, 860, 34), '#fff'),
    reach,
  );
}
