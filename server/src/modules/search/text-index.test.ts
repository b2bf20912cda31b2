import { describe, expect, it } from 'vitest';
import { searchedWords } from './search-words.ts';
import { TextIndex } from './text-index.ts';

async function find(text: string, things: readonly (readonly string[])[]): Promise<number[]> {
  return (await TextIndex.of(things, (texts) => texts)).find(searchedWords(text));
}

describe('a search', () => {
  it.each([
    ['spray', 'the word itself'],
    ['pra', 'a part of a word'],
    ['spray beds', 'words of two texts'],
    ['mist', 'a synonym'],
    ['강아지', 'a synonym of another language'],
    ['spary', 'a word with two letters swapped'],
    ['puppi spray', 'a mistyped synonym'],
  ])('for %j finds by %s', async (text) => {
    expect(await find(text, [['Pet Spray', 'for beds']])).toEqual([0]);
  });

  it.each(['', 'spray shoes', 'tspr', 'sparu', 'cot', 'zebra'])('for %j finds nothing', async (text) => {
    expect(await find(text, [['Pet Spray', 'for beds']])).toEqual([]);
  });

  it.each(['항균티슈', '항균 다목적', '다목적항균티슈', '물티슈', '항균물티슈', '티슈', '다목적 항균 티쉬'])(
    'for %s finds Korean words whatever the spaces',
    async (text) => {
      expect(await find(text, [['신발 스프레이'], ['다목적 항균 티슈']])).toEqual([1]);
    },
  );

  it('tolerates a typing error only if there is no other match (CATALOGUE-18)', async () => {
    expect(await find('wipe', [['Ripe pear'], ['Wipe']])).toEqual([1]);
    expect(await find('wipr', [['Pear'], ['Wipe']])).toEqual([1]);
  });
});

describe('the results', () => {
  it('are ordered by the position of the text, then by the kind of match', async () => {
    const things = [['Cloth'], ['Unwiped'], ['Spray', 'not a wipe'], ['Wipe']];

    expect(await find('wipe', things)).toEqual([3, 1, 0, 2]);
  });

  it('keep their order at equal distance', async () => {
    expect(await find('wipe', [['b wipe'], ['a spray'], ['a wipe']])).toEqual([0, 2]);
  });

  it('are complete in an index of 5,000 items', async () => {
    const things = Array.from({ length: 5_000 }, (_none, number) => [`Thing ${number} of ours`, 'a text of its own']);
    const index = await TextIndex.of(things, (texts) => texts);

    expect(index.find(['4321'])).toEqual([4321]);
    expect(index.find(['thing'])).toHaveLength(5_000);
    expect(index.find(['ourz'])).toHaveLength(5_000);
  });
});
