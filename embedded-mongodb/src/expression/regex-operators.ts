import { BSONRegExp } from 'bson';
import type { Document, Value } from '../bson/values.ts';
import { MongoError } from '../errors.ts';
import { compileRegex } from '../query/regex.ts';
import { isNullish, type OperatorTable, typeWord, withArguments } from './operands.ts';

const ARGUMENTS = { required: ['input', 'regex'], optional: ['options'], codes: [51103, 31024, 31022] } as const;

export const regexOperators: OperatorTable = {
  $regexMatch: withArguments(ARGUMENTS, (values, name) => {
    const search = searchOf(values, name);
    return search?.expression.test(search.input) ?? false;
  }),
  $regexFind: withArguments(ARGUMENTS, (values, name) => {
    const search = searchOf(values, name);
    const match = search?.expression.exec(search.input);
    return search && match ? found(match, search.input) : null;
  }),
  $regexFindAll: withArguments(ARGUMENTS, (values, name) => {
    const search = searchOf(values, name);
    if (search === null) return [];
    const everywhere = new RegExp(search.expression.source, `${search.expression.flags}g`);
    return [...search.input.matchAll(everywhere)].map((match) => found(match, search.input));
  }),
};

interface Search {
  input: string;
  expression: RegExp;
}

function searchOf({ input, regex, options }: Document, name: string): Search | null {
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
  return { input: input as string, expression: compileRegex(pattern, (options as string | null) ?? own).expression };
}

function found(match: RegExpExecArray, input: string): Value {
  return {
    match: match[0],
    idx: [...input.slice(0, match.index)].length,
    captures: match.slice(1).map((capture) => capture ?? null),
  };
}
