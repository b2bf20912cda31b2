import { BackupError } from '../backup/backup-error.ts';
import { readArguments, usageError } from '../start/command.ts';

const USAGE = `usage: npm run restore -- FILE [--drop | --verify]

  FILE       a backup of npm run backup; - reads standard input
  --drop     replaces what the database holds, after its name was typed; otherwise it has to be empty
  --verify   reads the whole backup and touches no database

The key comes from BACKUP_IDENTITY_FILE or BACKUP_PASSPHRASE, or is asked for. Ends with 0 when the database is restored and
everything agrees, 1 when not, 2 when Stripe knows more than the restored shop or could not be asked.`;

export interface Options {
  readonly file: string;
  readonly drop: boolean;
  readonly verify: boolean;
}

export const STANDARD_INPUT = '-';

export function readOptions(args: readonly string[]): Options {
  const options = { drop: { type: 'boolean' }, verify: { type: 'boolean' } } as const;
  const { values, positionals } = readArguments(USAGE, { args: [...args], options, allowPositionals: true });
  const [file, ...more] = positionals;
  if (!file || more.length > 0) throw new BackupError(USAGE);
  const { drop = false, verify = false } = values;
  if (drop && verify) throw usageError(`--drop and --verify exclude each other.`, USAGE);
  if (drop && file === STANDARD_INPUT) {
    throw new BackupError('--drop needs a file: it is read to its end before anything is dropped.');
  }
  return { file, drop, verify };
}
