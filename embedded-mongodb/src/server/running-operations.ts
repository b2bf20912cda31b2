import type { Document } from '../bson/values.ts';
import { MongoError } from '../errors.ts';
import type { Connection } from '../wire/connection.ts';

/** A running command. */
export interface RunningOperation {
  readonly id: number;
  readonly name: string;
  readonly body: Document;
  readonly connection: Connection;
  /** In milliseconds since 1970. */
  readonly startedAt: number;
  /** Set by killOp: the operation ends at its next pause. */
  isKilled: boolean;
}

/** The running commands. */
export class RunningOperations {
  readonly #operations = new Map<number, RunningOperation>();
  #nextId = 1;

  start(name: string, body: Document, connection: Connection): RunningOperation {
    const operation = { id: this.#nextId++, name, body, connection, startedAt: Date.now(), isKilled: false };
    this.#operations.set(operation.id, operation);
    return operation;
  }

  end({ id }: RunningOperation): void {
    this.#operations.delete(id);
  }

  all(): RunningOperation[] {
    return [...this.#operations.values()];
  }

  kill(id: number): void {
    const operation = this.#operations.get(id);
    if (operation) operation.isKilled = true;
  }
}

/** Throws Interrupted if the operation was killed. */
export function checkNotKilled({ isKilled }: RunningOperation): void {
  if (isKilled) throw new MongoError('Interrupted', 'operation was interrupted');
}
