import type { Connection } from 'mongoose';
import { companyBlockModel } from './company-block.model.ts';

/** Whether staff have introduced somebody on the company page: from then on it shows no samples (STORE-20). */
export async function hasCompanyPeople(connection: Connection): Promise<boolean> {
  return (await companyBlockModel(connection).exists({ kind: 'PERSON' })) !== null;
}
