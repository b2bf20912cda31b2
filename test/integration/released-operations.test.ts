import { readFileSync } from 'node:fs';
import { executableSchema } from '@eunbit/server/app/schema';
import { type OperationDefinitionNode, parse, parseValue, typeFromAST, validate, valueFromASTUntyped } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildLiteral } from '../kit/any-call.ts';
import { useTestShop } from '../kit/test-shop.ts';

const RELEASED: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(new URL('../../schema/released/operations.json', import.meta.url), 'utf8'),
);

const schema = executableSchema();
/** A breaking release rejects some; `npm run check` lists them and fails in any other release. */
const accepted = Object.entries(RELEASED).filter(([, text]) => validate(schema, parse(text)).length === 0);

const getOperation = (text: string) => parse(text).definitions[0] as OperationDefinitionNode;

/** Some value for each variable of an operation. */
function buildVariables({ variableDefinitions = [] }: OperationDefinitionNode): Record<string, unknown> {
  return Object.fromEntries(
    variableDefinitions.map(({ variable, type }) => {
      const inputType = typeFromAST(schema, type as never);
      return [variable.name.value, valueFromASTUntyped(parseValue(buildLiteral(inputType as never)))];
    }),
  );
}

describe('a page of the latest release', () => {
  const shop = useTestShop({ settings: { PERSISTED_OPERATIONS_ONLY: 'true' } });

  beforeAll(async () => {
    const operations = Object.entries(RELEASED).map(([hash, text]) => ({ hash, text }));
    await shop.app().services.releases.store({
      files: [],
      operations,
      readFile: () => Promise.reject(new Error('this release has no files')),
    });
  });

  it('sends the hashes of all operations still in the schema, and gets the same answers', async () => {
    expect(accepted.length).toBeGreaterThan(0);
    const refused: string[] = [];
    for (const [sha256Hash, text] of accepted) {
      const operation = getOperation(text);
      if (operation.operation === 'subscription') continue;
      const body = { variables: buildVariables(operation), extensions: { persistedQuery: { version: 1, sha256Hash } } };
      const { status, errors } = await shop.client().send(body, { origin: shop.url() });
      // Other errors are expected: nobody is signed in, and these made-up ids do not exist.
      const codes = errors.map(({ extensions }) => extensions.code);
      const isUnknown = ['PERSISTED_QUERY_NOT_FOUND', 'OPERATION_NOT_LISTED', 'INTERNAL'].some((code) =>
        codes.includes(code),
      );
      if (status >= 500 || isUnknown) refused.push(`${operation.name?.value}: ${status} ${JSON.stringify(errors)}`);
    }
    expect(refused).toEqual([]);
  });
});
