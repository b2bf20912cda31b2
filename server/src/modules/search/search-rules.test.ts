import { describe, expect, it } from 'vitest';
import { distanceOf, nearest, wordsOf } from './search-rules.ts';

describe('the words of a search', () => {
  it('are in lower case, without what separates them', () => {
    expect(wordsOf('  Pet\tSPRAY ')).toEqual(['pet', 'spray']);
  });

  it('are none for an empty text', () => {
    expect(wordsOf(' \n ')).toEqual([]);
  });

  it('are eight at most, from the first hundred characters', () => {
    expect(wordsOf('a b c d e f g h i j')).toHaveLength(8);
    expect(wordsOf(`${'x'.repeat(99)} beyond`)).toEqual(['x'.repeat(99)]);
  });

  it('are the same however Hangul and Latin letters were typed', () => {
    expect(wordsOf('티슈'.normalize('NFD'))).toEqual(['티슈']);
    expect(wordsOf('Ｗｉｐｅ')).toEqual(['wipe']);
  });
});

describe('how near a thing is', () => {
  it.each([
    [['spray'], ['Pet Spray', 'for beds'], 0],
    [['beds'], ['Pet Spray', 'for beds'], 1],
    [['spray', 'beds'], ['Pet Spray', 'for beds'], 1],
    [['spray', 'shoes'], ['Pet Spray', 'for beds'], null],
    [['pra'], ['Pet Spray'], 0],
    [['tspr'], ['Pet Spray'], null],
    [['항균티슈'], ['다목적 항균 티슈'], 0],
    [['항균', '다목적'], ['다목적 항균 티슈'], 0],
  ])('%j in %j is %s', (words, texts, distance) => {
    expect(distanceOf(words, texts)).toBe(distance);
  });
});

describe('the nearest things', () => {
  const things = ['b wipe', 'a spray', 'wipe', 'spray, not a wipe'];
  const find = (text: string, limit = 5) => nearest(things, wordsOf(text), (thing) => thing.split(', '), limit);

  it('come first; those equally near stay in their order', () => {
    expect(find('wipe')).toEqual(['b wipe', 'wipe', 'spray, not a wipe']);
  });

  it('are no more than wanted', () => {
    expect(find('wipe', 2)).toEqual(['b wipe', 'wipe']);
  });

  it('are none when nothing is searched for', () => {
    expect(find(' ')).toEqual([]);
  });
});
