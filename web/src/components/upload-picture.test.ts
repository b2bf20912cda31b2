import { describe, expect, it } from 'vitest';
import { readAnswer, uploadPicture } from './upload-picture.ts';

const createFile = (type: string, size: number) => ({ type, size }) as File;
const nobody = () => {};

describe('a picture that is rejected before the upload (REVIEW-3)', () => {
  it('is larger than 10 MB', async () => {
    expect(
      await uploadPicture({ path: '/pictures' }, createFile('image/jpeg', 10 * 1024 * 1024 + 1), 'en', nobody),
    ).toEqual({
      kind: 'refused',
      message: 'Sorry, image exceeds size.',
    });
  });

  it('has an unsupported type', async () => {
    expect(await uploadPicture({ path: '/pictures' }, createFile('image/svg+xml', 100), 'en', nobody)).toEqual({
      kind: 'refused',
      message: 'Please choose a JPEG or PNG picture.',
    });
  });
});

describe('the response to an uploaded picture', () => {
  it('contains the stored picture', () => {
    const picture = { id: 'a', url: '/media/a', width: 300, height: 200 };
    expect(readAnswer(JSON.stringify({ picture }))).toEqual({ kind: 'stored', picture });
  });

  it('contains the reason for a refusal', () => {
    expect(readAnswer('{"errors":[{"message":"Too many"}]}')).toEqual({ kind: 'refused', message: 'Too many' });
  });

  it.each(['', '<html>', 'null', '{}', '{"errors":[]}'])('is read as a failure if it is invalid: %j', (text) => {
    expect(readAnswer(text)).toEqual({ kind: 'failed' });
  });
});
