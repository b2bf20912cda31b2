import { type Document, getKeys, hasOwn, isDocument, type Value } from '../bson/values.ts';
import { failedToParse, typeMismatch } from '../errors.ts';
import { compileRegex } from '../regex/regex.ts';
import type { Keyword, Rule, Schema, SchemaParser } from './keyword.ts';
import { strings, wholeNumber } from './operands.ts';

/** Keywords for documents; other values satisfy them. */
export const objectKeywords: Readonly<Record<string, Keyword>> = {
  required: (operand) => {
    const names = strings('required', operand);
    return ofDocuments((document) => {
      const missingProperties = names.filter((name) => !hasOwn(document, name)).sort();
      if (missingProperties.length === 0) return undefined;
      return { operatorName: 'required', specifiedAs: { required: operand }, missingProperties };
    });
  },
  properties: (operand, _, parse) => {
    const schemas = schemasIn('properties', operand, parse);
    return ofDocuments((document) => {
      const propertiesNotSatisfied = [...schemas].flatMap(([propertyName, schema]) => {
        const details = hasOwn(document, propertyName) ? schema.failures(document[propertyName]) : [];
        return details.length > 0 ? [{ propertyName, ...schema.annotations, details }] : [];
      });
      return propertiesNotSatisfied.length > 0 ? { operatorName: 'properties', propertiesNotSatisfied } : undefined;
    });
  },
  patternProperties: (operand, _, parse) => {
    const patterns = [...schemasIn('patternProperties', operand, parse)].map(([pattern, schema]) => ({
      pattern,
      schema,
      expression: compileRegex(pattern, '').expression,
    }));
    return ofDocuments((document) => {
      const details = patterns.flatMap(({ pattern, schema, expression }) =>
        getKeys(document).flatMap((propertyName) => {
          const failures = expression.test(propertyName) ? schema.failures(document[propertyName]) : [];
          return failures.length > 0
            ? [{ propertyName, ...schema.annotations, regexMatched: pattern, details: failures }]
            : [];
        }),
      );
      return details.length > 0 ? { operatorName: 'patternProperties', details } : undefined;
    });
  },
  additionalProperties: (operand, schema, parse) => {
    const rest = isDocument(operand) ? parse(operand, 'additionalProperties') : undefined;
    if (typeof operand !== 'boolean' && !rest) {
      throw typeMismatch("$jsonSchema keyword 'additionalProperties' must be an object or a boolean");
    }
    if (operand === true) return undefined;
    return additionalRule(isAdditional(schema), rest);
  },
  minProperties: propertyCount('minProperties', (count, bound) => count >= bound),
  maxProperties: propertyCount('maxProperties', (count, bound) => count <= bound),
  dependencies: (operand, _, parse) => {
    if (!isDocument(operand)) throw typeMismatch("$jsonSchema keyword 'dependencies' must be an object");
    const dependencies = getKeys(operand).map((name) => dependency(name, operand[name], parse));
    return ofDocuments((document) => {
      const failingDependencies = dependencies.flatMap((check) => check(document) ?? []);
      return failingDependencies.length > 0 ? { operatorName: 'dependencies', failingDependencies } : undefined;
    });
  },
};

function ofDocuments(check: (document: Document) => Document | undefined): Rule {
  return (value) => (isDocument(value) ? check(value) : undefined);
}

function schemasIn(keyword: string, operand: Value, parse: SchemaParser): Map<string, Schema> {
  if (!isDocument(operand)) throw typeMismatch(`$jsonSchema keyword '${keyword}' must be an object`);
  return new Map(
    getKeys(operand).map((name) => {
      if (!isDocument(operand[name])) {
        throw typeMismatch(`Nested schema for $jsonSchema property '${name}' must be an object`);
      }
      return [name, parse(operand[name], keyword)];
    }),
  );
}

function isAdditional(schema: Document): (name: string) => boolean {
  const known = isDocument(schema.properties) ? schema.properties : {};
  const patterns = isDocument(schema.patternProperties) ? getKeys(schema.patternProperties) : [];
  const expressions = patterns.map((pattern) => compileRegex(pattern, '').expression);
  return (name) => !hasOwn(known, name) && !expressions.some((expression) => expression.test(name));
}

function additionalRule(isExtra: (name: string) => boolean, rest: Schema | undefined): Rule {
  const operatorName = 'additionalProperties';
  return ofDocuments((document) => {
    const extra = getKeys(document).filter(isExtra);
    if (!rest) {
      if (extra.length === 0) return undefined;
      return { operatorName, specifiedAs: { additionalProperties: false }, additionalProperties: extra };
    }
    const failingProperty = extra.find((name) => !rest.accepts(document[name]));
    if (failingProperty === undefined) return undefined;
    const reason = 'at least one additional property did not match the subschema';
    return { operatorName, reason, failingProperty, details: rest.failures(document[failingProperty]) };
  });
}

function propertyCount(keyword: string, fits: (count: number, bound: number) => boolean): Keyword {
  return (operand) => {
    const bound = wholeNumber(keyword, operand);
    return ofDocuments((document) => {
      const numberOfProperties = getKeys(document).length;
      if (fits(numberOfProperties, bound)) return undefined;
      const reason = 'specified number of properties was not satisfied';
      return { operatorName: keyword, specifiedAs: { [keyword]: operand }, reason, numberOfProperties };
    });
  };
}

/** `dependencies`: the properties or the schema that the presence of a property requires. */
function dependency(
  conditionalProperty: string,
  operand: Value,
  parse: SchemaParser,
): (document: Document) => Document | undefined {
  if (Array.isArray(operand)) {
    const names = strings(`dependencies.${conditionalProperty}`, operand);
    return (document) => {
      const missingProperties = names.filter((name) => !hasOwn(document, name));
      if (!hasOwn(document, conditionalProperty) || missingProperties.length === 0) return undefined;
      return { conditionalProperty, missingProperties };
    };
  }
  if (!isDocument(operand)) {
    throw failedToParse(`$jsonSchema keyword 'dependencies.${conditionalProperty}' must be an object or an array`);
  }
  const schema = parse(operand, 'dependencies');
  return (document) => {
    const details = hasOwn(document, conditionalProperty) ? schema.failures(document) : [];
    return details.length > 0 ? { conditionalProperty, details } : undefined;
  };
}
