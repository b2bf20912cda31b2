import { describe, expect, it } from 'vitest';
import { personName, splitName } from './person-name.ts';

it.each([
  [{ firstname: '은빛', lastname: '김' }, '김은빛'],
  [{ firstname: 'Ann', lastname: 'Lee' }, 'Ann Lee'],
  [{ firstname: '', lastname: 'Lee' }, 'Lee'],
])('%o is written %s (STORE-6)', (name, text) => {
  expect(personName(name)).toBe(text);
});

describe('a name in one piece (STORE-6)', () => {
  it.each([
    ['한미나', { firstname: '미나', lastname: '한' }],
    ['한 미나', { firstname: '미나', lastname: '한' }],
    [' 이 ', { firstname: '', lastname: '이' }],
    ['Mina Han', { firstname: 'Mina', lastname: 'Han' }],
    ['Mary  Jane Han', { firstname: 'Mary Jane', lastname: 'Han' }],
    ['Mina', { firstname: 'Mina', lastname: '' }],
    ['', { firstname: '', lastname: '' }],
  ])('%s is taken apart', (name, parts) => {
    expect(splitName(name)).toEqual(parts);
  });
});
