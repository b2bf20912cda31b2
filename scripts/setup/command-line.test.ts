import { describe, expect, it } from 'vitest';
import { commandLine } from './command-line.ts';

describe('a program of a package', () => {
  it('is started without a shell outside of Windows', () => {
    expect(commandLine(['/home/은빛 shop/node_modules/.bin/tsc', '-p', 'a b'], 'linux')).toEqual({
      file: '/home/은빛 shop/node_modules/.bin/tsc',
      args: ['-p', 'a b'],
      shell: false,
    });
  });

  it('is started by the shell on Windows, with its path in one piece', () => {
    expect(commandLine(['C:\\Users\\Mina Lee\\eunbit\\node_modules\\.bin\\tsc', '-p', 'scripts'], 'win32')).toEqual({
      file: '"C:\\Users\\Mina Lee\\eunbit\\node_modules\\.bin\\tsc" -p scripts',
      args: [],
      shell: true,
    });
  });

  it.each(['a&b', 'a|b', 'a^b', '(a)', '은빛'])('is started on Windows with %s in quotes', (word) => {
    expect(commandLine(['npm', word], 'win32').file).toBe(`npm "${word}"`);
  });

  it.each(['a"b', '%PATH%', 'a\nb'])('rejects %j on Windows, where the shell would change its meaning', (word) => {
    expect(() => commandLine(['npm', word], 'win32')).toThrow('not to be given to the shell of Windows');
  });
});
