import type { Language, Market } from '@eunbit/schema/market';
import { PACKED_SIDES } from '@eunbit/schema/packed-unit';
import { describeContents } from '@eunbit/schema/product-contents';
import { priceText } from '../../common/price-text.ts';
import type { Values } from '../audit/index.ts';
import type { ProductFact } from './product.model.ts';
import type { FormContent } from './product-form.ts';

/** Named parts of a product in the audit log: a text or lines of text each. */
type LoggedParts = Readonly<Record<string, Values[string] | readonly string[]>>;

const LANGUAGES = { Ko: 'ko', En: 'en' } as const satisfies Record<string, Language>;

/** One entry per language, named with its suffix. */
function inBoth(name: string, linesIn: (language: Language) => readonly string[]): LoggedParts {
  return Object.fromEntries(Object.entries(LANGUAGES).map(([end, language]) => [`${name}${end}`, linesIn(language)]));
}

const logPrice = (market: Market, price: number | null | undefined) =>
  price == null ? null : priceText(market, price);

const disclosureLines = (facts: readonly ProductFact[] | undefined, language: Language) =>
  (facts ?? []).map(({ label, value }) => `${label[language]}: ${value[language]}`);

function comparisonLines(comparison: FormContent['comparison'], language: Language): string[] {
  if (!comparison) return [];
  const { ours, theirs, rows } = comparison;
  return [
    `${ours[language]} / ${theirs[language]}`,
    ...rows.map((row) => `${row.aspect[language]}: ${row.ours[language]} / ${row.theirs[language]}`),
  ];
}

function toLoggedParts(product: Partial<FormContent>): LoggedParts {
  const { title, subtitle, contents, sections = [], images = [], listings, disclosures, comparison, reports } = product;
  const { packedUnit: unit, suits = [], goesWithIds = [] } = product;
  return {
    slug: product.slug,
    group: product.group,
    bestseller: product.bestseller,
    icons: product.icons?.join(', '),
    titleKo: title?.ko,
    titleEn: title?.en,
    subtitleKo: subtitle?.ko,
    subtitleEn: subtitle?.en,
    contents: contents && describeContents(contents, 'en'),
    ...inBoth('sections', (language) => sections.map(({ menu, lines }) => `${menu}: ${lines[language].join(' / ')}`)),
    pictures: images.map(({ mediaId, alt }) => `${alt.ko} / ${alt.en} (${mediaId})`),
    ...inBoth('disclosureKR', (language) => disclosureLines(disclosures?.KR, language)),
    ...inBoth('disclosureUS', (language) => disclosureLines(disclosures?.US, language)),
    ...inBoth('comparison', (language) => comparisonLines(comparison ?? null, language)),
    reports,
    ...inBoth('suits', (language) => suits.map(({ tag, reason }) => `${tag}: ${reason[language]}`)),
    goesWith: goesWithIds,
    weightGrams: unit?.weightGrams,
    sizeMm: unit && PACKED_SIDES.map((side) => unit[side]).join(' × '),
    priceKR: logPrice('KR', listings?.KR.price),
    formerPriceKR: logPrice('KR', listings?.KR.compareAtPrice),
    publishedKR: listings?.KR.published,
    priceUS: logPrice('US', listings?.US.price),
    formerPriceUS: logPrice('US', listings?.US.compareAtPrice),
    publishedUS: listings?.US.published,
  };
}

/** The lines missing from `others`, or all lines if only their order differs; null if none. */
function differing(lines: readonly string[], others: readonly string[]): string | null {
  const own = lines.filter((line) => !others.includes(line));
  const isMoved = own.length === 0 && lines.length === others.length;
  return (isMoved ? lines : own).join('\n') || null;
}

/** Audit log values of an edit; `before` is empty for a new product. */
export function loggedEdit(before: Partial<FormContent>, after: FormContent): { before: Values; after: Values } {
  const [was, is] = [toLoggedParts(before), toLoggedParts(after)];
  const side = (parts: LoggedParts, others: LoggedParts): Values =>
    Object.fromEntries(
      Object.entries(parts).map(([name, part]) => {
        if (!Array.isArray(part)) return [name, part as Values[string]];
        const other = others[name];
        return [name, differing(part, Array.isArray(other) ? other : [])];
      }),
    );
  return { before: side(was, is), after: side(is, was) };
}
