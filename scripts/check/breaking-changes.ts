import { type Change, ChangeType, CriticalityLevel, DiffRule, diff, type Rule } from '@graphql-inspector/core';
import { buildSchema, type GraphQLSchema, isInterfaceType, isObjectType } from 'graphql';

/** First line of the stored schema: the version that it was released with. */
const RELEASED_WITH = /^# Version (\d+\.\d+\.\d+),/;

export const releaseBanner = (version: string): string =>
  `# Version ${version}, as released: written by \`npm run schema:release\`; do not edit.`;

/** The version that a stored schema was released with. */
export function getReleasedVersion(released: string): string {
  const version = RELEASED_WITH.exec(released)?.[1];
  if (!version) throw new Error('the released schema does not say its version: run `npm run schema:release`');
  return version;
}

/** Whether the version that is worked on may break callers of the released one: major versions may, and minor ones of 0. */
export function mayBreak(released: string, present: string): boolean {
  const [[major = 0, minor = 0] = [], [nextMajor = 0, nextMinor = 0] = []] = [released, present].map((version) =>
    version.split('.').map(Number),
  );
  return nextMajor > major || (major === 0 && nextMajor === 0 && nextMinor > minor);
}

function hasDeprecatedArgument(schema: GraphQLSchema, path: string): boolean {
  const [typeName = '', fieldName = '', argumentName = ''] = path.split('.');
  const type = schema.getType(typeName);
  if (!isObjectType(type) && !isInterfaceType(type)) return false;
  const argument = type.getFields()[fieldName]?.args.find(({ name }) => name === argumentName);
  return argument?.deprecationReason != null;
}

/** What the library's own rule does for deprecated fields, for arguments. */
const allowRemovalOfDeprecatedArguments: Rule = ({ changes, oldSchema }) =>
  changes.filter(
    ({ type, path = '' }) =>
      type !== ChangeType.FieldArgumentRemoved || !oldSchema || !hasDeprecatedArgument(oldSchema, path),
  );

/** Changes that break callers of the released schema, one line each; what was deprecated in it may be gone. */
export async function findBreakingChanges(released: string, present: string): Promise<string[]> {
  const rules = [DiffRule.suppressRemovalOfDeprecatedField, allowRemovalOfDeprecatedArguments];
  const changes: Change[] = await diff(buildSchema(released), buildSchema(present), rules);
  return changes
    .filter(({ criticality }) => criticality.level === CriticalityLevel.Breaking)
    .map(({ path, message }) => (path ? `${path}: ${message}` : message));
}
