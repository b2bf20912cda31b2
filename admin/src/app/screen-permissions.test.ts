import { expect, test } from 'vitest';
import { NEEDED_BY_SCREEN } from './screen-permissions.ts';

const ROUTES = import.meta.glob<readonly { readonly path: string }[]>('../features/*/*.routes.{ts,tsx}', {
  eager: true,
  import: 'routes',
});

test('NEEDED_BY_SCREEN lists every screen and nothing else', () => {
  const screens = Object.values(ROUTES)
    .flat()
    .map(({ path }) => path.replace(/^\//, '').split('/')[0] ?? '');

  expect(Object.keys(NEEDED_BY_SCREEN).sort()).toEqual([...new Set(screens)].sort());
});
