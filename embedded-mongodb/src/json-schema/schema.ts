import { type Document, getKeys, isDocument, type Value } from '../bson/values.ts';
import { failedToParse, typeMismatch } from '../errors.ts';
import { arrayKeywords } from './array-keywords.ts';
import type { Keyword, Rule, Schema } from './keyword.ts';
import { logicKeywords } from './logic-keywords.ts';
import { objectKeywords } from './object-keywords.ts';
import { valueKeywords } from './value-keywords.ts';

const ANNOTATIONS = ['title', 'description'];
const KEYWORDS: Readonly<Record<string, Keyword>> = {
  ...valueKeywords,
  ...arrayKeywords,
  ...objectKeywords,
  ...logicKeywords,
};
const KNOWN_BUT_REFUSED = new Set(['$ref', '$schema', 'default', 'definitions', 'format', 'id']);

/** Parses the schema of `$jsonSchema`. Throws FailedToParse or TypeMismatch if it is invalid. */
export function parseSchema(source: Value): Schema {
  if (!isDocument(source)) throw typeMismatch('$jsonSchema must be an object');
  return parseSubschema(source);
}

function parseSubschema(source: Document): Schema {
  const annotations: Document = {};
  const rules: Rule[] = [];
  for (const name of getKeys(source)) {
    if (ANNOTATIONS.includes(name)) annotations[name] = annotation(name, source[name]);
    else {
      const rule = keywordNamed(name)(source[name], source, parseNested);
      if (rule) rules.push(rule);
    }
  }
  return {
    annotations,
    accepts: (value) => rules.every((rule) => rule(value) === undefined),
    failures: (value) =>
      rules.flatMap((rule): Document[] => {
        const failure = rule(value);
        return failure ? [failure] : [];
      }),
  };
}

function parseNested(source: Value, keyword: string): Schema {
  if (!isDocument(source)) throw typeMismatch(`$jsonSchema keyword '${keyword}' must be an object`);
  return parseSubschema(source);
}

function keywordNamed(name: string): Keyword {
  const found = Object.hasOwn(KEYWORDS, name) ? KEYWORDS[name] : undefined;
  if (found) return found;
  if (KNOWN_BUT_REFUSED.has(name)) throw failedToParse(`$jsonSchema keyword '${name}' is not currently supported`);
  throw failedToParse(`Unknown $jsonSchema keyword: ${name}`);
}

function annotation(name: string, value: Value): string {
  if (typeof value === 'string') return value;
  throw typeMismatch(`$jsonSchema keyword '${name}' must be of type string`);
}
