import { describe, expect, it } from 'vitest';
import { newPasswordProblem } from './new-password.ts';

describe('a new password', () => {
  it.each(['password', '12345678', 'QwertyUiop', 'iloveyou'])(
    'is refused if it is as common as %s',
    async (password) => {
      expect(await newPasswordProblem(password, 'USER')).toBe('newPassword.common');
    },
  );

  it('is accepted if it is not common', async () => {
    expect(await newPasswordProblem('silver-light', 'USER')).toBeNull();
    expect(await newPasswordProblem('은빛달빛', 'USER')).toBeNull();
  });

  it.each(['MANAGER', 'ADMIN'] as const)('of %s has at least 12 characters', async (role) => {
    expect(await newPasswordProblem('silver-moon', role)).toBe('newPassword.staffShort');
    expect(await newPasswordProblem('은빛달빛별빛'.normalize('NFD'), role)).toBe('newPassword.staffShort');
    expect(await newPasswordProblem('silver-light', role)).toBeNull();
    expect(await newPasswordProblem('은빛달빛별빛은빛달빛별빛', role)).toBeNull();
  });
});
