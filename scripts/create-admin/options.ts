import { parseArgs } from 'node:util';
import { StartError } from '../start/settings.ts';

const USAGE = `usage: npm run create-admin -- [--email ADDRESS] [--firstname NAME] [--lastname NAME] [--generate | --promote]

  --email, --firstname, --lastname   what is not given is asked for
  --generate   makes a password and prints it once, instead of asking for one
  --promote    makes the existing account of the address an admin; confirmed by typing the address once more

Without a terminal, the password (or the confirmation) is the first line of standard input.`;

export interface Options {
  readonly email: string | null;
  readonly firstname: string | null;
  readonly lastname: string | null;
  readonly generate: boolean;
  readonly promote: boolean;
}

const isPassword = (arg: string) => /^--?p(ass|w)/i.test(arg);

/** Arguments of `npm run create-admin`. Throws a StartError with a message for people where they make no sense. */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parse(args.filter((arg) => !isPassword(arg)));
  if (positionals.length > 0 || args.some(isPassword)) {
    throw new StartError(
      `A password is no argument: the shell's history and the list of processes would show it.\n\n${USAGE}`,
    );
  }
  const { email = null, firstname = null, lastname = null, generate, promote } = values;
  if (promote && (generate || firstname !== null || lastname !== null)) {
    throw new StartError(`--promote changes an existing account: it keeps its names and its password.\n\n${USAGE}`);
  }
  return { email, firstname, lastname, generate, promote };
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  try {
    const options = { email: text, firstname: text, lastname: text, generate: flag, promote: flag };
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new StartError(`${(error as Error).message}\n\n${USAGE}`);
  }
}
