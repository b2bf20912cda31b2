import { createLoader, type Loader } from '../../common/loader.ts';
import type { CallerContext } from '../../common/request-context.ts';
import type { ReturnRecord } from './return.record.ts';
import type { ReturnReader } from './return-reader.ts';

export interface ReturnLoaders {
  /** The returns of an order by its number, oldest first; null without any. */
  readonly returnsOfOrders: Loader<readonly ReturnRecord[]>;
}

interface Services {
  readonly returnReader: ReturnReader;
}

export function createReturnLoaders({ services }: CallerContext<Services>): ReturnLoaders {
  return { returnsOfOrders: createLoader(services.returnReader.byOrderNumbers) };
}
