import { MAXIMUM_SAVED_VIEWS, type SavedViewList } from '@eunbit/schema/saved-view';
import { type CodedResult, refuse } from '../../common/refusal.ts';
import type { SavedViewRecord } from './saved-view.model.ts';
import type { SavedViewErrorCode } from './saved-view.types.ts';

type Views = readonly SavedViewRecord[];

/** The views after a change, and the id of the changed one. */
export interface ChangedViews {
  readonly views: SavedViewRecord[];
  readonly viewId: string;
}

type ViewsChange = CodedResult<ChangedViews, SavedViewErrorCode>;

const NOT_FOUND = refuse('VIEW_NOT_FOUND', 'view.notFound');
const EXISTS = refuse('VIEW_EXISTS', 'view.exists');

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
  if (clashes(views, view)) return EXISTS;
  if (ofList.length >= MAXIMUM_SAVED_VIEWS) return refuse('VIEW_LIMIT', 'view.limit');
  const all = [...views, { ...view, name: view.name.trim() }];
  return { value: { views: view.isDefault ? withDefault(all, view.list, view.id) : all, viewId: view.id } };
}

export function viewRenamed(views: Views, id: string, name: string): ViewsChange {
  const current = views.find((view) => view.id === id);
  if (!current) return NOT_FOUND;
  const next = { ...current, name: name.trim() };
  if (clashes(views, next)) return EXISTS;
  return { value: { views: views.map((view) => (view === current ? next : view)), viewId: id } };
}

export function viewRemoved(views: Views, id: string): ViewsChange {
  const left = views.filter((view) => view.id !== id);
  return left.length === views.length ? NOT_FOUND : { value: { views: left, viewId: id } };
}

/** Makes a view the default of its list, or removes that default. */
export function viewDefaultSet(views: Views, id: string, isDefault: boolean): ViewsChange {
  const chosen = views.find((view) => view.id === id);
  if (!chosen) return NOT_FOUND;
  const next = isDefault
    ? withDefault(views, chosen.list, id)
    : views.map((view) => (view === chosen ? { ...view, isDefault } : view));
  return { value: { views: next, viewId: id } };
}

function withDefault(views: Views, list: SavedViewList, id: string): SavedViewRecord[] {
  return views.map((view) => (view.list === list ? { ...view, isDefault: view.id === id } : view));
}
