import type { ApiMessageKey } from '@eunbit/schema/api-messages';
import type { ListingStatus } from '@eunbit/schema/catalogue';
import { Market } from '@eunbit/schema/market';
import { validateOpeningStock, validateProduct } from '@eunbit/schema/validation-product';
import type { FieldFailure } from '@eunbit/schema/validation-rules';
import { type ClientSession, type Connection, Types } from 'mongoose';
import { isDuplicateKey } from '../../common/duplicate-key.ts';
import { isObjectId } from '../../common/object-id.ts';
import { type Result, refuse, refuseInput } from '../../common/refusal.ts';
import { inTransaction } from '../../common/transaction.ts';
import type { AuditService } from '../audit/index.ts';
import type { RecordCreated } from '../idempotency/index.ts';
import { type PictureRecord, picturesOf } from './picture.record.ts';
import { mainPictureId, type ProductRecord, productModel } from './product.model.ts';
import {
  type FormContent,
  formerSlugsAfter,
  getListingState,
  NEW_PRODUCT,
  type ProductForm,
  toContent,
} from './product-form.ts';
import { loggedEdit } from './product-log.ts';
import { nextNumber } from './product-number.ts';
import type { ProductPictureService } from './product-picture.service.ts';
import type { ProductStock } from './product-stock.ts';

interface Deps {
  readonly connection: Connection;
  readonly audit: AuditService;
  readonly pictures: ProductPictureService;
  readonly productStock: ProductStock;
  /** Open stores. */
  readonly stores: readonly Market[];
}

/** State changes per store. Each is conditional on `from`, so that a concurrent change is not overwritten. */
type StateChanges = Readonly<Record<Market, { readonly from: ListingStatus; readonly to: ListingStatus }>>;

/** The saved product, the reason for a failure, or the current product after a concurrent change. */
export type ProductSaving = Result<ProductRecord, 'PRODUCT_NOT_FOUND'> | { readonly conflict: ProductRecord };

const NOT_FOUND = refuse('PRODUCT_NOT_FOUND', 'product.notFound');

/** Thrown to abort the transaction: the data that the form was based on has changed. */
class OvertakenError extends Error {
  override readonly name = 'OvertakenError';
}

/** Attempts to append a product; each failure means that a concurrent insert took the last position. */
const SAVE_ATTEMPTS = 20;

const MARKETS = Object.values(Market);

/** The stored values that a form keeps if it leaves them out, for the audit log. */
function kept({ packedUnit, suits, goesWithIds }: ProductRecord): Partial<FormContent> {
  return { packedUnit, suits, goesWithIds };
}

/** Adds and edits products. An edit passes the version it read (optimistic lock); an invalid form saves nothing. */
export function createProductEditor({ connection, audit, pictures, productStock, stores }: Deps) {
  const products = productModel(connection);

  async function slugFailures(slug: string, productId: string | null): Promise<FieldFailure<ApiMessageKey>[]> {
    const taken = await products
      .findOne({ $or: [{ slug }, { formerSlugs: slug }], ...(productId && { _id: { $ne: productId } }) }, { _id: 1 })
      .lean();
    return taken ? [{ path: 'slug', key: 'product.slugTaken' }] : [];
  }

  /** Drafts are allowed; they are shown once they are published. */
  async function companionFailures(ids: readonly string[], productId: string | null) {
    const found = ids.every((id) => isObjectId(id) && id !== productId)
      ? await products.countDocuments({ _id: { $in: ids.map((id) => new Types.ObjectId(id)) } })
      : 0;
    return found === ids.length ? [] : [{ path: 'goesWithIds', key: 'product.goesWithUnknown' as const }];
  }

  /** Validates a form and converts it to the stored content, which is to be used only if there are no failures. */
  async function read(form: ProductForm, productId: string | null, present: readonly PictureRecord[]) {
    const failures: FieldFailure<ApiMessageKey>[] = [
      ...validateProduct(form, stores),
      ...(await slugFailures(form.slug, productId)),
    ];
    const companions = form.goesWithIds ?? [];
    // A form with too many companions is rejected before the query.
    if (failures.length === 0 && companions.length > 0) {
      failures.push(...(await companionFailures(companions, productId)));
    }
    const images: PictureRecord[] = [];
    for (const [index, picture] of (await pictures.resolve(form.pictures, present)).entries()) {
      if (picture) images.push(picture);
      else failures.push({ path: `pictures.${index}.altKo`, key: 'product.pictureUnknown' });
    }
    return { failures, content: toContent(form, images) };
  }

  async function overtaken(productId: string | null): Promise<ProductSaving> {
    const conflict = productId && (await products.findById(productId).lean());
    return conflict ? { conflict } : NOT_FOUND;
  }

  /** Unique indexes decide between concurrent writes: a duplicate slug fails validation, a duplicate position is retried. */
  async function saving(
    slug: string,
    productId: string | null,
    save: () => Promise<ProductSaving>,
  ): Promise<ProductSaving> {
    for (let attempt = 0; attempt < SAVE_ATTEMPTS; attempt += 1) {
      try {
        return await save();
      } catch (error) {
        if (error instanceof OvertakenError) return overtaken(productId);
        if (!isDuplicateKey(error)) throw error;
        const wrong = refuseInput(await slugFailures(slug, productId));
        if (wrong) return wrong;
      }
    }
    throw new Error('too many products are being added at once');
  }

  /** The link preview image of each store, regenerated if its main picture has changed; undefined without pictures. */
  async function getShareMediaIds(
    { images }: FormContent,
    present?: ProductRecord,
  ): Promise<ProductRecord['shareMediaIds']> {
    const shareMediaIdOf = async (market: Market) => {
      const [main] = picturesOf(images, market);
      if (!main) return null;
      const former = present?.shareMediaIds?.[market];
      const isSame = present && mainPictureId(present, market) === main.mediaId;
      return former && isSame ? former : pictures.storeShareImage(main);
    };
    const isShared = mainPictureId({ images }, 'KR') === mainPictureId({ images }, 'US');
    const KR = await shareMediaIdOf('KR');
    const US = isShared ? KR : await shareMediaIdOf('US');
    return KR && US ? { KR, US } : undefined;
  }

  async function changeStates(
    session: ClientSession,
    product: ProductRecord,
    changes: StateChanges,
    staffId: string,
  ): Promise<void> {
    for (const market of MARKETS) {
      const { from, to } = changes[market];
      if (from === to) continue;
      const changed = await productStock.changeSale(
        session,
        { market, productId: String(product._id) },
        to !== 'ON_SALE',
        {
          staffId,
          expects: (stock) => getListingState(product, market, stock) === from,
        },
      );
      if (!changed) throw new OvertakenError();
    }
  }

  return {
    /** Adds a product at the last position, with stock in both stores. */
    async add(
      form: ProductForm,
      units: { readonly kr: number; readonly us: number },
      staffId: string,
      recordCreated: RecordCreated,
    ): Promise<ProductSaving> {
      const { failures, content } = await read(form, null, []);
      failures.push(...validateOpeningStock(units));
      if (failures.length > 0) return { refused: { failures } };
      const shareMediaIds = await getShareMediaIds(content);
      return saving(form.slug, null, () =>
        inTransaction(connection, async (session) => {
          const last = await products.findOne({}, { position: 1 }, { session }).sort({ position: -1 }).lean();
          const highest = await products
            .findOne({ number: { $exists: true } }, { number: 1 }, { session })
            .sort({ number: -1 })
            .lean();
          const product: ProductRecord = {
            _id: new Types.ObjectId(),
            ...NEW_PRODUCT,
            ...content,
            position: (last?.position ?? -1) + 1,
            number: nextNumber(last?.position, highest?.number),
            ...(shareMediaIds && { shareMediaIds }),
            createdAt: new Date(),
          };
          await products.insertMany([product], { session });
          await pictures.awaitAvif(session, product.images);
          await productStock.open(
            session,
            String(product._id),
            {
              KR: { quantity: units.kr, stopped: form.kr.status !== 'ON_SALE' },
              US: { quantity: units.us, stopped: form.us.status !== 'ON_SALE' },
            },
            staffId,
          );
          await audit.record(session, {
            by: staffId,
            action: 'PRODUCT_ADDED',
            subject: 'PRODUCT',
            subjectId: String(product._id),
            ...loggedEdit({}, content),
          });
          await recordCreated(session, String(product._id));
          return { value: product };
        }),
      );
    },

    /** Saves a form unless version or statuses have changed. `statuses` are those that the form was loaded with. */
    async edit(
      productId: string,
      form: ProductForm,
      expected: { readonly version: number; readonly statuses: Readonly<Record<Market, ListingStatus>> },
      staffId: string,
    ): Promise<ProductSaving> {
      const present = isObjectId(productId) ? await products.findById(productId).lean() : null;
      if (!present) return NOT_FOUND;
      if (present.version !== expected.version) return { conflict: present };
      const { failures, content } = await read(form, productId, present.images);
      if (failures.length > 0) return { refused: { failures } };
      const shareMediaIds = await getShareMediaIds(content, present);
      return saving(form.slug, productId, () =>
        inTransaction(connection, async (session) => {
          const seen = { _id: present._id, version: expected.version };
          const next = { ...content, ...(shareMediaIds && { shareMediaIds }), version: expected.version + 1 };
          const saved = await products
            .findOneAndUpdate(
              seen,
              { $set: { ...next, formerSlugs: formerSlugsAfter(present, form.slug) } },
              { session, returnDocument: 'after' },
            )
            .lean();
          if (!saved) throw new OvertakenError();
          await pictures.awaitAvif(session, saved.images);
          await changeStates(
            session,
            present,
            {
              KR: { from: expected.statuses.KR, to: form.kr.status },
              US: { from: expected.statuses.US, to: form.us.status },
            },
            staffId,
          );
          await audit.record(session, {
            by: staffId,
            action: 'PRODUCT_EDITED',
            subject: 'PRODUCT',
            subjectId: productId,
            ...loggedEdit(present, { ...kept(present), ...content }),
          });
          return { value: saved };
        }),
      );
    },

    /** Reads from the database, not from the catalogue in memory: content and version of a form must be consistent. */
    async byId(productId: string): Promise<ProductRecord | null> {
      return isObjectId(productId) ? products.findById(productId).lean() : null;
    },

    read,
  };
}

export type ProductEditor = ReturnType<typeof createProductEditor>;
