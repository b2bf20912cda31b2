import { describe, expect, it } from 'vitest';
import { takeNearest } from './nearest.ts';
import { searchedWords } from './search-words.ts';
import { TextIndex } from './text-index.ts';

function indexOf(things: readonly (readonly string[])[]): TextIndex {
  const index = new TextIndex();
  for (const [number, texts] of things.entries()) index.add(number, texts);
  return index;
}

/** The numbers of the matching items, best match first. */
function findIn(index: TextIndex, text: string): readonly number[] {
  const distances = index.find(searchedWords(text));
  const numbers = Array.from(distances.keys());
  return takeNearest(numbers, (number) => number, distances, numbers.length).items;
}

const find = (text: string, things: readonly (readonly string[])[]) => findIn(indexOf(things), text);

describe('a search', () => {
  it.each([
    ['spray', 'the word itself'],
    ['pra', 'a part of a word'],
    ['spray beds', 'words of two texts'],
    ['mist', 'a synonym'],
    ['강아지', 'a synonym of another language'],
    ['spary', 'a word with two letters swapped'],
    ['puppi spray', 'a mistyped synonym'],
  ])('for %j finds by %s', (text) => {
    expect(find(text, [['Pet Spray', 'for beds']])).toEqual([0]);
  });

  it.each(['', 'spray shoes', 'tspr', 'sparu', 'cot', 'zebra'])('for %j finds nothing', (text) => {
    expect(find(text, [['Pet Spray', 'for beds']])).toEqual([]);
  });

  it.each(['항균티슈', '항균 다목적', '다목적항균티슈', '물티슈', '항균물티슈', '티슈', '다목적 항균 티쉬'])(
    'for %s finds Korean words with any spacing',
    (text) => {
      expect(find(text, [['신발 스프레이'], ['다목적 항균 티슈']])).toEqual([1]);
    },
  );

  it('tolerates a typing error only if there is no other match (CATALOGUE-18)', () => {
    expect(find('wipe', [['Ripe pear'], ['Wipe']])).toEqual([1]);
    expect(find('wipr', [['Pear'], ['Wipe']])).toEqual([1]);
  });
});

describe('the results', () => {
  it('are ordered by the position of the text, then by the kind of match', () => {
    const things = [['Cloth'], ['Unwiped'], ['Spray', 'not a wipe'], ['Wipe']];

    expect(find('wipe', things)).toEqual([3, 1, 0, 2]);
  });

  it('keep their order at equal distance', () => {
    expect(find('wipe', [['b wipe'], ['a spray'], ['a wipe']])).toEqual([0, 2]);
  });

  it('are complete in an index of 5,000 items', () => {
    const things = Array.from({ length: 5_000 }, (_none, number) => [`Thing ${number} of ours`, 'a text of its own']);
    const index = indexOf(things);

    expect(findIn(index, '4321')).toEqual([4321]);
    expect(findIn(index, 'thing')).toHaveLength(5_000);
    expect(findIn(index, 'ourz')).toHaveLength(5_000);
  });
});

describe('a changed item', () => {
  it('is found by its current texts only, and its number is reused when it is removed', () => {
    const index = indexOf([['Pet Spray', 'for beds'], ['Shoe Tissue']]);
    index.remove(0, ['Pet Spray', 'for beds']);
    index.add(0, ['Hand Cream', 'for hands']);
    expect(findIn(index, 'spray')).toEqual([]);
    expect(findIn(index, 'cream hands')).toEqual([0]);

    index.remove(1, ['Shoe Tissue']);
    index.add(1, ['항균 티슈']);
    expect(findIn(index, 'shoe')).toEqual([]);
    expect(findIn(index, '항균티슈')).toEqual([1]);
  });
});
