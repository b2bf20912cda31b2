import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const HANGUL = /[\uac00-\ud7a3]/;
/** Two words in a row; single words may be names, units or abbreviations. */
const ENGLISH_WORDS = /[a-z]{2,} [a-z]{2,}/i;
/** Fields whose values are the same in both languages. */
const UNTRANSLATED_FIELDS = new Set(['id', 'picture', 'file', 'date', 'value', 'path', 'titleKey']);

interface Text {
  readonly place: string;
  readonly text: string;
}

/** All texts nested in a value, each with its path. */
function findTexts(value: unknown, place: string): Text[] {
  if (typeof value === 'string') return [{ place, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    UNTRANSLATED_FIELDS.has(key) ? [] : findTexts(inner, `${place}.${key}`),
  );
}

/** All pairs of `ko` and `en` texts nested in a value. */
function translations(value: unknown, place: string): { readonly ko: Text[]; readonly en: Text[] }[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('ko' in value && 'en' in value) return [{ ko: findTexts(value.ko, place), en: findTexts(value.en, place) }];
  return Object.entries(value).flatMap(([key, inner]) => translations(inner, `${place}.${key}`));
}

const contents = import.meta.glob('../features/**/*.content.ts', { eager: true });
const folders = ['..', '../../../ui/src'].map((folder) => fileURLToPath(new URL(folder, import.meta.url)));
const readCatalogue = (language: string): Text[] =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(`.messages.${language}.json`))
      .flatMap((file) => findTexts(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')), file)),
  );

describe('A page in one language (STORE-3)', () => {
  const pages = Object.entries(contents).flatMap(([file, module]) => translations(module, file));

  it('shows no Korean in English', () => {
    const english = [...pages.flatMap(({ en }) => en), ...readCatalogue('en')];
    // Korean address fields keep their Korean names, as the Korean address search uses them.
    const mixed = english.filter(({ text }) => HANGUL.test(text.replace(/\([\uac00-\ud7a3/]+\)/g, '')));
    expect(mixed).toEqual([]);
  });

  it('shows no English sentence in Korean', () => {
    expect(pages.length).toBeGreaterThan(5);
    const korean = [...pages.flatMap(({ ko }) => ko), ...readCatalogue('ko')];
    expect(korean.filter(({ text }) => !HANGUL.test(text) && ENGLISH_WORDS.test(text))).toEqual([]);
  });
});
