import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';
import { emittedSchema } from '../emit-schema.ts';
import { ROOT } from '../setup/paths.ts';
import { findUnconventionalNames } from './find-unconventional-names.ts';

/** The parts of a type without a description. */
function undescribed(type: GraphQLNamedType): string[] {
  const missing = type.description ? [] : [type.name];
  if (isEnumType(type)) {
    for (const { name, description } of type.getValues()) if (!description) missing.push(`${type.name}.${name}`);
  }
  if (isObjectType(type) || isInterfaceType(type)) {
    for (const field of Object.values(type.getFields())) {
      if (!field.description) missing.push(`${type.name}.${field.name}`);
      for (const arg of field.args) if (!arg.description) missing.push(`${type.name}.${field.name}(${arg.name})`);
    }
  }
  if (isInputObjectType(type)) {
    for (const { name, description } of Object.values(type.getFields())) {
      if (!description) missing.push(`${type.name}.${name}`);
    }
  }
  return missing;
}

const ROOT_TYPES = new Set(['Query', 'Mutation', 'Subscription']);

/** Throws if the committed schema differs from the server's, lacks descriptions, or breaks a naming convention. */
export function checkSchema(): void {
  const emitted = emittedSchema();
  if (readFileSync(join(ROOT, 'schema/schema.graphql'), 'utf8') !== emitted) {
    throw new Error('schema/schema.graphql is not what the server serves: run `npm run schema` and commit it.');
  }
  const schema = buildSchema(emitted);
  const problems = findUnconventionalNames(schema);
  if (problems.length > 0) throw new Error(`Names of the schema:\n${problems.join('\n')}`);
  const types = Object.values(schema.getTypeMap());
  const own = types.filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type));
  const missing = own.flatMap(undescribed).filter((name) => !ROOT_TYPES.has(name));
  if (missing.length > 0) throw new Error(`Not described in the schema: ${missing.join(', ')}`);
}

checkSchema();
