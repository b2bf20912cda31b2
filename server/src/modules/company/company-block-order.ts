import { MAXIMUM_COMPANY_BLOCKS, type MoveDirection } from '@eunbit/schema/company-block';
import type { ClientSession } from 'mongoose';
import type { CompanyBlockModel, CompanyBlockRecord } from './company-block.model.ts';

/** An unused position for swaps, because the unique index applies to each write. */
const ASIDE = 0;

/** Positions of a block before and after, from 1. */
export interface Places {
  readonly before: number;
  readonly after: number;
}

/** Swaps a block with the one before or after it; null if there is none. */
export async function moveCompanyBlock(
  blocks: CompanyBlockModel,
  session: ClientSession,
  { _id, kind }: Pick<CompanyBlockRecord, '_id' | 'kind'>,
  direction: MoveDirection,
): Promise<Places | null> {
  const inOrder = await blocks
    .find({ kind }, { position: 1 }, { session })
    .sort({ position: 1 })
    .limit(MAXIMUM_COMPANY_BLOCKS)
    .lean();
  const from = inOrder.findIndex((other) => other._id.equals(_id));
  const to = direction === 'EARLIER' ? from - 1 : from + 1;
  const [block, other] = [inOrder[from], inOrder[to]];
  if (!block || !other) return null;
  await blocks.updateOne({ _id: block._id }, { $set: { position: ASIDE } }, { session });
  await blocks.updateOne({ _id: other._id }, { $set: { position: block.position } }, { session });
  await blocks.updateOne({ _id: block._id }, { $set: { position: other.position } }, { session });
  return { before: from + 1, after: to + 1 };
}
