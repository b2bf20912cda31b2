import type { AnyBulkWriteOperation, Collection, Document } from 'mongodb';
import { copies, type Operations } from './arguments.ts';
import { opened } from './cursor.ts';

export const collectionOperations: Operations<Collection> = {
  aggregate: (collection, { pipeline, ...options }) => collection.aggregate(pipeline, options).toArray(),
  bulkWrite: (collection, { requests, ...options }) => collection.bulkWrite(requests.map(bulkRequest), options),
  count: (collection, { filter, ...options }) => collection.count(filter, options),
  countDocuments: (collection, { filter, ...options }) => collection.countDocuments(filter, options),
  createChangeStream: (collection, { pipeline, ...options }) => opened(collection.watch(pipeline, options)),
  createFindCursor: (collection, { filter, ...options }) => opened(collection.find(filter, options)),
  createIndex: (collection, { keys, ...options }) => collection.createIndex(keys, options),
  deleteMany: (collection, { filter, ...options }) => collection.deleteMany(filter, options),
  deleteOne: (collection, { filter, ...options }) => collection.deleteOne(filter, options),
  distinct: (collection, { fieldName, filter, ...options }) => collection.distinct(fieldName, filter, options),
  dropIndex: (collection, { name, ...options }) => collection.dropIndex(name, options),
  dropIndexes: (collection, options) => collection.dropIndexes(options),
  estimatedDocumentCount: (collection, options) => collection.estimatedDocumentCount(options),
  find: (collection, { filter, ...options }) => collection.find(filter, options).toArray(),
  findOne: (collection, { filter, ...options }) => collection.findOne(filter, options),
  findOneAndDelete: (collection, { filter, ...options }) => collection.findOneAndDelete(filter, options),
  findOneAndReplace: (collection, { filter, replacement, ...options }) =>
    collection.findOneAndReplace(filter, replacement, options),
  findOneAndUpdate: (collection, { filter, update, ...options }) =>
    collection.findOneAndUpdate(filter, update, options),
  insertMany: (collection, { documents, ...options }) => collection.insertMany(copies(documents), options),
  insertOne: (collection, { document, ...options }) => collection.insertOne({ ...document }, options),
  listIndexes: (collection, options) => collection.listIndexes(options).toArray(),
  rename: (collection, { to, ...options }) => collection.rename(to, options),
  replaceOne: (collection, { filter, replacement, ...options }) => collection.replaceOne(filter, replacement, options),
  updateMany: (collection, { filter, update, ...options }) => collection.updateMany(filter, update, options),
  updateOne: (collection, { filter, update, ...options }) => collection.updateOne(filter, update, options),
};

function bulkRequest(request: Document): AnyBulkWriteOperation {
  if (!request.insertOne) return request as AnyBulkWriteOperation;
  return { insertOne: { ...request.insertOne, document: { ...request.insertOne.document } } };
}
