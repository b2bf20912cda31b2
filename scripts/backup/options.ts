import { readArguments, usageError } from '../start/command.ts';

const USAGE = `usage: npm run backup -- [--folder PATH | --stdout] [--keep N]
       npm run backup -- --new-key FILE

  --folder PATH    where the file goes, instead of BACKUP_DIR
  --stdout         writes the backup to standard output, for another program that keeps it
  --keep N         removes all but the N newest backups of this database from the folder, after this one is written
  --new-key FILE   makes a key pair instead of a backup: the secret key goes into FILE, the public key is printed

The key comes from BACKUP_RECIPIENT or BACKUP_PASSPHRASE, or is asked for.`;

export interface Options {
  readonly folder: string | null;
  readonly stdout: boolean;
  readonly keep: number | null;
  readonly newKey: string | null;
}

/** Secrets are rejected as arguments: the shell's history and the process list would show them. */
const isPassphrase = (arg: string) => /^--?p(ass|w)/i.test(arg);

export function readOptions(args: readonly string[]): Options {
  if (args.some(isPassphrase)) throw usageError(`A passphrase is never an option.`, USAGE);
  const text = { type: 'string' } as const;
  const options = { folder: text, stdout: { type: 'boolean' }, keep: text, 'new-key': text } as const;
  const { values } = readArguments(USAGE, { args: [...args], options });
  const { folder = null, stdout = false, keep, 'new-key': newKey = null } = values;
  if (stdout && (folder !== null || keep !== undefined)) {
    throw usageError(`--stdout takes neither --folder nor --keep.`, USAGE);
  }
  if (newKey !== null && args.length !== 2 && !args[0]?.includes('=')) {
    throw usageError(`--new-key takes no other option.`, USAGE);
  }
  if (keep !== undefined && !/^[1-9]\d{0,5}$/.test(keep)) {
    throw usageError(`--keep is not a number of backups: ${keep}`, USAGE);
  }
  return { folder, stdout, keep: keep === undefined ? null : Number(keep), newKey };
}
