import type { Language } from '@eunbit/schema/market';
import type { Types } from 'mongoose';
import type { Viewer } from '../../common/request-context.ts';
import { assignableRoles } from '../account/role-rules.ts';
import type { UserRecord } from '../account/user.record.ts';
import type { CatalogueService } from '../catalogue/catalogue.service.ts';
import { presentProduct } from '../catalogue/product.presenter.ts';
import { mediaUrl } from '../media/media.service.ts';
import type { BoughtProduct } from '../order/stores/bought-products.ts';
import { mayBlock } from './block-rules.ts';
import type { PurchaseType, UserType } from './user.types.ts';
import type { UserDirectory } from './user-directory.service.ts';

interface Reader {
  readonly viewer: Viewer | null;
  readonly services: { readonly users: UserDirectory };
}

/** Accounts as staff see them. The orders of all of them are counted in one query, when the first count is resolved. */
export function presentUsers(records: readonly UserRecord[], { viewer, services }: Reader): UserType[] {
  let counts: Promise<ReadonlyMap<string, number>> | undefined;
  const getOrderCount = async (id: Types.ObjectId) => {
    counts ??= services.users.orderCounts(records.map(({ _id }) => _id));
    return (await counts).get(String(id)) ?? 0;
  };
  return records.map((record) => {
    const { _id, email, firstname, lastname, phone, role, blocked, blockedFor } = record;
    const { language, location, createdAt } = record;
    const countOrders = () => getOrderCount(_id);
    return {
      id: String(_id),
      email,
      firstname,
      lastname,
      phone,
      role,
      nextRoles: viewer ? assignableRoles(viewer.role, role) : [],
      isBlocked: blocked,
      viewerCanBlock: viewer !== null && mayBlock(viewer, { id: String(_id), role }),
      block: (blocked && blockedFor) || null,
      language,
      location,
      createdAt,
      countOrders,
      orderCount: countOrders,
    };
  });
}

export function presentUser(record: UserRecord, reader: Reader): UserType {
  const [user] = presentUsers([record], reader);
  if (!user) throw new Error('an account was lost while it was presented');
  return user;
}

export async function presentPurchase(
  { _id: { productId, market }, title, mediaId, units, lastBoughtAt }: BoughtProduct,
  { services, language }: { readonly services: { readonly catalogue: CatalogueService }; readonly language: Language },
): Promise<PurchaseType> {
  const record = await services.catalogue.byId(productId);
  const product = record && presentProduct(record, { market, language });
  const imageUrl = mediaUrl(mediaId);
  return { productId, market, title: title[language], imageUrl, units, lastBoughtAt, product };
}
