import { createInterface as createLineReader } from 'node:readline';
import { createInterface } from 'node:readline/promises';
import type { Readable, Writable as WritableStream } from 'node:stream';
import { Writable } from 'node:stream';
import { StartError } from '../start/settings.ts';

/** Prompts for the user of the program. Each call rejects with a StartError if the input has ended. */
export interface Prompts {
  /** Whether there is a user who can be asked again. */
  readonly isInteractive: boolean;
  ask(question: string): Promise<string>;
  /** Asks without echo. */
  askSecret(question: string): Promise<string>;
  close(): void;
}

/** Prompts on a terminal. Answers are not added to a history, so that no key recalls a password. */
export function openTerminal(input: Readable, output: WritableStream): Prompts {
  let isHidden = false;
  const echo = new Writable({
    write(chunk, _encoding, done) {
      if (!isHidden) output.write(chunk);
      done();
    },
  });
  const terminal = createInterface({ input, output: echo, terminal: true, historySize: 0 });
  // Ctrl-C and Ctrl-D close the interface, whose pending question would then never be answered.
  const closed = new Promise<never>((_resolve, reject) => {
    terminal.once('close', () => reject(new StartError('Ended. Nothing was changed.')));
  });
  closed.catch(() => undefined);
  const ask = (question: string) => Promise.race([terminal.question(question), closed]);

  return {
    isInteractive: true,
    ask,
    async askSecret(question) {
      output.write(question);
      isHidden = true;
      try {
        return await ask('');
      } finally {
        isHidden = false;
        output.write('\n');
      }
    },
    close: () => terminal.close(),
  };
}

/** Reads the answers from the lines of a pipe; questions are not printed. */
export function openPipe(input: Readable): Prompts {
  const reader = createLineReader({ input });
  const lines = reader[Symbol.asyncIterator]();
  async function readLine(): Promise<string> {
    const { value, done } = await lines.next();
    if (done) throw new StartError('Standard input has no line for the answer. Nothing was changed.');
    return value;
  }
  return { isInteractive: false, ask: readLine, askSecret: readLine, close: () => reader.close() };
}
