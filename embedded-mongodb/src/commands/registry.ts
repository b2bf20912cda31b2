import { aggregateCommands } from './aggregate.ts';
import { catalogCommands } from './catalog.ts';
import type { Command, CommandTable } from './context.ts';
import { cursorCommands } from './cursor.ts';
import { diagnosticCommands } from './diagnostic.ts';
import { findAndModifyCommands } from './find-and-modify.ts';
import { handshakeCommands } from './handshake.ts';
import { indexCommands } from './indexes.ts';
import { queryCommands } from './query.ts';
import { sessionCommands } from './session.ts';
import { writeCommands } from './write.ts';

const COMMANDS: CommandTable = {
  ...handshakeCommands,
  ...diagnosticCommands,
  ...catalogCommands,
  ...indexCommands,
  ...queryCommands,
  ...cursorCommands,
  ...writeCommands,
  ...findAndModifyCommands,
  ...aggregateCommands,
  ...sessionCommands,
};

export function findCommand(name: string): Command | undefined {
  return Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
}
