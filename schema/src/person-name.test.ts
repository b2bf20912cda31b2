import { expect, it } from 'vitest';
import { personName } from './person-name.ts';

it.each([
  [{ firstname: '은빛', lastname: '김' }, '김은빛'],
  [{ firstname: 'Ann', lastname: 'Lee' }, 'Ann Lee'],
  [{ firstname: '', lastname: 'Lee' }, 'Lee'],
])('%o is written %s', (name, text) => {
  expect(personName(name)).toBe(text);
});
