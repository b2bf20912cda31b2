import type { Connection } from 'mongoose';
import type { PersonalData } from '../../common/personal-data.ts';
import { addressBookModel } from './address-book.model.ts';

export function addressPersonalData(connection: Connection): PersonalData {
  const books = addressBookModel(connection);
  return {
    part: 'addresses',
    async exportData({ id }) {
      const book = await books.findById(id).lean();
      return (book?.addresses ?? []).map(({ id: _id, version: _version, ...address }) => address);
    },
    async forget({ id }, transaction) {
      await books.deleteOne({ _id: id }, { session: transaction });
    },
  };
}
