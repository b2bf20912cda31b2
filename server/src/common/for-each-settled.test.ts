import { expect, it } from 'vitest';
import { forEachSettled } from './for-each-settled.ts';

it('forEachSettled continues after a failure and throws all failures at the end', async () => {
  const done: number[] = [];
  const work = async (item: number) => {
    if (item % 2 === 0) throw new Error(`no ${item}`);
    done.push(item);
  };
  const failed = forEachSettled([1, 2, 3, 4, 5], work);
  await expect(failed).rejects.toThrow('2 of 5 failed');
  await expect(failed).rejects.toMatchObject({ errors: [{ message: 'no 2' }, { message: 'no 4' }] });
  expect(done).toEqual([1, 3, 5]);
});
