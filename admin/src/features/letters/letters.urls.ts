import type { LetterState } from '@eunbit/schema/letter';
import { choiceOf, listUrl, pageOf } from '../../app/list-url.ts';

/** As the list offers them: what needs somebody comes first. */
export const LETTER_STATES = ['FAILED', 'QUEUED', 'SENDING', 'SENT', 'SKIPPED'] as const satisfies LetterState[];

export interface LetterListView {
  readonly state: LetterState | null;
  /** The address whose letters are wanted; empty for all. */
  readonly to: string;
  readonly page: number;
  /** The letter that is open beside the list. */
  readonly letter: string | null;
}

/** The log of letters; `/sent-emails` is its name in the specification. */
export function letterListUrl({
  state = null,
  to = '',
  page = 1,
  letter = null,
}: Partial<LetterListView> = {}): string {
  return listUrl('/sent-emails', { state, to, page, letter });
}

export function letterListView(query: URLSearchParams): LetterListView {
  const letter = query.get('letter');
  return {
    state: choiceOf(query, 'state', LETTER_STATES),
    to: query.get('to') ?? '',
    page: pageOf(query),
    letter: letter && /^[0-9a-f]{24}$/.test(letter) ? letter : null,
  };
}
