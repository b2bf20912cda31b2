import type { CompanyBlockKind, CompanyBlockText } from '@eunbit/schema/company-block';
import type { Types } from 'mongoose';
import type { CompanyPhotoRecord } from './company-photo.record.ts';

/** A person or a place of the company page (STORE-20). */
export interface CompanyBlockRecord {
  _id: Types.ObjectId;
  kind: CompanyBlockKind;
  /** Sort key within the kind, ascending; unique, with gaps where blocks were removed. */
  position: number;
  /** `en` is null if there is no translation. */
  texts: { ko: CompanyBlockText; en: CompanyBlockText | null };
  photo: CompanyPhotoRecord | null;
  /** Rises with each change of its content; moving it is none. */
  version: number;
  createdAt: Date;
}

/** The blocks of each kind in the order of the page. */
export type CompanyBlocks = Readonly<Record<CompanyBlockKind, readonly CompanyBlockRecord[]>>;
