import { Canvas } from '../canvas.ts';
import { pictureName, type Slug } from '../products.ts';
import { sprayingSofa, wipingTable } from './in-use/cleansing.ts';
import { wipingSneaker } from './in-use/living.ts';
import { mistingBed, wipingPaws } from './in-use/pet.ts';
import { workshopHand } from './in-use/workshop.ts';

const SCENES: Record<Slug, (canvas: Canvas) => string> = {
  'all-purpose-wipe': wipingTable,
  'all-purpose-spray': sprayingSofa,
  'pet-spray': mistingBed,
  'pet-tissue': wipingPaws,
  'shoe-tissue': wipingSneaker,
  'heavy-duty-wipe': workshopHand,
};

/** The third picture: the product at work. */
export function inUseView(slug: Slug): string {
  const canvas = new Canvas(pictureName(slug, 3), 1200, 1200);
  return canvas.render(SCENES[slug](canvas));
}
