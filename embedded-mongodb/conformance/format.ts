import type { Document } from 'mongodb';

/** The parts of MongoDB's unified test format that the suites use; documents are what the files say, unchecked. */
export interface Suite {
  description: string;
  runOnRequirements?: Requirement[];
  createEntities?: EntityDefinition[];
  initialData?: CollectionContent[];
  tests: Test[];
}

export interface Test {
  description: string;
  runOnRequirements?: Requirement[];
  operations: Operation[];
  expectEvents?: ExpectedEvents[];
  outcome?: CollectionContent[];
}

export interface Requirement {
  minServerVersion?: string;
  maxServerVersion?: string;
  topologies?: string[];
  serverParameters?: Document;
  auth?: boolean;
  serverless?: string;
  csfle?: unknown;
}

/** One key, the kind of the entity, with its definition. */
export type EntityDefinition = Record<string, Document & { id: string }>;

export interface CollectionContent {
  collectionName: string;
  databaseName: string;
  createOptions?: Document;
  documents: Document[];
}

export interface Operation {
  name: string;
  /** The id of an entity, or `testRunner`. */
  object: string;
  arguments?: Document;
  expectResult?: unknown;
  expectError?: Document;
  saveResultAsEntity?: string;
  ignoreResultAndError?: boolean;
}

export interface ExpectedEvents {
  client: string;
  eventType?: 'command' | 'cmap' | 'sdam';
  events: Document[];
  ignoreExtraEvents?: boolean;
}
