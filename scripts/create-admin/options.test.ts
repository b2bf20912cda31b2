import { describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';

const NONE = { email: null, firstName: null, lastName: null, generate: false, promote: false };

describe('the arguments of create-admin', () => {
  it('may all be omitted, since missing values are asked for', () => {
    expect(readOptions([])).toEqual(NONE);
    expect(readOptions(['--email', 'a@shop.example', '--promote'])).toEqual({
      ...NONE,
      email: 'a@shop.example',
      promote: true,
    });
  });

  it.each([
    [['--password', 'silver-lining-2']],
    [['--password=silver-lining-2']],
    [['--pass', 'silver-lining-2']],
    [['-p', 'silver-lining-2']],
    [['-psilver-lining-2']],
    [['silver-lining-2']],
    [['--promote', '--generate']],
    [['--promote', '--last-name', 'Han']],
    [['--role', 'ADMIN']],
  ])('%j is refused without being repeated', (args) => {
    const refuse = () => readOptions(args);
    expect(refuse).toThrow('usage: npm run create-admin');
    expect(refuse).not.toThrow('silver-lining-2');
  });
});
