import { MAXIMUM_SAVED_VIEWS } from '@eunbit/schema/saved-view';
import { describe, expect, it } from 'vitest';
import type { SavedViewRecord } from './saved-view.model.ts';
import { viewAdded, viewDefaultSet, viewRemoved, viewRenamed } from './saved-view-rules.ts';

const view = (id: string, rest: Partial<SavedViewRecord> = {}): SavedViewRecord => ({
  id,
  list: 'ORDERS_KR',
  name: `View ${id}`,
  query: `search=${id}`,
  isDefault: false,
  ...rest,
});

const codeOf = (change: ReturnType<typeof viewAdded>) => ('refused' in change ? change.refused.code : null);

function changed(change: ReturnType<typeof viewAdded>): SavedViewRecord[] {
  if ('refused' in change) throw new Error(change.refused.code);
  return change.value.views;
}

describe('a new view (STAFF-14)', () => {
  it('is appended, with its name trimmed', () => {
    expect(changed(viewAdded([view('a')], view('b', { name: ' Mine ' }))).map(({ name }) => name)).toEqual([
      'View a',
      'Mine',
    ]);
  });

  it.each([{ name: ' VIEW A' }, { query: 'search=a' }, { name: 'View \u0041' }])(
    'is rejected if the list has one with %o',
    (same) => {
      expect(codeOf(viewAdded([view('a')], view('b', same)))).toBe('VIEW_EXISTS');
    },
  );

  it('may have the name of a view of another list', () => {
    expect(codeOf(viewAdded([view('a')], view('b', { ...view('a'), id: 'b', list: 'ORDERS_US' })))).toBeNull();
  });

  it('is rejected at the limit of its list, which is counted per list', () => {
    const full = Array.from({ length: MAXIMUM_SAVED_VIEWS }, (_, place) => view(String(place)));
    expect(codeOf(viewAdded(full, view('one more')))).toBe('VIEW_LIMIT');
    expect(codeOf(viewAdded(full, view('one more', { list: 'AUDIT' })))).toBeNull();
  });

  it('replaces the default of its own list only', () => {
    const views = [view('a', { isDefault: true }), view('b', { list: 'AUDIT', isDefault: true })];
    const next = changed(viewAdded(views, view('c', { isDefault: true })));
    expect(next.map(({ isDefault }) => isDefault)).toEqual([false, true, true]);
  });
});

describe('an existing view', () => {
  it('can be renamed, also to the same name in different case', () => {
    expect(changed(viewRenamed([view('a')], 'a', ' view A '))[0]?.name).toBe('view A');
  });

  it('cannot take the name of another view of its list', () => {
    expect(codeOf(viewRenamed([view('a'), view('b')], 'b', 'view a'))).toBe('VIEW_EXISTS');
  });

  it('can be set as the default and unset', () => {
    const views = [view('a', { isDefault: true }), view('b')];
    const second = changed(viewDefaultSet(views, 'b', true));
    expect(second.map(({ isDefault }) => isDefault)).toEqual([false, true]);
    expect(changed(viewDefaultSet(second, 'b', false)).map(({ isDefault }) => isDefault)).toEqual([false, false]);
  });

  it('can be deleted once, and later changes are rejected', () => {
    expect(changed(viewRemoved([view('a'), view('b')], 'a')).map(({ id }) => id)).toEqual(['b']);
    for (const gone of [viewRemoved([], 'a'), viewRenamed([], 'a', 'x'), viewDefaultSet([], 'a', true)]) {
      expect(codeOf(gone)).toBe('VIEW_NOT_FOUND');
    }
  });
});
