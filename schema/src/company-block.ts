import type { ApiMessageKey } from './api-messages.ts';
import type { MessageKey } from './messages.ts';
import {
  check,
  type FieldFailure,
  type Rule,
  required,
  severalLines,
  shortEnough,
  singleLine,
} from './validation-rules.ts';

/** Kind of a block of the company page. */
export const CompanyBlockKind = { PERSON: 'PERSON', PLACE: 'PLACE' } as const;
export type CompanyBlockKind = (typeof CompanyBlockKind)[keyof typeof CompanyBlockKind];

/** Direction in which a block moves among those of its kind. */
export const MoveDirection = { EARLIER: 'EARLIER', LATER: 'LATER' } as const;
export type MoveDirection = (typeof MoveDirection)[keyof typeof MoveDirection];

/** The back office uploads a photo to this path, as the body of a POST. */
export const COMPANY_PHOTO_PATH = '/company-photos';
/** Maximum blocks of each kind on the company page (STORE-20). */
export const MAXIMUM_COMPANY_BLOCKS = 24;

/** The texts of a block in one language. A text is empty if the kind has no such field or nothing was written. */
export interface CompanyBlockText {
  readonly name: string;
  readonly role: string;
  readonly text: string;
  readonly address: string;
  readonly photoAlt: string;
}
export type CompanyBlockField = keyof CompanyBlockText;

interface FieldRules {
  readonly maximum: number;
  /** Message if nothing was written; null for a field that may stay empty. */
  readonly missing: MessageKey | null;
  readonly lines: Rule;
}

const NAME: FieldRules = { maximum: 60, missing: 'companyBlock.nameRequired', lines: singleLine };
const PHOTO_ALT: FieldRules = { maximum: 200, missing: null, lines: singleLine };

/** The fields of each kind, in the order of the form. */
const FIELDS: Readonly<Record<CompanyBlockKind, Partial<Readonly<Record<CompanyBlockField, FieldRules>>>>> = {
  PERSON: {
    name: NAME,
    role: { maximum: 80, missing: 'companyBlock.roleRequired', lines: singleLine },
    text: { maximum: 200, missing: 'companyBlock.textRequired', lines: singleLine },
    photoAlt: PHOTO_ALT,
  },
  PLACE: {
    name: NAME,
    text: { maximum: 600, missing: 'companyBlock.textRequired', lines: severalLines },
    address: { maximum: 200, missing: null, lines: singleLine },
    photoAlt: PHOTO_ALT,
  },
};

export const NO_COMPANY_TEXT: CompanyBlockText = { name: '', role: '', text: '', address: '', photoAlt: '' };
const ALL_FIELDS = Object.keys(NO_COMPANY_TEXT) as CompanyBlockField[];

export function hasCompanyBlockField(kind: CompanyBlockKind, field: CompanyBlockField): boolean {
  return FIELDS[kind][field] !== undefined;
}

/** Maximum length of a field in characters; 0 if the kind does not have the field. */
export function maximumCompanyText(kind: CompanyBlockKind, field: CompanyBlockField): number {
  return FIELDS[kind][field]?.maximum ?? 0;
}

export interface CompanyBlockTexts {
  readonly ko: CompanyBlockText;
  /** Null if it is not translated: English pages show the Korean text. */
  readonly en: CompanyBlockText | null;
}

const trimmed = (text: CompanyBlockText): CompanyBlockText => ({
  name: text.name.trim(),
  role: text.role.trim(),
  text: text.text.trim(),
  address: text.address.trim(),
  photoAlt: text.photoAlt.trim(),
});

/** Texts as they are stored: a translation that contains only spaces becomes null. */
export function toCompanyBlockTexts({ ko, en }: CompanyBlockTexts): CompanyBlockTexts {
  const translation = en && trimmed(en);
  const isTranslated = translation && ALL_FIELDS.some((field) => translation[field] !== '');
  return { ko: trimmed(ko), en: isTranslated ? translation : null };
}

/**
 * A block in Korean, with a translation that is whole or absent, so that no page mixes languages. Paths: `ko.name`,
 * `en.address`, …
 */
export function validateCompanyBlock(
  kind: CompanyBlockKind,
  { ko, en }: CompanyBlockTexts,
): FieldFailure<ApiMessageKey>[] {
  const checkText = (language: 'ko' | 'en', text: CompanyBlockText) =>
    ALL_FIELDS.flatMap((field): FieldFailure<ApiMessageKey>[] => {
      const path = `${language}.${field}`;
      const rules = FIELDS[kind][field];
      if (!rules) return text[field] === '' ? [] : [{ path, key: 'input.invalid' }];
      const { maximum, lines, missing } = rules;
      const needed = missing ?? (language === 'en' && ko[field] !== '' ? 'companyBlock.translationMissing' : null);
      return check([[path, text[field], ...(needed ? [required(needed)] : []), shortEnough(maximum), lines]]);
    });
  return [...checkText('ko', ko), ...(en ? checkText('en', en) : [])];
}
