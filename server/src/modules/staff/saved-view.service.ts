import { type SavedViewList, validateSavedView, validateViewName } from '@eunbit/schema/saved-view';
import { type Connection, Types } from 'mongoose';
import { type Result, refuseInput } from '../../common/refusal.ts';
import { changeOwnDocument } from '../../common/versioned-write.ts';
import { type SavedViewRecord, type SavedViewsRecord, savedViewsModel } from './saved-view.model.ts';
import type { SavedViewErrorCode } from './saved-view.types.ts';
import { type ChangedViews, viewAdded, viewDefaultSet, viewRemoved, viewRenamed } from './saved-view-rules.ts';

export type SavedViewsChange = Result<ChangedViews, SavedViewErrorCode>;

interface NewView {
  readonly list: SavedViewList;
  readonly name: string;
  readonly query: string;
  readonly isDefault: boolean;
}

/** Saved filters of staff lists. Every read and write is limited to the caller's own document. */
export function createSavedViewService(connection: Connection) {
  const stored = savedViewsModel(connection);

  function change(
    userId: string,
    rule: (views: readonly SavedViewRecord[]) => SavedViewsChange,
  ): Promise<SavedViewsChange> {
    return changeOwnDocument<SavedViewsRecord, SavedViewsChange>(stored, userId, (own) => {
      const outcome = rule(own?.views ?? []);
      return { write: 'value' in outcome ? { views: outcome.value.views } : null, outcome };
    });
  }

  return {
    /** The views of all lists, in the order in which they were saved. */
    list: async (userId: string): Promise<readonly SavedViewRecord[]> =>
      (await stored.findById(userId).lean())?.views ?? [],

    async save(userId: string, { list, name, query, isDefault }: NewView): Promise<SavedViewsChange> {
      const invalid = refuseInput(validateSavedView(list, { name, query }));
      if (invalid) return invalid;
      const id = String(new Types.ObjectId());
      return change(userId, (views) => viewAdded(views, { id, list, name, query, isDefault }));
    },

    async rename(userId: string, id: string, name: string): Promise<SavedViewsChange> {
      return refuseInput(validateViewName(name)) ?? change(userId, (views) => viewRenamed(views, id, name));
    },

    remove: (userId: string, id: string): Promise<SavedViewsChange> =>
      change(userId, (views) => viewRemoved(views, id)),

    setDefault: (userId: string, id: string, isDefault: boolean): Promise<SavedViewsChange> =>
      change(userId, (views) => viewDefaultSet(views, id, isDefault)),
  };
}

export type SavedViewService = ReturnType<typeof createSavedViewService>;
