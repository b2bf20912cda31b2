import { describe, expect, it } from 'vitest';
import type { Viewer } from '../../common/request-context.ts';
import { createViewerCache } from './viewer-cache.ts';

const NOW = new Date('2026-03-02T09:00:00Z');
const NEXT_YEAR = new Date('2027-03-02T09:00:00Z');
const secondsLater = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const viewer = (id: string) => ({ id }) as Viewer;

/** A cache whose change streams are open, with a session `chair` of the member `robin`. */
async function openCache() {
  const cache = createViewerCache();
  const users = cache.follow('users', () => {});
  const sessions = cache.follow('sessions', () => {});
  await Promise.all([users.onOpen(), sessions.onOpen()]);
  const keep = (id: string, user: string, until = NEXT_YEAR) =>
    cache.keep(id, viewer(user), { mark: cache.mark, now: NOW, until });
  keep('chair', 'robin');
  return { cache, keep, users, sessions };
}

describe('the cache of viewers', () => {
  it('keeps a session for half a minute, and not beyond its expiry', async () => {
    const { cache, keep } = await openCache();
    keep('ending', 'kim', secondsLater(5));

    expect(cache.find('chair', secondsLater(29))).toEqual(viewer('robin'));
    expect(cache.find('chair', secondsLater(30))).toBeNull();
    expect(cache.find('ending', secondsLater(4))).toEqual(viewer('kim'));
    expect(cache.find('ending', secondsLater(5))).toBeNull();
  });

  it('drops one session, or all sessions of a member', async () => {
    const { cache, keep } = await openCache();
    keep('phone', 'robin');
    keep('other', 'kim');

    cache.drop('phone');
    expect([cache.find('phone', NOW), cache.find('chair', NOW)]).toEqual([null, viewer('robin')]);
    keep('phone', 'robin');
    cache.dropUser('robin');
    expect([cache.find('phone', NOW), cache.find('chair', NOW)]).toEqual([null, null]);
    expect(cache.find('other', NOW)).toEqual(viewer('kim'));
  });

  it('does not keep a session that was read before a drop', async () => {
    const { cache } = await openCache();
    const { mark } = cache;
    cache.drop('phone');

    cache.keep('phone', viewer('robin'), { mark, now: NOW, until: NEXT_YEAR });

    expect(cache.find('phone', NOW)).toBeNull();
  });

  it('keeps nothing before both change streams are open', () => {
    const cache = createViewerCache();
    cache.follow('users', () => {});
    cache.keep('chair', viewer('robin'), { mark: cache.mark, now: NOW, until: NEXT_YEAR });
    expect(cache.find('chair', NOW)).toBeNull();
  });

  it('keeps nothing while a change stream is broken, nor anything read in that time', async () => {
    const { cache, keep, users, sessions } = await openCache();

    users.onBroken();
    expect(cache.find('chair', NOW)).toBeNull();
    keep('chair', 'robin');
    expect(cache.find('chair', NOW)).toBeNull();

    sessions.onBroken();
    const { mark } = cache;
    users.onResumed();
    keep('chair', 'robin');
    expect(cache.find('chair', NOW), 'one is still broken').toBeNull();
    sessions.onResumed();
    cache.keep('chair', viewer('robin'), { mark, now: NOW, until: NEXT_YEAR });
    expect(cache.find('chair', NOW), 'read before the stream was open again').toBeNull();
    keep('chair', 'robin');
    expect(cache.find('chair', NOW)).toEqual(viewer('robin'));
  });
});
