import { describe, expect, it } from 'vitest';
import { checkEncryptedValues } from './encrypted-values.ts';

const check = (isRotating: boolean, outdated: number, unreadable: string[] = []) =>
  checkEncryptedValues({ isRotating, outdated, unreadable });

describe('the check of encrypted values', () => {
  it('is good if the secret decrypts all of them', () => {
    expect(check(false, 0)).toMatchObject({ status: 'GOOD', about: 'APP_SECRET' });
  });

  it('reports during a rotation how many need the previous secret, and when it can be removed', () => {
    const running = check(true, 1204);
    expect(running).toMatchObject({ status: 'NOTE', about: 'APP_SECRET_PREVIOUS' });
    expect(running.text.en).toBe('1204 documents still need the previous secret.');
    expect(running.text.ko).toContain('1204');
    expect(check(true, 0)).toMatchObject({ status: 'NOTE', text: { en: 'No stored value needs it any more.' } });
  });

  it('is wrong if a secret is missing, and names the documents', () => {
    expect(check(false, 3)).toMatchObject({ status: 'WRONG' });
    expect(check(false, 0, ['orders EB-1']).text.en).toContain('in up to 1 documents): orders EB-1.');
    expect(check(true, 2, ['orders EB-1', 'checkouts 7'])).toMatchObject({
      status: 'WRONG',
      about: 'APP_SECRET_PREVIOUS',
      advice: { en: expect.stringContaining('APP_SECRET_PREVIOUS') },
    });
  });
});
