import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from 'graphql';

/** Allowed first words of mutations: create, change and remove, members of a set, then transitions of the domain. */
const VERBS = [
  'create update delete add remove',
  'accept acknowledge adjust answer approve arrange ask assign book buy cancel change claim complete',
  'confirm correct dismiss edit empty finish hide inspect invite lookUp mark merge move open reactivate',
  'record receive refund refuse renew reopen replace reorder reply report request reset retry return',
  'reveal revoke send release settle ship sign start subscribe undo unlink withdraw',
].flatMap((verbs) => verbs.split(' '));
const BEGINS_WITH_VERB = new RegExp(`^(${VERBS.join('|')})([A-Z]|$)`);
const TELLS_YES_OR_NO = /^(is|has|viewer(Is|Has|Can))[A-Z]/;

const capitalise = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

function* findInMutation({ name, args }: GraphQLField<unknown, unknown>): Generator<string> {
  if (!BEGINS_WITH_VERB.test(name)) yield `Mutation.${name} begins with none of the verbs: ${VERBS.join(', ')}`;
  const [input, ...others] = args;
  if (!input) return;
  const expected = `${capitalise(name)}Input!`;
  if (others.length > 0 || input.name !== 'input' || String(input.type) !== expected) {
    yield `Mutation.${name} takes something else than one \`input: ${expected}\``;
  }
}

function isBoolean({ type }: GraphQLField<unknown, unknown> | GraphQLInputField | GraphQLArgument): boolean {
  return getNamedType(type).name === 'Boolean';
}

function* findInType(type: GraphQLNamedType): Generator<string> {
  if (/(Type|Record|DTO|Model)$/.test(type.name)) yield `${type.name} ends with a suffix of the server's code`;
  if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return;
  for (const field of Object.values(type.getFields())) {
    const path = `${type.name}.${field.name}`;
    if (isBoolean(field) && !TELLS_YES_OR_NO.test(field.name))
      yield `${path} is Boolean and begins with neither is nor has`;
    for (const arg of 'args' in field ? field.args : []) {
      if (isBoolean(arg) && !TELLS_YES_OR_NO.test(arg.name)) {
        yield `${path}(${arg.name}) is Boolean and begins with neither is nor has`;
      }
    }
  }
}

/** A connection must be complete: the same fields everywhere, none of them nullable. */
function* findInConnection(type: GraphQLNamedType): Generator<string> {
  if (!isObjectType(type) || !type.name.endsWith('Connection')) return;
  const fields = type.getFields();
  for (const name of ['edges', 'nodes', 'pageInfo']) {
    const field = fields[name];
    if (!field || !isNonNullType(field.type)) yield `${type.name} lacks \`${name}\`, or it can be null`;
  }
}

/** Clients distinguish errors by type name, and select the message of all errors of a union at once. */
function* findInError(type: GraphQLNamedType): Generator<string> {
  if (isUnionType(type)) {
    const codes = type.getTypes().flatMap((member) => {
      const code = member.name.endsWith('Error') ? member.getFields().code : undefined;
      return code ? [String(code.type)] : [];
    });
    if (new Set(codes).size > 1) yield `${type.name} has error codes of several enums, which no selection can merge`;
  }
  if (!isObjectType(type) || type.name === 'FieldError') return;
  const isError = type.getInterfaces().some(({ name }) => name === 'UserError');
  if (isError !== type.name.endsWith('Error')) yield `${type.name} is a UserError or ends with Error, but not both`;
}

/** Names and shapes that break the conventions of the API (docs/decisions/0019-names-of-the-api.md). */
export function findUnconventionalNames(schema: GraphQLSchema): string[] {
  const types = Object.values(schema.getTypeMap()).filter((type) => !isIntrospectionType(type));
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
  return [
    ...mutations.flatMap((field) => [...findInMutation(field)]),
    ...types.flatMap((type) => [...findInType(type), ...findInConnection(type), ...findInError(type)]),
  ];
}
