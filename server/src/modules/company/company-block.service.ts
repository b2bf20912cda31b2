import type { ApiMessageKey } from '@eunbit/schema/api-messages';
import {
  type CompanyBlockKind,
  type CompanyBlockTexts,
  MAXIMUM_COMPANY_BLOCKS,
  type MoveDirection,
  toCompanyBlockTexts,
  validateCompanyBlock,
} from '@eunbit/schema/company-block';
import type { FieldFailure } from '@eunbit/schema/validation-rules';
import { type ClientSession, type Connection, Types } from 'mongoose';
import { isDuplicateKey } from '../../common/duplicate-key.ts';
import { isObjectId } from '../../common/object-id.ts';
import { type Result, refuse, refuseInput } from '../../common/refusal.ts';
import { inTransaction } from '../../common/transaction.ts';
import type { AuditService } from '../audit/index.ts';
import type { RecordCreated } from '../idempotency/index.ts';
import type { CompanyBlockRecord } from './company-block.model.ts';
import { companyBlockModel, loadCompanyBlocks } from './company-block.model.ts';
import type { CompanyBlockErrorCode } from './company-block.types.ts';
import { toBlockEvent, toMoveEvent } from './company-block-event.ts';
import { moveCompanyBlock } from './company-block-order.ts';
import type { CompanyPhotoService } from './company-photo.service.ts';

export type SavedBlock = Result<CompanyBlockRecord, CompanyBlockErrorCode>;

export const BLOCK_NOT_FOUND = refuse('COMPANY_BLOCK_NOT_FOUND', 'companyBlock.gone');

interface Deps {
  readonly connection: Connection;
  readonly photos: CompanyPhotoService;
  readonly audit: AuditService;
}

/** The form of a block. */
export interface CompanyBlockForm {
  readonly texts: CompanyBlockTexts;
  /** An uploaded photo; null if there is none. */
  readonly photoId: string | null;
}

/** Maximum attempts of concurrent inserts; each failed attempt means that another block was added. */
const CREATE_ATTEMPTS = MAXIMUM_COMPANY_BLOCKS + 1;

/** People and places of the company page, edited by staff (STORE-20). */
export function createCompanyBlockService({ connection, photos, audit }: Deps) {
  const blocks = companyBlockModel(connection);

  async function byId(id: string, session: ClientSession | null = null): Promise<CompanyBlockRecord | null> {
    return isObjectId(id) ? blocks.findById(id, null, { session }).lean<CompanyBlockRecord>() : null;
  }

  /** Converts the form for storage, or returns its errors. */
  async function readForm(kind: CompanyBlockKind, form: CompanyBlockForm) {
    const texts = toCompanyBlockTexts(form.texts);
    const failures: FieldFailure<ApiMessageKey>[] = validateCompanyBlock(kind, texts);
    const photo = form.photoId === null ? null : await photos.find(form.photoId);
    if (form.photoId !== null && !photo) failures.push({ path: 'photoId', key: 'companyBlock.photoUnknown' });
    return { invalid: refuseInput(failures), content: { texts, photo } };
  }

  type Content = Awaited<ReturnType<typeof readForm>>['content'];

  function add(by: string, kind: CompanyBlockKind, content: Content, recordCreated: RecordCreated) {
    return inTransaction(connection, async (session): Promise<SavedBlock> => {
      const others = await blocks
        .find({ kind }, { position: 1 }, { session })
        .sort({ position: 1 })
        .limit(MAXIMUM_COMPANY_BLOCKS)
        .lean();
      if (others.length >= MAXIMUM_COMPANY_BLOCKS) {
        return refuse('TOO_MANY_COMPANY_BLOCKS', 'companyBlock.tooMany');
      }
      const position = (others.at(-1)?.position ?? 0) + 1;
      const block = { _id: new Types.ObjectId(), kind, position, ...content, version: 1, createdAt: new Date() };
      await blocks.create([block], { session });
      await photos.awaitAvif(session, content.photo);
      await audit.record(session, toBlockEvent('COMPANY_BLOCK_CREATED', by, null, block));
      await recordCreated(session, String(block._id));
      return { value: block };
    });
  }

  return {
    byId,

    /** By kind, in the order of the page. */
    list: (): Promise<CompanyBlockRecord[]> => loadCompanyBlocks(blocks),

    /** Appends a block to its kind. */
    async create(
      by: string,
      kind: CompanyBlockKind,
      form: CompanyBlockForm,
      recordCreated: RecordCreated,
    ): Promise<SavedBlock> {
      const { invalid, content } = await readForm(kind, form);
      if (invalid) return invalid;
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await add(by, kind, content, recordCreated);
        } catch (error) {
          // A concurrent insert took the position.
          if (!isDuplicateKey(error) || attempt === CREATE_ATTEMPTS) throw error;
        }
      }
    },

    /** Rejected if it has changed since the caller read it. */
    async update(
      by: string,
      { id, version }: { readonly id: string; readonly version: number },
      form: CompanyBlockForm,
    ): Promise<SavedBlock> {
      const known = await byId(id);
      if (!known) return BLOCK_NOT_FOUND;
      const { invalid, content } = await readForm(known.kind, form);
      if (invalid) return invalid;
      return inTransaction(connection, async (session): Promise<SavedBlock> => {
        const before = await byId(id, session);
        if (!before) return BLOCK_NOT_FOUND;
        if (before.version !== version) return refuse('COMPANY_BLOCK_CONFLICT', 'companyBlock.conflict');
        const change = { ...content, version: version + 1 };
        await blocks.updateOne({ _id: before._id }, { $set: change }, { session });
        await photos.awaitAvif(session, content.photo);
        const block = { ...before, ...change };
        await audit.record(session, toBlockEvent('COMPANY_BLOCK_EDITED', by, before, block));
        return { value: block };
      });
    },

    /** Swaps a block with its neighbour; no change at either end. False if it is unknown. */
    move(by: string, id: string, direction: MoveDirection): Promise<boolean> {
      return inTransaction(connection, async (session) => {
        const block = await byId(id, session);
        if (!block) return false;
        const places = await moveCompanyBlock(blocks, session, block, direction);
        if (places) await audit.record(session, toMoveEvent(by, block, places));
        return true;
      });
    },

    /** False if it is unknown. */
    remove(by: string, id: string): Promise<boolean> {
      return inTransaction(connection, async (session) => {
        const block = await byId(id, session);
        if (!block) return false;
        await blocks.deleteOne({ _id: block._id }, { session });
        await audit.record(session, toBlockEvent('COMPANY_BLOCK_DELETED', by, block, null));
        return true;
      });
    },
  };
}

export type CompanyBlockService = ReturnType<typeof createCompanyBlockService>;
