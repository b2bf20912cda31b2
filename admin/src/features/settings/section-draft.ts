import type { SettingsSection, ShopSettings } from '@eunbit/schema/shop-settings';
import { type FieldValues, get, set } from 'react-hook-form';
import { formatAmountField, parseAmount } from '../../app/amount-text.ts';
import { inputPaths, SECTION_FIELDS, type SettingsField } from './settings-fields.ts';

/** An entry of a list in the form. */
export interface DraftRow extends FieldValues {
  /** Only used in this form. */
  readonly key: number;
}

function toInput(value: unknown, { kind }: SettingsField): string | boolean {
  if (kind === 'flag') return value === true;
  if (typeof value === 'number' && (kind === 'KR' || kind === 'US')) return formatAmountField(value, kind);
  return String(value ?? '');
}

/** NaN if the text is not a number, which the rules of the section reject. */
function toValue(input: unknown, { kind }: SettingsField): unknown {
  const text = String(input);
  if (kind === 'number') return /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
  if (kind === 'KR' || kind === 'US') return parseAmount(text, kind) ?? Number.NaN;
  return input;
}

function convert(
  source: object,
  fields: readonly SettingsField[],
  toResult: (value: unknown, field: SettingsField) => unknown,
): FieldValues {
  const result: FieldValues = {};
  for (const field of fields) {
    for (const path of inputPaths(field)) set(result, path, toResult(get(source, path), field));
  }
  return result;
}

/** Form values of a stored section: the same object, with the text of each input. */
export function toSectionDraft(section: SettingsSection, value: object): FieldValues {
  const { fields, rows } = SECTION_FIELDS[section];
  const draft = convert(value, fields, toInput);
  if (rows) {
    const entries: readonly object[] = get(value, rows.list);
    draft[rows.list] = entries.map((entry, key) => ({ key, ...convert(entry, rows.fields, toInput) }));
  }
  return draft;
}

/** An empty row after these. The id of a bank is generated, since only orders refer to it. */
export function createRow(section: SettingsSection, rows: readonly DraftRow[], newId: string): DraftRow {
  const blank = convert({}, SECTION_FIELDS[section].rows?.fields ?? [], toInput);
  const key = Math.max(-1, ...rows.map((row) => row.key)) + 1;
  return { key, ...blank, ...('id' in blank && { id: newId }) };
}

/** The value of a section, to be validated and saved. */
export function toSectionValue<Section extends SettingsSection>(
  section: Section,
  draft: FieldValues,
): ShopSettings[Section] {
  const { fields, rows } = SECTION_FIELDS[section];
  const value = convert(draft, fields, toValue);
  if (rows) {
    const entries: readonly DraftRow[] = draft[rows.list];
    value[rows.list] = entries.map((entry) => convert(entry, rows.fields, toValue));
  }
  // The fields of a section are exactly those of its type; a test compares them.
  return value as ShopSettings[Section];
}
