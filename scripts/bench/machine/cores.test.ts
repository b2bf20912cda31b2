import { describe, expect, it } from 'vitest';
import { splitCores } from './cores.ts';

describe('the cores', () => {
  it('are split into one for the shop and the others for the load', () => {
    expect(splitCores('0-1\n')).toEqual({ shop: '1', load: '0' });
    expect(splitCores('0-2,5,8-9')).toEqual({ shop: '9', load: '0,1,2,5,8' });
  });

  it('are not split if there is only one or if they are unknown', () => {
    expect(splitCores('3')).toBeNull();
    expect(splitCores('')).toBeNull();
  });
});
