import { expect, it } from 'vitest';
import { spanOfRest } from './span-of-rest.ts';

it.each([
  { cards: 3, columns: 4, span: 1 },
  { cards: 6, columns: 4, span: 2 },
  { cards: 1, columns: 4, span: 3 },
  { cards: 4, columns: 4, span: 4 },
  { cards: 3, columns: 2, span: 1 },
  { cards: 6, columns: 2, span: 2 },
])('after $cards cards in rows of $columns, a tile takes $span columns', ({ cards, columns, span }) => {
  expect(spanOfRest(cards, columns)).toBe(span);
});
