import { BSONRegExp } from 'bson';
import type { Document, Value } from '../bson/values.ts';
import { MongoError } from '../errors.ts';
import { type CompiledRegex, compileRegex } from '../regex/regex.ts';
import { isNullish, type OperatorTable, typeWord, withArguments } from './operands.ts';

const ARGUMENTS = { required: ['input', 'regex'], optional: ['options'], codes: [51103, 31024, 31022] } as const;

export const regexOperators: OperatorTable = {
  $regexMatch: withArguments(ARGUMENTS, (values, name) => {
    const search = parseSearch(values, name);
    return search?.regex.expression.test(search.input) ?? false;
  }),
  $regexFind: withArguments(ARGUMENTS, (values, name) => {
    const search = parseSearch(values, name);
    const match = search?.regex.expression.exec(search.input);
    return search && match ? found(match, search) : null;
  }),
  $regexFindAll: withArguments(ARGUMENTS, (values, name) => {
    const search = parseSearch(values, name);
    if (search === null) return [];
    const { source, flags } = search.regex.expression;
    const everywhere = new RegExp(source, `${flags}g`);
    return [...search.input.matchAll(everywhere)].map((match) => found(match, search));
  }),
};

interface Search {
  input: string;
  regex: CompiledRegex;
}

function parseSearch({ input, regex, options }: Document, name: string): Search | null {
  if (!isNullish(input) && typeof input !== 'string') {
    throw new MongoError(51104, `${name} needs 'input' to be of type string`);
  }
  if (!isNullish(regex) && typeof regex !== 'string' && !(regex instanceof BSONRegExp)) {
    throw new MongoError(51105, `${name} needs 'regex' to be of type string or regex`);
  }
  if (!isNullish(options) && typeof options !== 'string') {
    throw new MongoError(51106, `${name} needs 'options' to be of type string, found ${typeWord(options)}`);
  }
  if (regex instanceof BSONRegExp && regex.options !== '' && !isNullish(options)) {
    throw new MongoError(51107, `${name}: found regex option(s) specified in both 'regex' and 'option' fields`);
  }
  if (isNullish(input) || isNullish(regex)) return null;
  const [pattern, own] = regex instanceof BSONRegExp ? [regex.pattern, regex.options] : [regex as string, ''];
  return { input: input as string, regex: compileRegex(pattern, (options as string | null) ?? own) };
}

function found(match: RegExpExecArray, { input, regex }: Search): Value {
  return {
    match: match[0],
    idx: [...input.slice(0, match.index)].length,
    captures: regex.captures.map((group) => match[group] ?? null),
  };
}
