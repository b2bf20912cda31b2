import { MAXIMUM_SAVED_VIEWS, type SavedViewList } from '@eunbit/schema/saved-view';
import type { SavedViewRecord } from './saved-view.record.ts';

type Views = readonly SavedViewRecord[];

/** The views after a change and the id of the changed one, or the reason why the change is rejected. */
export type ViewsChange =
  | { readonly outcome: 'changed'; readonly views: SavedViewRecord[]; readonly id: string }
  | { readonly outcome: 'notFound' | 'exists' | 'full' };

/** Normalises a name for comparison: trimmed, NFC, lower case. */
const asCompared = (name: string): string => name.trim().normalize('NFC').toLowerCase();

/** Whether another view of the same list has the same name or the same filter. */
function clashes(views: Views, view: Pick<SavedViewRecord, 'id' | 'list' | 'name' | 'query'>): boolean {
  return views.some(
    ({ id, list, name, query }) =>
      id !== view.id && list === view.list && (asCompared(name) === asCompared(view.name) || query === view.query),
  );
}

export function viewAdded(views: Views, view: SavedViewRecord): ViewsChange {
  const ofList = views.filter(({ list }) => list === view.list);
  if (clashes(views, view)) return { outcome: 'exists' };
  if (ofList.length >= MAXIMUM_SAVED_VIEWS) return { outcome: 'full' };
  const all = [...views, { ...view, name: view.name.trim() }];
  return { outcome: 'changed', views: view.isDefault ? withDefault(all, view.list, view.id) : all, id: view.id };
}

export function viewRenamed(views: Views, id: string, name: string): ViewsChange {
  const current = views.find((view) => view.id === id);
  if (!current) return { outcome: 'notFound' };
  const next = { ...current, name: name.trim() };
  if (clashes(views, next)) return { outcome: 'exists' };
  return { outcome: 'changed', views: views.map((view) => (view === current ? next : view)), id };
}

export function viewRemoved(views: Views, id: string): ViewsChange {
  const left = views.filter((view) => view.id !== id);
  return left.length === views.length ? { outcome: 'notFound' } : { outcome: 'changed', views: left, id };
}

/** Makes a view the default of its list, or removes that default. */
export function viewDefaultSet(views: Views, id: string, isDefault: boolean): ViewsChange {
  const chosen = views.find((view) => view.id === id);
  if (!chosen) return { outcome: 'notFound' };
  if (!isDefault) {
    return { outcome: 'changed', views: views.map((view) => (view === chosen ? { ...view, isDefault } : view)), id };
  }
  return { outcome: 'changed', views: withDefault(views, chosen.list, id), id };
}

function withDefault(views: Views, list: SavedViewList, id: string): SavedViewRecord[] {
  return views.map((view) => (view.list === list ? { ...view, isDefault: view.id === id } : view));
}
