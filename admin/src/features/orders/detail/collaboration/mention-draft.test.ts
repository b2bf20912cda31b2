import { describe, expect, test } from 'vitest';
import { completeMention, findMention, mentionedIn, offerColleagues } from './mention-draft.ts';

const MINA = { id: 'a', name: 'MINA LEE' };
const JUN = { id: 'b', name: '한준' };

describe('mentioning a colleague in a note (COLLABORATION-4)', () => {
  test('begins with @ at the caret, and never inside an email address', () => {
    expect(findMention('Ask @mi', 7)).toEqual({ at: 4, typed: 'mi' });
    expect(findMention('@', 1)).toEqual({ at: 0, typed: '' });
    expect(findMention('mina@example.com', 16)).toBeNull();
    expect(findMention('Ask @mi', 3)).toBeNull();
  });

  test('suggests colleagues whose first or last name starts with the text, and nobody once it is complete', () => {
    expect(offerColleagues([MINA, JUN], 'le')).toEqual([MINA]);
    expect(offerColleagues([MINA, JUN], '한')).toEqual([JUN]);
    expect(offerColleagues([MINA, JUN], '')).toEqual([MINA, JUN]);
    expect(offerColleagues([MINA, JUN], 'mina lee please')).toEqual([]);
  });

  test('inserts the whole name and keeps the text after it', () => {
    expect(completeMention('Ask @mi today', { at: 4, typed: 'mi' }, MINA)).toEqual({
      text: 'Ask @MINA LEE today',
      caret: 14,
    });
  });

  test('notifies only colleagues whose name is still in the text, each once', () => {
    expect(mentionedIn('@MINA LEE, @MINA LEE!', [MINA, JUN, MINA])).toEqual(['a']);
  });
});
