import { type SavedViewList, validateSavedView, validateViewName } from '@eunbit/schema/saved-view';
import type { FieldFailure } from '@eunbit/schema/validation-rules';
import { type Connection, Types } from 'mongoose';
import { changeOwnDocument } from '../../common/versioned-write.ts';
import { savedViewsModel } from './saved-view.model.ts';
import type { SavedViewRecord, SavedViewsRecord } from './saved-view.record.ts';
import { type ViewsChange, viewAdded, viewDefaultSet, viewRemoved, viewRenamed } from './saved-view-rules.ts';

export type SavedViewOutcome =
  | { readonly outcome: 'saved'; readonly views: readonly SavedViewRecord[]; readonly id: string }
  | { readonly outcome: 'invalid'; readonly failures: readonly FieldFailure[] }
  | Exclude<ViewsChange, { outcome: 'changed' }>;

interface NewView {
  readonly list: SavedViewList;
  readonly name: string;
  readonly query: string;
  readonly isDefault: boolean;
}

/** Saved filters of staff lists. Every read and write is limited to the caller's own document. */
export function createSavedViewService(connection: Connection) {
  const stored = savedViewsModel(connection);

  function change(userId: string, rule: (views: readonly SavedViewRecord[]) => ViewsChange): Promise<SavedViewOutcome> {
    return changeOwnDocument<SavedViewsRecord, SavedViewOutcome>(stored, userId, (own) => {
      const wanted = rule(own?.views ?? []);
      if (wanted.outcome !== 'changed') return { write: null, outcome: wanted };
      const { views, id } = wanted;
      return { write: { views }, outcome: { outcome: 'saved', views, id } };
    });
  }

  return {
    /** The views of all lists, in the order in which they were saved. */
    list: async (userId: string): Promise<readonly SavedViewRecord[]> =>
      (await stored.findById(userId).lean())?.views ?? [],

    async save(userId: string, { list, name, query, isDefault }: NewView): Promise<SavedViewOutcome> {
      const failures = validateSavedView(list, { name, query });
      if (failures.length > 0) return { outcome: 'invalid', failures };
      const id = String(new Types.ObjectId());
      return change(userId, (views) => viewAdded(views, { id, list, name, query, isDefault }));
    },

    async rename(userId: string, id: string, name: string): Promise<SavedViewOutcome> {
      const failures = validateViewName(name);
      if (failures.length > 0) return { outcome: 'invalid', failures };
      return change(userId, (views) => viewRenamed(views, id, name));
    },

    remove: (userId: string, id: string): Promise<SavedViewOutcome> =>
      change(userId, (views) => viewRemoved(views, id)),

    setDefault: (userId: string, id: string, isDefault: boolean): Promise<SavedViewOutcome> =>
      change(userId, (views) => viewDefaultSet(views, id, isDefault)),
  };
}

export type SavedViewService = ReturnType<typeof createSavedViewService>;
