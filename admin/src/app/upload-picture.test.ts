import { describe, expect, it } from 'vitest';
import { readAnswer } from './upload-picture.ts';

describe('the answer to an upload', () => {
  it('is the picture, or the reason for its refusal', () => {
    expect(readAnswer('{"picture":{"id":"1","url":"/media/1"}}')).toEqual({ id: '1', url: '/media/1' });
    expect(readAnswer('{"errors":[{"message":"too large"}]}')).toEqual({ refused: 'too large' });
  });

  it.each(['<html>', 'null', '{}', '{"errors":[]}', '{"picture":{"url":1}}'])('is null if it is %s', (text) => {
    expect(readAnswer(text)).toBeNull();
  });
});
