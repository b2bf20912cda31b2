import { MAXIMUM_SAVED_VIEWS } from '@eunbit/schema/saved-view';
import { describe, expect, it } from 'vitest';
import type { SavedViewRecord } from './saved-view.record.ts';
import { viewAdded, viewDefaultSet, viewRemoved, viewRenamed } from './saved-view-rules.ts';

const view = (id: string, rest: Partial<SavedViewRecord> = {}): SavedViewRecord => ({
  id,
  list: 'ORDERS_KR',
  name: `View ${id}`,
  query: `search=${id}`,
  isDefault: false,
  ...rest,
});

function changed(change: ReturnType<typeof viewAdded>): SavedViewRecord[] {
  if (change.outcome !== 'changed') throw new Error(change.outcome);
  return change.views;
}

describe('a new view (STAFF-14)', () => {
  it('stands behind the others, with its name trimmed', () => {
    expect(changed(viewAdded([view('a')], view('b', { name: ' Mine ' }))).map(({ name }) => name)).toEqual([
      'View a',
      'Mine',
    ]);
  });

  it.each([{ name: ' VIEW A' }, { query: 'search=a' }, { name: 'View \u0041' }])(
    'is refused where the list has one with %o',
    (same) => {
      expect(viewAdded([view('a')], view('b', same)).outcome).toBe('exists');
    },
  );

  it('may be called like one of another list', () => {
    expect(viewAdded([view('a')], view('b', { ...view('a'), id: 'b', list: 'ORDERS_US' })).outcome).toBe('changed');
  });

  it('is refused when its list has as many as it may, whatever other lists have', () => {
    const full = Array.from({ length: MAXIMUM_SAVED_VIEWS }, (_, place) => view(String(place)));
    expect(viewAdded(full, view('one more')).outcome).toBe('full');
    expect(viewAdded(full, view('one more', { list: 'AUDIT' })).outcome).toBe('changed');
  });

  it('takes the place of the default of its list alone', () => {
    const views = [view('a', { isDefault: true }), view('b', { list: 'AUDIT', isDefault: true })];
    const next = changed(viewAdded(views, view('c', { isDefault: true })));
    expect(next.map(({ isDefault }) => isDefault)).toEqual([false, true, true]);
  });
});

describe('a view that is there', () => {
  it('can be renamed, also to how it is called in other letters', () => {
    expect(changed(viewRenamed([view('a')], 'a', ' view A '))[0]?.name).toBe('view A');
  });

  it('cannot be renamed to another one of its list', () => {
    expect(viewRenamed([view('a'), view('b')], 'b', 'view a').outcome).toBe('exists');
  });

  it('can be the default and stop being it', () => {
    const views = [view('a', { isDefault: true }), view('b')];
    const second = changed(viewDefaultSet(views, 'b', true));
    expect(second.map(({ isDefault }) => isDefault)).toEqual([false, true]);
    expect(changed(viewDefaultSet(second, 'b', false)).map(({ isDefault }) => isDefault)).toEqual([false, false]);
  });

  it('can be deleted once', () => {
    expect(changed(viewRemoved([view('a'), view('b')], 'a')).map(({ id }) => id)).toEqual(['b']);
    for (const gone of [viewRemoved([], 'a'), viewRenamed([], 'a', 'x'), viewDefaultSet([], 'a', true)]) {
      expect(gone.outcome).toBe('notFound');
    }
  });
});
