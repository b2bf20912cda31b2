import { type Document, hasOwn, isDocument, isNumeric, toNumber, typeName, type Value } from '../bson/values.ts';
import type { Engine } from '../engine.ts';
import { MongoError } from '../errors.ts';
import type { Server } from '../server.ts';
import type { Collection } from '../storage/collection.ts';
import type { Layer } from '../storage/layer.ts';
import type { View } from '../storage/view.ts';
import type { Session, StatementResults, Transaction } from '../transaction/sessions.ts';
import type { Unit } from '../transaction/unit.ts';
import type { Answer, Connection } from '../wire/connection.ts';

/** One command being run. */
export interface Context {
  readonly server: Server;
  readonly engine: Engine;
  readonly connection: Connection;
  readonly name: string;
  readonly database: string;
  readonly body: Document;
  readonly session: Session | undefined;
  readonly transaction: Transaction | undefined;
  /** Results of a retryable write's statements; undefined where the command is not one. */
  readonly retried: StatementResults | undefined;
  readonly exhaustAllowed: boolean;
}

export interface Command {
  /** The fields it knows beside those of every command. */
  readonly fields: readonly string[];
  readonly inTransaction?: boolean;
  readonly isWrite?: boolean;
  run(context: Context): Promise<Document | Answer> | Document;
}

export type CommandTable = Readonly<Record<string, Command>>;

/** The state a command reads: its transaction's, or the newest. */
export function viewOf(context: Context): View {
  const open = context.transaction?.open;
  if (!open) return context.engine.store.view();
  if (context.transaction) context.transaction.isFresh = false;
  return open.unit.view;
}

/** Runs the writing part of a command in its transaction, or as a commit of its own. */
export async function write<T>(
  context: Context,
  work: (unit: Unit) => T,
  also?: (result: T, layer: Layer) => void,
): Promise<T> {
  const { transaction } = context;
  if (!transaction?.open) return context.engine.write(work, also);
  const isFirst = transaction.isFresh;
  transaction.isFresh = false;
  return context.engine.writeIn(transaction.open, isFirst, work);
}

export function stringField(context: Context, name: string): string {
  const value = context.body[name];
  if (typeof value === 'string') return value;
  throw wrongType(context, name, value, 'string');
}

function wrongType(context: Context, name: string, value: Value, expected: string): MongoError {
  if (value === undefined) {
    return new MongoError('IDLFailedToParse', `BSON field '${context.name}.${name}' is missing but a required field`);
  }
  return new MongoError(
    'TypeMismatch',
    `BSON field '${context.name}.${name}' is the wrong type '${typeName(value)}', expected type '${expected}'`,
  );
}

export function documentField(context: Context, name: string): Document | undefined {
  const value = context.body[name];
  if (value === undefined || value === null) return undefined;
  if (!isDocument(value)) throw wrongType(context, name, value, 'object');
  return value;
}

export function arrayField(context: Context, name: string): Value[] {
  const value = context.body[name];
  if (!Array.isArray(value)) throw wrongType(context, name, value, 'array');
  return value;
}

/** A whole number that is not negative. */
export function countField(context: Context, name: string): number | undefined {
  const value = context.body[name];
  if (value === undefined || value === null) return undefined;
  if (!isNumeric(value)) throw wrongType(context, name, value, 'long');
  const number = Math.trunc(toNumber(value));
  if (number < 0) {
    throw new MongoError(51024, `BSON field '${name}' value must be >= 0, actual value '${number}'`);
  }
  return number;
}

/** When the command must be over, where the client set `maxTimeMS`. */
export function deadlineOf(context: Context): number | undefined {
  const limit = countField(context, 'maxTimeMS');
  return limit === undefined || limit === 0 ? undefined : Date.now() + limit;
}

export function isTrue(value: Value): boolean {
  return value === true || (isNumeric(value) && toNumber(value) !== 0);
}

/** The collection a command names, where it exists. */
export function collectionOf(context: Context): Collection | undefined {
  return context.engine.catalog.get(`${context.database}.${collectionName(context)}`);
}

export function collectionName(context: Context): string {
  const value = context.body[context.name];
  if (typeof value !== 'string') {
    throw new MongoError('InvalidNamespace', `collection name has invalid type ${typeName(value)}`);
  }
  checkCollectionName(context.database, value);
  return value;
}

export function checkCollectionName(database: string, name: string): void {
  const isValid = name !== '' && !name.includes('\0') && !name.startsWith('.') && !name.includes('$');
  if (!isValid) throw new MongoError('InvalidNamespace', `Invalid namespace specified '${database}.${name}'`);
}

export function checkDatabaseName(name: Value): string {
  if (typeof name === 'string' && name !== '' && name.length < 64 && !/[ ."$/\\\0]/.test(name)) return name;
  throw new MongoError('InvalidNamespace', `Invalid database name: '${String(name)}'`);
}

/** Refuses what this server would otherwise have to ignore. */
export function refuseCollation(source: Document): void {
  if (!hasOwn(source, 'collation') || source.collation === undefined) return;
  const { collation } = source;
  if (isDocument(collation) && (collation.locale === 'simple' || Object.keys(collation).length === 0)) return;
  throw new MongoError('CommandNotSupported', 'this server supports the simple collation only');
}
