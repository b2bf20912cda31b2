import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSourcePositions } from './source-positions.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'eunbit-maps-'));
  await mkdir(join(folder, 'assets'));
  // Its one segment: line 1, column 5 of the built file is line 3, column 9 of the source, both counted from 1.
  const map = { version: 3, sources: ['../../../src/features/cart/CartPage.tsx'], names: [], mappings: 'IAEQ' };
  await writeFile(join(folder, 'assets/CartPage-Ab12Cd34.js.map'), JSON.stringify(map));
  await writeFile(join(folder, 'secret.js.map'), JSON.stringify({ ...map, sources: ['secret'] }));
});
afterAll(() => rm(folder, { recursive: true }));

const at = (file: string, column = 5) => ({ functionName: 'Zn', file, line: 1, column });
const find = (frame: ReturnType<typeof at>) =>
  createSourcePositions({ client: folder, office: folder }).find('WEB', frame);

it('a place in a built file is found in its source', async () => {
  expect(await find(at('assets/CartPage-Ab12Cd34.js'))).toEqual({
    functionName: 'Zn',
    file: 'web/src/features/cart/CartPage.tsx',
    line: 3,
    column: 9,
    isSource: true,
  });
});

it.each([
  ['of a build that is gone', at('assets/CartPage-zZ98yY76.js')],
  ['before all code', at('assets/CartPage-Ab12Cd34.js', 1)],
  ['of a foreign script', at('js.stripe.com')],
  ['outside the folder', at('assets/../secret.js')],
  ['at impossible positions', { ...at('assets/CartPage-Ab12Cd34.js'), line: 0, column: 0 }],
])('a place %s stays as it was reported', async (_what, frame) => {
  expect(await find(frame)).toEqual({ ...frame, isSource: false });
});

it('all places stay as they were reported where nothing is built', async () => {
  const frame = at('assets/CartPage-Ab12Cd34.js');
  expect(await createSourcePositions(null).find('ADMIN', frame)).toEqual({ ...frame, isSource: false });
});
