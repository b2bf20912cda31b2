import { parseArgs } from 'node:util';
import { BackupError } from './backup-error.ts';

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

/** A secret in the arguments is in the shell's history, and shown to everybody who lists processes. */
const isPassphrase = (arg: string) => /^--?p(ass|w)/i.test(arg);

export function readOptions(args: readonly string[]): Options {
  if (args.some(isPassphrase)) throw new BackupError(`A passphrase is never an option.\n\n${USAGE}`);
  const { folder = null, stdout = false, keep, 'new-key': newKey = null } = parse(args);
  if (stdout && (folder !== null || keep !== undefined)) {
    throw new BackupError(`--stdout takes neither --folder nor --keep.\n\n${USAGE}`);
  }
  if (newKey !== null && args.length !== 2 && !args[0]?.includes('=')) {
    throw new BackupError(`--new-key takes no other option.\n\n${USAGE}`);
  }
  if (keep !== undefined && !/^[1-9]\d{0,5}$/.test(keep)) {
    throw new BackupError(`--keep is not a number of backups: ${keep}\n\n${USAGE}`);
  }
  return { folder, stdout, keep: keep === undefined ? null : Number(keep), newKey };
}

function parse(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        folder: { type: 'string' },
        stdout: { type: 'boolean' },
        keep: { type: 'string' },
        'new-key': { type: 'string' },
      },
    });
    return values;
  } catch (error) {
    throw new BackupError(`${(error as Error).message}\n\n${USAGE}`);
  }
}
