import { describe, expect, it } from 'vitest';
import { findOperationError } from './operation-error.ts';

describe('findOperationError', () => {
  it('finds nothing where the operation is done', () => {
    expect(findOperationError({ __typename: 'ReviewDeleted', id: '1' })).toBeNull();
    expect(findOperationError([{ __typename: 'Mention' }])).toBeNull();
  });

  it('has the code of an error whose document selects it', () => {
    const error = { __typename: 'SupportError', code: 'REQUEST_CONFLICT', message: 'Answered meanwhile.' } as const;
    expect(findOperationError(error)).toEqual({
      code: 'REQUEST_CONFLICT',
      message: 'Answered meanwhile.',
      field: null,
      fields: {},
    });
  });

  it('has each wrong field by its path, and which is the first', () => {
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
