import { expect, it } from 'vitest';
import { PicturesBusyError, workOnPicture } from './picture-work.ts';

const SMALL = Buffer.alloc(1_000);
/** The largest picture that may be uploaded. */
const LARGEST = Buffer.alloc(10 * 1024 * 1024);

function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

it('pictures are processed one after another, even if many arrive at once', async () => {
  const steps: string[] = [];
  const { open, opened } = gate();
  const first = workOnPicture(SMALL, async () => {
    steps.push('first begins');
    await opened;
    steps.push('first ends');
  });
  const second = workOnPicture(SMALL, async () => void steps.push('second'));
  open();
  await Promise.all([first, second]);
  expect(steps).toEqual(['first begins', 'first ends', 'second']);
});

it('a failed picture does not block the next one', async () => {
  const failed = workOnPicture(SMALL, () => Promise.reject(new Error('unreadable')));
  const next = workOnPicture(SMALL, async () => 'done');
  await expect(failed).rejects.toThrow('unreadable');
  expect(await next).toBe('done');
});

it('more than twenty of the largest pictures are rejected until one is done', async () => {
  const { open, opened } = gate();
  const taken = Array.from({ length: 20 }, () => workOnPicture(LARGEST, () => opened));
  await expect(workOnPicture(SMALL, async () => 'too many')).rejects.toThrow(PicturesBusyError);
  open();
  await Promise.all(taken);
  expect(await workOnPicture(SMALL, async () => 'taken again')).toBe('taken again');
});
