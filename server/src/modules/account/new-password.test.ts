import { describe, expect, it } from 'vitest';
import { refuseNewPassword } from './new-password.ts';

const refusedFor = (key: string) => ({ refused: { failures: [{ path: 'password', key }] } });

describe('a new password', () => {
  it.each(['password', '12345678', 'QwertyUiop', 'iloveyou'])(
    'is rejected if it is as common as %s',
    async (password) => {
      expect(await refuseNewPassword(password, 'USER')).toEqual(refusedFor('newPassword.common'));
    },
  );

  it('is accepted if it is not common', async () => {
    expect(await refuseNewPassword('silver-light', 'USER')).toBeNull();
    expect(await refuseNewPassword('은빛달빛', 'USER')).toBeNull();
  });

  it.each(['MANAGER', 'ADMIN'] as const)('of %s has at least 12 characters', async (role) => {
    expect(await refuseNewPassword('silver-moon', role)).toEqual(refusedFor('newPassword.staffShort'));
    expect(await refuseNewPassword('은빛달빛별빛'.normalize('NFD'), role)).toEqual(
      refusedFor('newPassword.staffShort'),
    );
    expect(await refuseNewPassword('silver-light', role)).toBeNull();
    expect(await refuseNewPassword('은빛달빛별빛은빛달빛별빛', role)).toBeNull();
  });
});
