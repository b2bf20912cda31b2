import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { openTerminal } from '../create-admin/prompts.ts';
import { BackupError } from './backup-error.ts';
import type { DecryptionKey, EncryptionKey } from './encryption.ts';

/** Long, since anyone who has the file can try passphrases offline. */
const MINIMUM_PASSPHRASE_LENGTH = 16;

type Environment = Readonly<Record<string, string | undefined>>;

const HOW_TO_GET_ONE =
  'Set BACKUP_RECIPIENT to the public key that `npm run backup -- --new-key FILE` makes, or BACKUP_PASSPHRASE.';

function requireLong(passphrase: string): string {
  if (passphrase.length >= MINIMUM_PASSPHRASE_LENGTH) return passphrase;
  throw new BackupError(`A passphrase needs at least ${MINIMUM_PASSPHRASE_LENGTH} characters.`);
}

/** Asks on the terminal without echo; null if there is no terminal. Uses standard error, since standard output may be a file. */
async function askPassphrase(questions: readonly string[]): Promise<string[] | null> {
  if (!process.stdin.isTTY || !process.stderr.isTTY) return null;
  const terminal = openTerminal(process.stdin, process.stderr);
  try {
    const answers: string[] = [];
    for (const question of questions) answers.push(await terminal.askSecret(question));
    return answers;
  } finally {
    terminal.close();
  }
}

/** The key for new backups from the settings; asks for a passphrase if there is a terminal. */
export async function readEncryptionKey(env: Environment): Promise<EncryptionKey> {
  const { BACKUP_RECIPIENT: recipient, BACKUP_PASSPHRASE: passphrase } = env;
  if (recipient && passphrase) {
    throw new BackupError('Both BACKUP_RECIPIENT and BACKUP_PASSPHRASE are set: a backup is encrypted to one of them.');
  }
  if (recipient) {
    if (/^age1[a-z0-9]{58,}$/.test(recipient)) return { kind: 'recipient', recipient };
    throw new BackupError('BACKUP_RECIPIENT is wrong: it is not a public key, which starts with age1.');
  }
  if (passphrase) return { kind: 'passphrase', passphrase: requireLong(passphrase) };
  const typed = await askPassphrase(['Passphrase for the backup (not shown): ', 'Once more: ']);
  if (!typed) throw new BackupError(`There is no key to encrypt the backup with. ${HOW_TO_GET_ONE}`);
  const [first = '', second] = typed;
  if (first !== second) throw new BackupError('The two passphrases differ.');
  return { kind: 'passphrase', passphrase: requireLong(first) };
}

/** The line with the secret key in a key file; the other lines are comments. */
function readIdentity(file: string): string {
  if (!existsSync(file)) throw new BackupError(`BACKUP_IDENTITY_FILE is wrong: there is no ${file}.`);
  const line = readFileSync(file, 'utf8')
    .split(/\r?\n/)
    .find((each) => each.startsWith('AGE-SECRET-KEY-'));
  if (!line) throw new BackupError(`BACKUP_IDENTITY_FILE is wrong: ${file} has no line with a secret key.`);
  return line.trim();
}

/** The key for opening backups from the settings; asks for a passphrase if there is a terminal. */
export async function readDecryptionKey(env: Environment): Promise<DecryptionKey> {
  const { BACKUP_IDENTITY_FILE: file, BACKUP_PASSPHRASE: passphrase } = env;
  if (file) return { kind: 'identity', identity: readIdentity(file), file };
  if (passphrase) return { kind: 'passphrase', passphrase };
  const typed = await askPassphrase(['Passphrase of the backup (not shown): ']);
  if (!typed) {
    throw new BackupError(
      'The backup cannot be decrypted without a key: set BACKUP_IDENTITY_FILE or BACKUP_PASSPHRASE.',
    );
  }
  return { kind: 'passphrase', passphrase: typed[0] ?? '' };
}

/** Creates a key pair: the secret key is written to a new file that only its owner may read. Returns the public key. */
export async function makeKeyFile(file: string): Promise<string> {
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  let descriptor: number;
  try {
    descriptor = openSync(file, 'wx', 0o600);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new BackupError(`${file} exists already. Nothing was changed: it may be the key of a backup.`);
  }
  writeSync(descriptor, `# public key: ${recipient}\n${identity}\n`);
  fsyncSync(descriptor);
  closeSync(descriptor);
  return recipient;
}
