import { createLoader, type Loader } from '../../common/loader.ts';
import type { CallerContext } from '../../common/request-context.ts';
import type { DraftOrderRecord, ReplacementOrders } from '../draft-order/index.ts';
import type { ReturnRecord } from './return.record.ts';
import type { ReturnReader } from './return-reader.ts';

export interface ReturnLoaders {
  /** The returns of an order by its number, oldest first; null without any. */
  readonly returnsOfOrders: Loader<readonly ReturnRecord[]>;
  /** Drafts by number, of returns whose way is to be paid; null for one that is none. */
  readonly draftsOfReturns: Loader<DraftOrderRecord>;
}

interface Services {
  readonly replacementOrders: Pick<ReplacementOrders, 'drafts'>;
  readonly returnReader: ReturnReader;
}

export function createReturnLoaders({ services }: CallerContext<Services>): ReturnLoaders {
  return {
    returnsOfOrders: createLoader(services.returnReader.byOrderNumbers),
    draftsOfReturns: createLoader(services.replacementOrders.drafts),
  };
}
