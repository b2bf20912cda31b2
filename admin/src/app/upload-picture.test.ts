import { describe, expect, it } from 'vitest';
import { readAnswer } from './upload-picture.ts';

describe('the answer to an upload', () => {
  it('is where the picture is, or why it was refused', () => {
    expect(readAnswer('{"picture":{"id":"1","url":"/media/1"}}')).toEqual({ id: '1', url: '/media/1' });
    expect(readAnswer('{"errors":[{"message":"too large"}]}')).toEqual({ refused: 'too large' });
  });

  it.each(['<html>', 'null', '{}', '{"errors":[]}', '{"picture":{"url":1}}'])('says nothing as %s', (text) => {
    expect(readAnswer(text)).toBeNull();
  });
});
