import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type DocumentNode, type ExecutableDefinitionNode, Kind, parse, visit } from 'graphql';
import { toPersistedOperation } from '../../ui/src/persisted-operation.ts';

/** A complete call as clients write it. */
const CALL = /\bgraphql\(\s*`([^`]*)`\s*,?\s*\)/g;
const SOURCE = /(?<!\.test)\.tsx?$/;
const GENERATED = /(^|[\\/])gql[\\/]/;

/** A document with the fragments that it spreads; an operation also has the hash that a client sends. */
export interface ClientDocument extends DocumentNode {
  readonly definitions: readonly ExecutableDefinitionNode[];
  readonly __meta__?: { readonly hash: string };
}

/** A call of `graphql` in a source file. */
export interface DocumentCall {
  readonly start: number;
  readonly end: number;
  /**
   * The name that the code generator gives it: `CartDocument` for `query Cart`, `Row_LineFragmentDoc` for `fragment Row_Line`.
   */
  readonly name: string;
  readonly definition: ExecutableDefinitionNode;
}

const LISTS = new Set(['arguments', 'directives', 'variableDefinitions']);

/** Removes the empty lists that the parser adds, to reduce the size of the bundle. */
function withoutEmptyLists(definition: ExecutableDefinitionNode): ExecutableDefinitionNode {
  const text = JSON.stringify(definition, (key, value) => (LISTS.has(key) && value.length === 0 ? undefined : value));
  return JSON.parse(text);
}

function nameDocument({ kind, name }: ExecutableDefinitionNode): string {
  return `${name?.value}${kind === Kind.FRAGMENT_DEFINITION ? 'FragmentDoc' : 'Document'}`;
}

function parseDefinition(text: string): ExecutableDefinitionNode {
  const [definition, another] = parse(text, { noLocation: true }).definitions;
  const isOperation = definition?.kind === Kind.OPERATION_DEFINITION;
  if (another || !(isOperation || definition?.kind === Kind.FRAGMENT_DEFINITION) || !definition.name) {
    throw new Error(`Each call of graphql has one operation or fragment with a name, unlike this one:\n${text}`);
  }
  return withoutEmptyLists(definition);
}

/** The calls of `graphql` in a source file. Throws if a text is neither an operation nor a fragment. */
export function findDocumentCalls(source: string): DocumentCall[] {
  return [...source.matchAll(CALL)].map(({ 0: call, 1: text = '', index }) => {
    const definition = parseDefinition(text);
    return { start: index, end: index + call.length, name: nameDocument(definition), definition };
  });
}

function findSpreads(definition: ExecutableDefinitionNode): string[] {
  const names = new Set<string>();
  visit(definition, { FragmentSpread: ({ name }) => void names.add(name.value) });
  return [...names];
}

type Definitions = ReadonlyMap<string, ExecutableDefinitionNode>;

/** The spread fragments, each after those that it spreads itself, as the code generator orders them. */
function findFragments(definition: ExecutableDefinitionNode, definitions: Definitions): ExecutableDefinitionNode[] {
  const found = new Map<string, ExecutableDefinitionNode>();
  const getFragment = (name: string) => {
    const fragment = definitions.get(`${name}FragmentDoc`);
    if (!fragment) throw new Error(`${definition.name?.value} spreads the fragment ${name}, which no source declares`);
    return fragment;
  };
  const add = (name: string) => {
    if (found.has(name)) return;
    const fragment = getFragment(name);
    for (const spread of findSpreads(fragment)) add(spread);
    found.set(name, fragment);
  };
  const direct = findSpreads(definition);
  for (const name of direct) for (const spread of findSpreads(getFragment(name))) add(spread);
  for (const name of direct) add(name);
  return [...found.values()];
}

function createDocument(definition: ExecutableDefinitionNode, definitions: Definitions): ClientDocument {
  const document = {
    kind: Kind.DOCUMENT,
    definitions: [definition, ...findFragments(definition, definitions)],
  } as const;
  if (definition.kind === Kind.FRAGMENT_DEFINITION) return document;
  return { __meta__: { hash: toPersistedOperation(document).hash }, ...document };
}

/** The operations and fragments of a client, as declared in its source files. */
export class ClientDocuments {
  private readonly folder: string;
  private readonly definitionsOf = new Map<string, readonly ExecutableDefinitionNode[]>();
  private documents: ReadonlyMap<string, ClientDocument> | null = null;

  constructor(folder: string) {
    this.folder = folder;
    for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) this.read(join(folder, path));
  }

  /** Reads a file that was changed, created or removed; returns whether its operations or fragments have changed. */
  read(file: string): boolean {
    const path = relative(this.folder, file);
    if (path.startsWith('..') || !SOURCE.test(path) || GENERATED.test(path)) return false;
    const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const definitions = findDocumentCalls(source).map(({ definition }) => definition);
    const isChanged = JSON.stringify(definitions) !== JSON.stringify(this.definitionsOf.get(path) ?? []);
    this.definitionsOf.set(path, definitions);
    if (isChanged) this.documents = null;
    return isChanged;
  }

  /** All documents by the names of their constants. */
  get all(): ReadonlyMap<string, ClientDocument> {
    this.documents ??= this.create();
    return this.documents;
  }

  private create(): ReadonlyMap<string, ClientDocument> {
    const all = [...this.definitionsOf.values()].flat();
    const definitions = new Map(all.map((definition) => [nameDocument(definition), definition]));
    const twice = all.find((definition) => definitions.get(nameDocument(definition)) !== definition);
    if (twice) throw new Error(`Two sources declare ${nameDocument(twice)}`);
    return new Map([...definitions].map(([name, definition]) => [name, createDocument(definition, definitions)]));
  }
}
