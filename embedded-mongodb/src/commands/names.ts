import { type Document, typeName, type Value } from '../bson/values.ts';
import { MongoError } from '../errors.ts';

/** A command whose first field is the name of a collection; contexts have this shape. */
interface NamedCommand {
  readonly name: string;
  readonly database: string;
  readonly body: Document;
}

export function collectionName(command: NamedCommand): string {
  const value = command.body[command.name];
  if (typeof value !== 'string') {
    throw new MongoError('InvalidNamespace', `collection name has invalid type ${typeName(value)}`);
  }
  checkCollectionName(command.database, value);
  return value;
}

export function checkCollectionName(database: string, name: string): void {
  const isValid = name !== '' && !name.includes('\0') && !name.startsWith('.') && !name.includes('$');
  if (!isValid) throw new MongoError('InvalidNamespace', `Invalid namespace specified '${database}.${name}'`);
}

export function notOnView(namespace: string): MongoError {
  return new MongoError('CommandNotSupportedOnView', `Namespace ${namespace} is a view, not a collection`);
}

/** Validates a full namespace; returns its database and collection. */
export function splitNamespace(value: Value): [string, string] {
  const text = typeof value === 'string' ? value : '';
  const dot = text.indexOf('.');
  if (dot < 1) throw new MongoError('InvalidNamespace', `Invalid namespace specified '${text}'`);
  const parts: [string, string] = [checkDatabaseName(text.slice(0, dot)), text.slice(dot + 1)];
  checkCollectionName(...parts);
  return parts;
}

export function checkDatabaseName(name: Value): string {
  if (typeof name === 'string' && name !== '' && name.length < 64 && !/[ ."$/\\\0]/.test(name)) return name;
  throw new MongoError('InvalidNamespace', `Invalid database name: '${String(name)}'`);
}
