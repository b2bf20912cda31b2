import type { Language } from '@eunbit/schema/market';
import type { Viewer } from '../../common/request-context.ts';
import { assignableRoles, isEmailProven, type UserRecord } from '../account/index.ts';
import { type CatalogueService, presentProduct } from '../catalogue/index.ts';
import { mediaUrl } from '../media/index.ts';
import type { BoughtProduct } from '../order/index.ts';
import { mayBlock } from './block-rules.ts';
import { type PurchaseType, UserType } from './user.types.ts';

/** An account as staff see it; `viewer` is the staff member. */
export function presentUser(record: UserRecord, viewer: Viewer | null): UserType {
  const { _id, email, firstName, lastName, phone, role, staffRole, blocked, blockedFor } = record;
  const { language, location, createdAt, tags = [] } = record;
  return Object.assign(new UserType(), {
    id: String(_id),
    email,
    firstName,
    lastName,
    phone,
    role,
    staffRole: staffRole ?? null,
    nextRoles: viewer ? assignableRoles(viewer, { role, staffRole: staffRole ?? null }) : [],
    isBlocked: blocked,
    viewerCanBlock: viewer !== null && mayBlock(viewer, { id: String(_id), role }),
    hasSecondFactor: record.secondFactorSince !== undefined,
    block: (blocked && blockedFor) || null,
    language,
    location,
    createdAt,
    tags,
    isEmailProven: isEmailProven(record),
  });
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
