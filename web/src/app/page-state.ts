import type { NormalizedCacheObject } from '@apollo/client';
import type { Openings } from '@eunbit/schema/openings';
import type { PostedForm } from '@eunbit/schema/posted-form';
import type { HydrationState } from 'react-router';
import type { Settings } from './settings.tsx';

/** The state that the server passes to the browser with a page, as JSON in the element with this id. */
export interface PageState {
  readonly settings: Settings;
  readonly publicUrl: string;
  readonly openings: Openings;
  readonly apollo: NormalizedCacheObject;
  readonly router: HydrationState;
  /** Result of the form that led to this page; null if no form did. */
  readonly posted: PostedForm | null;
}

export const PAGE_STATE_ID = 'page-state';

/** JSON that can neither end its script element nor start an HTML comment. */
export function serialisePageState(state: PageState): string {
  return JSON.stringify(state).replace(/[<>&\u2028\u2029]/g, escapeCharacter);
}

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
