import { describe, expect, it } from 'vitest';
import { commandLine } from './command-line.ts';

describe('a program of a package', () => {
  it('is started without a shell where it is a program', () => {
    expect(commandLine(['/home/은빛 shop/node_modules/.bin/tsc', '-p', 'a b'], 'linux')).toEqual({
      file: '/home/은빛 shop/node_modules/.bin/tsc',
      args: ['-p', 'a b'],
      shell: false,
    });
  });

  it('is started by the shell on Windows, its path in one piece', () => {
    expect(commandLine(['C:\\Users\\Mina Lee\\eunbit\\node_modules\\.bin\\tsc', '-p', 'scripts'], 'win32')).toEqual({
      file: '"C:\\Users\\Mina Lee\\eunbit\\node_modules\\.bin\\tsc" -p scripts',
      args: [],
      shell: true,
    });
  });

  it.each(['a&b', 'a|b', 'a^b', '(a)', '은빛'])('has %s in quotes on Windows', (word) => {
    expect(commandLine(['npm', word], 'win32').file).toBe(`npm "${word}"`);
  });

  it.each(['a"b', '%PATH%', 'a\nb'])('does not take %j on Windows, where it would be something else', (word) => {
    expect(() => commandLine(['npm', word], 'win32')).toThrow('not to be given to the shell of Windows');
  });
});
