import { describe, expect, it } from 'vitest';
import type { CallerContext } from '../common/request-context.ts';
import { ModuleList } from './module-list.ts';

interface Services {
  readonly title: string;
}

const context = { services: { title: 'Wipe' } } as CallerContext<Services>;

function moduleWith(name: string) {
  return {
    setup: () => ({}),
    createLoaders: ({ services }: CallerContext<Services>) => ({ [name]: services.title }),
  };
}

describe('the loaders of modules', () => {
  it('are created per request from its services', () => {
    const modules = new ModuleList<Services>().add(moduleWith('titles')).add(moduleWith('prices'));
    expect(modules.createLoaders(context)).toEqual({ titles: 'Wipe', prices: 'Wipe' });
  });

  it('need unique names, since one would replace another', () => {
    const modules = new ModuleList<Services>().add(moduleWith('titles')).add(moduleWith('titles'));
    expect(() => modules.createLoaders(context)).toThrow('two modules have a loader titles');
  });
});
