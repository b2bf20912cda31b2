import type { Document, Value } from '../bson/values.ts';
import { failedToParse, typeMismatch } from '../errors.ts';
import type { Keyword, Schema, SchemaParser } from './keyword.ts';

/** Keywords that combine schemas. */
export const logicKeywords: Readonly<Record<string, Keyword>> = {
  allOf: (operand, _, parse) => {
    const schemas = schemaList('allOf', operand, parse);
    return (value) => {
      const schemasNotSatisfied = unsatisfied(schemas, value);
      return schemasNotSatisfied.length > 0 ? { operatorName: 'allOf', schemasNotSatisfied } : undefined;
    };
  },
  anyOf: (operand, _, parse) => {
    const schemas = schemaList('anyOf', operand, parse);
    return (value) => {
      if (schemas.some((schema) => schema.accepts(value))) return undefined;
      return { operatorName: 'anyOf', schemasNotSatisfied: unsatisfied(schemas, value) };
    };
  },
  oneOf: (operand, _, parse) => {
    const schemas = schemaList('oneOf', operand, parse);
    return (value) => {
      const matchingSchemaIndexes = schemas.flatMap((schema, index) => (schema.accepts(value) ? [index] : []));
      if (matchingSchemaIndexes.length === 1) return undefined;
      if (matchingSchemaIndexes.length === 0) {
        return { operatorName: 'oneOf', schemasNotSatisfied: unsatisfied(schemas, value) };
      }
      return { operatorName: 'oneOf', reason: 'more than one subschema matched', matchingSchemaIndexes };
    };
  },
  not: (operand, _, parse) => {
    const schema = parse(operand, 'not');
    return (value) => (schema.accepts(value) ? { operatorName: 'not', reason: 'child expression matched' } : undefined);
  },
};

function schemaList(keyword: string, operand: Value, parse: SchemaParser): Schema[] {
  if (!Array.isArray(operand)) throw typeMismatch(`$jsonSchema keyword '${keyword}' must be an array`);
  if (operand.length === 0) throw failedToParse(`$jsonSchema keyword '${keyword}' must be a non-empty array`);
  return operand.map((entry) => parse(entry, keyword));
}

function unsatisfied(schemas: readonly Schema[], value: Value): Document[] {
  return schemas.flatMap((schema, index) => {
    const details = schema.failures(value);
    return details.length > 0 ? [{ index, ...schema.annotations, details }] : [];
  });
}
