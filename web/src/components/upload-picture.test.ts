import { describe, expect, it } from 'vitest';
import { readAnswer, uploadPicture } from './upload-picture.ts';

const createFile = (type: string, size: number) => ({ type, size }) as File;
const nobody = () => {};

describe('a picture that is not even sent (REVIEW-3)', () => {
  it('is one of more than 10 MB', async () => {
    expect(
      await uploadPicture({ path: '/pictures' }, createFile('image/jpeg', 10 * 1024 * 1024 + 1), 'en', nobody),
    ).toEqual({
      kind: 'refused',
      message: 'Sorry, image exceeds size.',
    });
  });

  it('is one of another kind', async () => {
    expect(await uploadPicture({ path: '/pictures' }, createFile('image/svg+xml', 100), 'en', nobody)).toEqual({
      kind: 'refused',
      message: 'Please choose a JPEG or PNG picture.',
    });
  });
});

describe('the answer to a picture', () => {
  it('names the picture', () => {
    const picture = { id: 'a', url: '/media/a', width: 300, height: 200 };
    expect(readAnswer(JSON.stringify({ picture }))).toEqual({ kind: 'stored', picture });
  });

  it('says why it was refused', () => {
    expect(readAnswer('{"errors":[{"message":"Too many"}]}')).toEqual({ kind: 'refused', message: 'Too many' });
  });

  it.each(['', '<html>', 'null', '{}', '{"errors":[]}'])('that is none of ours means failure: %j', (text) => {
    expect(readAnswer(text)).toEqual({ kind: 'failed' });
  });
});
