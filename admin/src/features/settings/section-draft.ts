import type { SettingsSection, ShopSettings } from '@eunbit/schema/shop-settings';
import { formatAmountField, parseAmount } from '../../app/amount-text.ts';
import { inputPaths, SECTION_FIELDS, type SettingsField } from './settings-fields.ts';

/** Input values by path. */
export type Typed = Readonly<Record<string, string>>;

/** The text value of a ticked checkbox. */
export const TICKED = 'true';

interface DraftRow {
  /** Only used in this form. */
  readonly key: number;
  readonly typed: Typed;
}

/** Form values of a section. */
export interface SectionDraft {
  readonly typed: Typed;
  readonly rows: readonly DraftRow[];
}

function readPath(value: unknown, path: string): unknown {
  return path.split('.').reduce((part, name) => (part as Record<string, unknown> | undefined)?.[name], value);
}

function toText(value: unknown, { kind }: SettingsField): string {
  if (typeof value === 'number' && (kind === 'KR' || kind === 'US')) return formatAmountField(value, kind);
  return String(value ?? '');
}

function typeIn(value: unknown, fields: readonly SettingsField[]): Typed {
  const entries = fields.flatMap((field) =>
    inputPaths(field).map((path) => [path, toText(readPath(value, path), field)] as const),
  );
  return Object.fromEntries(entries);
}

/** Form values of a stored section. */
export function toSectionDraft(section: SettingsSection, value: object): SectionDraft {
  const { fields, rows } = SECTION_FIELDS[section];
  const entries = rows ? (readPath(value, rows.list) as readonly object[]) : [];
  return {
    typed: typeIn(value, fields),
    rows: entries.map((entry, key) => ({ key, typed: typeIn(entry, rows?.fields ?? []) })),
  };
}

/** Adds an empty row. The id of a bank is generated, since only orders refer to it. */
export function withNewRow(draft: SectionDraft, section: SettingsSection, newId: string): SectionDraft {
  const blank = typeIn({}, SECTION_FIELDS[section].rows?.fields ?? []);
  const key = Math.max(-1, ...draft.rows.map((row) => row.key)) + 1;
  const typed = 'id' in blank ? { ...blank, id: newId } : blank;
  return { ...draft, rows: [...draft.rows, { key, typed }] };
}

/** NaN if the text is not a number, which the rules of the section reject. */
function toValue(text: string, { kind }: SettingsField): string | number | boolean {
  if (kind === 'flag') return text === TICKED;
  if (kind === 'number') return /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
  if (kind === 'KR' || kind === 'US') return parseAmount(text, kind) ?? Number.NaN;
  return text;
}

function writePath(target: Record<string, unknown>, [name = '', ...further]: readonly string[], value: unknown): void {
  if (further.length === 0) {
    target[name] = value;
    return;
  }
  target[name] ??= {};
  writePath(target[name] as Record<string, unknown>, further, value);
}

function build(typed: Typed, fields: readonly SettingsField[]): Record<string, unknown> {
  const built: Record<string, unknown> = {};
  for (const field of fields) {
    for (const path of inputPaths(field)) writePath(built, path.split('.'), toValue(typed[path] ?? '', field));
  }
  return built;
}

/** The value of a section, to be validated and saved. */
export function toSectionValue<Section extends SettingsSection>(
  section: Section,
  { typed, rows: entries }: SectionDraft,
): ShopSettings[Section] {
  const { fields, rows } = SECTION_FIELDS[section];
  const value = build(typed, fields);
  if (rows) value[rows.list] = entries.map((row) => build(row.typed, rows.fields));
  // The fields of a section are exactly those of its type; a test compares them.
  return value as unknown as ShopSettings[Section];
}

export function isSameDraft(one: SectionDraft, other: SectionDraft): boolean {
  const essence = ({ typed, rows }: SectionDraft) => JSON.stringify([typed, rows.map((row) => row.typed)]);
  return essence(one) === essence(other);
}
