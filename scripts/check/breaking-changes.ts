import { type Change, ChangeType, CriticalityLevel, DiffRule, diff, type Rule } from '@graphql-inspector/core';
import { buildSchema, type GraphQLSchema, isInterfaceType, isObjectType } from 'graphql';

/** First line of the stored schema: the version with which it was released. */
const RELEASED_WITH = /^# Version (\d+\.\d+\.\d+),/;

export const releaseBanner = (version: string): string =>
  `# Version ${version}, as released: written by \`npm run schema:release\`; do not edit.`;

/** The version with which a stored schema was released. */
export function getReleasedVersion(released: string): string {
  const version = RELEASED_WITH.exec(released)?.[1];
  if (!version) throw new Error('the released schema does not say its version: run `npm run schema:release`');
  return version;
}

/** Whether the current version may break callers of the released one: allowed for major versions, and for minor ones of 0. */
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

/** The counterpart for arguments of the library's rule for deprecated fields. */
const allowRemovalOfDeprecatedArguments: Rule = ({ changes, oldSchema }) =>
  changes.filter(
    ({ type, path = '' }) =>
      type !== ChangeType.FieldArgumentRemoved || !oldSchema || !hasDeprecatedArgument(oldSchema, path),
  );

/** Changes that break callers of the released schema, one line each; removing something that was deprecated is allowed. */
export async function findBreakingChanges(released: string, present: string): Promise<string[]> {
  const rules = [DiffRule.suppressRemovalOfDeprecatedField, allowRemovalOfDeprecatedArguments];
  const changes: Change[] = await diff(buildSchema(released), buildSchema(present), rules);
  return changes
    .filter(({ criticality }) => criticality.level === CriticalityLevel.Breaking)
    .map(({ path, message }) => (path ? `${path}: ${message}` : message));
}
