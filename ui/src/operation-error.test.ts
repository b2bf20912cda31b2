import { describe, expect, it } from 'vitest';
import { findOperationError } from './operation-error.ts';

describe('findOperationError', () => {
  it('returns null if the operation succeeded', () => {
    expect(findOperationError({ __typename: 'ReviewDeleted', id: '1' })).toBeNull();
    expect(findOperationError([{ __typename: 'Mention' }])).toBeNull();
  });

  it('returns the code of the error if the document selects it', () => {
    const error = { __typename: 'SupportError', code: 'REQUEST_CONFLICT', message: 'Answered meanwhile.' } as const;
    expect(findOperationError(error)).toEqual({
      code: 'REQUEST_CONFLICT',
      message: 'Answered meanwhile.',
      field: null,
      fields: {},
    });
  });

  it('returns each invalid field by its path, and the first of them', () => {
    const fieldErrors = [
      { path: 'title', message: 'Give it a title.' },
      { path: 'body.ko', message: 'Write something.' },
    ];
    expect(findOperationError({ __typename: 'ValidationError', message: 'Give it a title.', fieldErrors })).toEqual({
      code: null,
      message: 'Give it a title.',
      field: 'title',
      fields: { title: 'Give it a title.', 'body.ko': 'Write something.' },
    });
  });
});
