import { describe, expect, it } from 'vitest';
import { mayReadQuestion, type QuestionViewer, toReadableFilter } from './question-reader-rules.ts';

const person = (change: Partial<NonNullable<QuestionViewer>> = {}): QuestionViewer => ({
  id: 'mina',
  role: 'USER',
  blocked: false,
  staffRole: null,
  ...change,
});
const staffWith = (...permissions: ('question:answer' | 'request:answer')[]) =>
  person({ id: 'ann', role: 'STAFF', staffRole: { id: 'role', name: 'Role', permissions, refundLimit: null } });
const secret = { isSecret: true, userId: 'mina' };

describe('a secret question (QUESTION-3)', () => {
  it.each([
    ['its author', person(), true],
    ['its author when blocked', person({ blocked: true }), true],
    ['a manager', person({ id: 'ann', role: 'MANAGER' }), true],
    ['staff with the permission', staffWith('question:answer'), true],
    ['staff without the permission', staffWith('request:answer'), false],
    ['another member', person({ id: 'else' }), false],
    ['a guest', null, false],
  ])('can be read by %s: %#', (_, viewer, may) => {
    expect(mayReadQuestion(secret, viewer)).toBe(may);
  });

  it('is excluded from the searches of others', () => {
    expect(toReadableFilter(null)).toEqual({ isSecret: false });
    expect(toReadableFilter(person({ id: 'else' }))).toEqual({ $or: [{ isSecret: false }, { userId: 'else' }] });
    expect(toReadableFilter(staffWith('question:answer'))).toEqual({});
  });
});

it('a public question can be read by everybody', () => {
  expect(mayReadQuestion({ isSecret: false, userId: 'mina' }, null)).toBe(true);
});
