import { load } from '../kit/load.ts';
import type { Visit } from '../kit/story.ts';

/** A page, or one of its states, as it is to be looked at. */
export interface SheetPage {
  readonly name: string;
  readonly path: string;
  /** Words alone, whose shape no other combination of store and language changes. */
  readonly wordsOnly?: boolean;
  /** Brings the page into the state that is shown. */
  readonly prepare?: (visit: Visit) => Promise<unknown>;
}

/** The shop has nothing yet that the page is about. */
export class NothingToShow extends Error {
  override readonly name = 'NothingToShow';
}

/** Opens the page, in the state that it is about. */
export async function openSheetPage(visit: Visit, { path, prepare }: SheetPage): Promise<void> {
  await visit.page.unrouteAll({ behavior: 'ignoreErrors' });
  await load(visit.page, path);
  await prepare?.(visit);
}
