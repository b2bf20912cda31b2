import type { ApiMessageKey } from './api-messages.ts';
import { Language } from './market.ts';
import { emptyPlaceholders, inBraces, type PlaceholderValues, unknownPlaceholders } from './placeholder.ts';
import { normaliseLine } from './typed-line.ts';
import { check, type FieldFailure, required, severalLines, shortEnough, singleLine } from './validation-rules.ts';

/** Maximum templates of a shop (COLLABORATION-8). */
export const MAXIMUM_EMAIL_TEMPLATES = 100;
export const MAXIMUM_TEMPLATE_NAME_LENGTH = 60;
export const MAXIMUM_SUBJECT_LENGTH = 150;
export const MAXIMUM_EMAIL_TEXT_LENGTH = 5000;
/** Maximum emails that a staff member can write in an hour (COLLABORATION-9). */
export const COMPOSED_EMAILS_AN_HOUR = 30;

/** The parts of an email that staff write; the shop adds the rest. */
export interface EmailDraft {
  readonly subject: string;
  readonly text: string;
}

export interface EmailTemplateFields {
  readonly name: string;
  readonly drafts: Readonly<Record<Language, EmailDraft>>;
}

/** Comparison key of a name: template names that differ only in case and spaces are equal. */
export const toTemplateKey = (name: string): string => normaliseLine(name).trim().replace(/\s+/g, ' ').toLowerCase();

function withPlaces(path: string, text: string): FieldFailure<ApiMessageKey>[] {
  const unknown = unknownPlaceholders(text);
  if (unknown.length === 0) return [];
  return [{ path, key: 'emailTemplate.unknownPlaceholder', values: { names: inBraces(unknown) } }];
}

function checkDraft({ subject, text }: EmailDraft, prefix = ''): FieldFailure<ApiMessageKey>[] {
  const failures: FieldFailure<ApiMessageKey>[] = check([
    [
      `${prefix}subject`,
      subject,
      required('composedEmail.subjectRequired'),
      shortEnough(MAXIMUM_SUBJECT_LENGTH),
      singleLine,
    ],
    [
      `${prefix}text`,
      text,
      required('composedEmail.textRequired'),
      shortEnough(MAXIMUM_EMAIL_TEXT_LENGTH),
      severalLines,
    ],
  ]);
  const places = [...withPlaces(`${prefix}subject`, subject), ...withPlaces(`${prefix}text`, text)];
  return [...failures, ...places.filter(({ path }) => !failures.some((failure) => failure.path === path))];
}

/** A template needs both languages, since it is used for customers of either. Paths: `name`, `ko.subject`, … */
export function validateEmailTemplate({ name, drafts }: EmailTemplateFields): FieldFailure<ApiMessageKey>[] {
  return [
    ...check([
      ['name', name, required('emailTemplate.nameRequired'), shortEnough(MAXIMUM_TEMPLATE_NAME_LENGTH), singleLine],
    ]),
    ...Object.values(Language).flatMap((language) => checkDraft(drafts[language], `${language}.`)),
  ];
}

/** Validates an email about an order; every placeholder must have a value. */
export function validateComposedEmail(draft: EmailDraft, values: PlaceholderValues): FieldFailure<ApiMessageKey>[] {
  const failures = checkDraft(draft);
  const gaps = (['subject', 'text'] as const).flatMap((path): FieldFailure<ApiMessageKey>[] => {
    const empty = emptyPlaceholders(draft[path], values);
    if (empty.length === 0 || failures.some((failure) => failure.path === path)) return [];
    return [{ path, key: 'composedEmail.emptyPlaceholder', values: { names: inBraces(empty) } }];
  });
  return [...failures, ...gaps];
}
