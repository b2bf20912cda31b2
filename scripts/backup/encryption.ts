import { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';
import { BackupError } from './backup-error.ts';
import { keepErrors, throughTool } from './run-tool.ts';

/** Path of age's program, if it does the work; otherwise its library does. Their files are compatible. */
interface ByProgram {
  readonly program?: string | null;
}

/** The key for encrypting a backup. */
export type EncryptionKey =
  | (ByProgram & { readonly kind: 'recipient'; readonly recipient: string })
  | { readonly kind: 'passphrase'; readonly passphrase: string };

/** The key for decrypting a backup; `file` is the file of the identity. */
export type DecryptionKey =
  | (ByProgram & { readonly kind: 'identity'; readonly identity: string; readonly file: string })
  | { readonly kind: 'passphrase'; readonly passphrase: string };

/** The library takes Web streams; those of Node are compatible, but have another type name. */
type WebStream = Parameters<Encrypter['encrypt']>[0] & globalThis.ReadableStream<Uint8Array>;
const toWebStream = (source: AsyncIterable<Uint8Array>) => ReadableStream.from(source) as unknown as WebStream;

async function* readWebStream(stream: globalThis.ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* stream as unknown as AsyncIterable<Uint8Array>;
}

async function* encryptByLibrary(source: AsyncIterable<Uint8Array>, key: EncryptionKey): AsyncGenerator<Uint8Array> {
  const encrypter = new Encrypter();
  if (key.kind === 'recipient') encrypter.addRecipient(key.recipient);
  else encrypter.setPassphrase(key.passphrase);
  yield* readWebStream(await encrypter.encrypt(toWebStream(source)));
}

/**
 * Encrypts a stream in the format of age: chunks of 64 KB, each authenticated with its position, and the last one marked as the
 * last, so that a changed, reordered or truncated file cannot be decrypted.
 */
export async function* encrypt(source: AsyncIterable<Uint8Array>, key: EncryptionKey): AsyncGenerator<Uint8Array> {
  if (key.kind === 'passphrase' || !key.program) yield* encryptByLibrary(source, key);
  else yield* throughTool(key.program, ['--recipient', key.recipient], source);
}

async function* decryptByLibrary(source: AsyncIterable<Uint8Array>, key: DecryptionKey): AsyncGenerator<Uint8Array> {
  const decrypter = new Decrypter();
  if (key.kind === 'identity') decrypter.addIdentity(key.identity);
  else decrypter.addPassphrase(key.passphrase);
  yield* readWebStream(await decrypter.decrypt(toWebStream(source)));
}

/** Library and program throw the same class of error with the same texts, by which a wrong key is distinguished from damage. */
function explain(error: unknown): BackupError {
  const { message } = error as Error;
  if (message.includes('no identity matched')) {
    return new BackupError('The key does not open this backup: it was encrypted to another one.');
  }
  const [reason = ''] = message.split('\n');
  return new BackupError(`The backup cannot be decrypted: it is damaged, cut off or no backup (${reason}).`);
}

/** Throws a BackupError if the key is wrong or the file is damaged. */
export async function* decrypt(source: AsyncIterable<Uint8Array>, key: DecryptionKey): AsyncGenerator<Uint8Array> {
  let cause: unknown;
  // An error of the input stream, such as a disk error, does not count as damage of the backup.
  const encrypted = keepErrors(source, (error) => {
    cause = error;
  });
  try {
    if (key.kind === 'passphrase' || !key.program) yield* decryptByLibrary(encrypted, key);
    else yield* throughTool(key.program, ['--decrypt', '--identity', key.file], encrypted);
  } catch (error) {
    throw cause ?? explain(error);
  }
}
