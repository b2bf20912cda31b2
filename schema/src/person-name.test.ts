import { describe, expect, it } from 'vitest';
import { personName, splitName } from './person-name.ts';

it.each([
  [{ firstName: '은빛', lastName: '김' }, '김은빛'],
  [{ firstName: 'Ann', lastName: 'Lee' }, 'Ann Lee'],
  [{ firstName: '', lastName: 'Lee' }, 'Lee'],
])('%o is written %s (STORE-6)', (name, text) => {
  expect(personName(name)).toBe(text);
});

describe('a full name (STORE-6)', () => {
  it.each([
    ['한미나', { firstName: '미나', lastName: '한' }],
    ['한 미나', { firstName: '미나', lastName: '한' }],
    [' 이 ', { firstName: '', lastName: '이' }],
    ['Mina Han', { firstName: 'Mina', lastName: 'Han' }],
    ['Mary  Jane Han', { firstName: 'Mary Jane', lastName: 'Han' }],
    ['Mina', { firstName: 'Mina', lastName: '' }],
    ['', { firstName: '', lastName: '' }],
  ])('%s is split into first and last name', (name, parts) => {
    expect(splitName(name)).toEqual(parts);
  });
});
