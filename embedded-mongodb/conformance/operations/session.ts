import type { ClientSession, Document } from 'mongodb';
import type { Operations } from './arguments.ts';

export const sessionOperations: Operations<ClientSession> = {
  startTransaction: (session, options) => session.startTransaction(transactionOptions(options)),
  commitTransaction: (session) => session.commitTransaction(),
  abortTransaction: (session) => session.abortTransaction(),
  endSession: (session) => session.endSession(),
};

export function transactionOptions(options: Document): Document | undefined {
  return Object.keys(options).length > 0 ? options : undefined;
}
