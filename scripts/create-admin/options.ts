import { readArguments, usageError } from '../start/command.ts';

const USAGE = `usage: npm run create-admin -- [--email ADDRESS] [--first-name NAME] [--last-name NAME] [--generate | --promote]

  --email, --first-name, --last-name   what is not given is asked for
  --generate   makes a password and prints it once, instead of asking for one
  --promote    makes the existing account of the address an admin; confirmed by typing the address once more

Without a terminal, the password (or the confirmation) is the first line of standard input.`;

export interface Options {
  readonly email: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly generate: boolean;
  readonly promote: boolean;
}

const isPassword = (arg: string) => /^--?p(ass|w)/i.test(arg);

/** Arguments of `npm run create-admin`. Throws a StartError with a message for the user if they are invalid. */
export function readOptions(args: readonly string[]): Options {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const { values, positionals } = readArguments(USAGE, {
    args: args.filter((arg) => !isPassword(arg)),
    options: { email: text, 'first-name': text, 'last-name': text, generate: flag, promote: flag },
    allowPositionals: true,
  });
  if (positionals.length > 0 || args.some(isPassword)) {
    throw usageError(`A password is no argument: the shell's history and the list of processes would show it.`, USAGE);
  }
  const { email = null, 'first-name': firstName = null, 'last-name': lastName = null, generate, promote } = values;
  if (promote && (generate || firstName !== null || lastName !== null)) {
    throw usageError(`--promote changes an existing account: it keeps its names and its password.`, USAGE);
  }
  return { email, firstName, lastName, generate, promote };
}
