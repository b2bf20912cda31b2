import type { Language } from '@eunbit/schema/market';
import type { Mirror } from '../../live/mirror.ts';
import type { UserRecord } from '../account/index.ts';
import type { CatalogueCache, ProductRecord } from '../catalogue/index.ts';
import type { OrderListService, OrderRecord } from '../order/index.ts';
import { createProductSearch, searchedWords } from '../search/index.ts';
import type { UserDirectory } from '../user/index.ts';

/** Maximum number of results of each kind. */
const FINDS_SHOWN = 6;

export interface StaffFinds {
  /** Of both stores, newest first. */
  readonly orders: readonly OrderRecord[];
  readonly products: readonly ProductRecord[];
  /** Of both stores, newest first. */
  readonly users: readonly UserRecord[];
}

/**
 * The back office search. Products come from the mirror, orders and accounts from database indexes: orders by their
 * search keys, accounts by name, email address and phone number.
 */
export function createStaffSearchService(
  catalogueCache: Mirror<CatalogueCache>,
  orderList: OrderListService,
  directory: UserDirectory,
) {
  const productSearch = createProductSearch(({ title, slug }, language) => [title[language], title.ko, title.en, slug]);

  return {
    async find(
      text: string,
      { language, withUsers }: { readonly language: Language; readonly withUsers: boolean },
    ): Promise<StaffFinds> {
      const [orders, users, catalogue] = await Promise.all([
        orderList.search(text, FINDS_SHOWN),
        withUsers ? directory.find(text, FINDS_SHOWN) : [],
        catalogueCache.read(),
      ]);
      const words = searchedWords(text);
      const { products } = catalogue;
      const { items } = await productSearch.find({ catalogue, language, words, products, most: FINDS_SHOWN });
      return { orders, users, products: items.flatMap(({ id }) => catalogue.byId.get(id) ?? []) };
    },
  };
}

export type StaffSearchService = ReturnType<typeof createStaffSearchService>;
