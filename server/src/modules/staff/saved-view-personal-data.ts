import type { Connection } from 'mongoose';
import type { PersonalData } from '../../common/personal-data.ts';
import { savedViewsModel } from './saved-view.model.ts';

/** Exports and deletes the saved views of a staff member. */
export function savedViewPersonalData(connection: Connection): PersonalData {
  const stored = savedViewsModel(connection);
  return {
    part: 'savedViews',
    async exportData({ id }) {
      const own = await stored.findById(id).lean();
      return (own?.views ?? []).map(({ id: _id, ...view }) => view);
    },
    async forget({ id }, transaction) {
      await stored.deleteOne({ _id: id }, { session: transaction });
    },
  };
}
