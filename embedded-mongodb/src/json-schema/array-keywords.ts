import { type Document, isDocument, type Value } from '../bson/values.ts';
import { typeMismatch } from '../errors.ts';
import { encodeKey } from '../key-string/key-string.ts';
import type { Keyword, Rule, Schema } from './keyword.ts';
import { flag, wholeNumber } from './operands.ts';

/** Keywords for arrays; other values satisfy them. */
export const arrayKeywords: Readonly<Record<string, Keyword>> = {
  minItems: itemCount('minItems', (count, bound) => count >= bound),
  maxItems: itemCount('maxItems', (count, bound) => count <= bound),
  uniqueItems: (operand) => (flag('uniqueItems', operand) ? uniqueRule : undefined),
  items: (operand, _, parse) => {
    if (Array.isArray(operand)) return tupleRule(operand.map((entry) => parse(entry, 'items')));
    if (!isDocument(operand)) throw typeMismatch("$jsonSchema keyword 'items' must be an array or an object");
    return itemsRule('items', parse(operand, 'items'), 0);
  },
  additionalItems: (operand, schema, parse) => {
    const isRefusal = operand === false;
    const rest = isDocument(operand) ? parse(operand, 'additionalItems') : undefined;
    if (typeof operand !== 'boolean' && !rest) {
      throw typeMismatch("$jsonSchema keyword 'additionalItems' must be either an object or a boolean");
    }
    if (!Array.isArray(schema.items)) return undefined;
    const from = schema.items.length;
    if (rest) return itemsRule('additionalItems', rest, from);
    return isRefusal ? noItemsAfter(from) : undefined;
  },
};

function itemCount(keyword: string, fits: (count: number, bound: number) => boolean): Keyword {
  return (operand) => {
    const bound = wholeNumber(keyword, operand);
    return (value) => {
      if (!Array.isArray(value) || fits(value.length, bound)) return undefined;
      return {
        operatorName: keyword,
        specifiedAs: { [keyword]: operand },
        reason: 'array did not match specified length',
        consideredValue: value,
      };
    };
  };
}

const uniqueRule: Rule = (value) => {
  if (!Array.isArray(value)) return undefined;
  const seen = new Set<string>();
  for (const element of value) {
    const key = encodeKey(element);
    if (seen.has(key)) {
      return {
        operatorName: 'uniqueItems',
        specifiedAs: { uniqueItems: true },
        reason: 'found a duplicate item',
        consideredValue: value,
        duplicatedValue: element,
      };
    }
    seen.add(key);
  }
  return undefined;
};

function itemsRule(keyword: string, schema: Schema, from: number): Rule {
  return (value) => (Array.isArray(value) ? itemFailure(keyword, value, () => schema, from) : undefined);
}

function tupleRule(schemas: readonly Schema[]): Rule {
  return (value) => (Array.isArray(value) ? itemFailure('items', value, (at) => schemas[at], 0) : undefined);
}

function itemFailure(
  operatorName: string,
  values: readonly Value[],
  schemaAt: (at: number) => Schema | undefined,
  from: number,
): Document | undefined {
  for (let itemIndex = from; itemIndex < values.length; itemIndex++) {
    const details = schemaAt(itemIndex)?.failures(values[itemIndex]) ?? [];
    if (details.length > 0) {
      return { operatorName, reason: 'At least one item did not match the sub-schema', itemIndex, details };
    }
  }
  return undefined;
}

function noItemsAfter(from: number): Rule {
  return (value) => {
    if (!Array.isArray(value) || value.length <= from) return undefined;
    return {
      operatorName: 'additionalItems',
      specifiedAs: { additionalItems: false },
      reason: 'found additional items',
      additionalItems: value.slice(from),
    };
  };
}
