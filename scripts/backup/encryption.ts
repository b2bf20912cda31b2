import { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';
import { BackupError } from './backup-error.ts';

/** What a backup is encrypted to. */
export type EncryptionKey =
  | { readonly kind: 'recipient'; readonly recipient: string }
  | { readonly kind: 'passphrase'; readonly passphrase: string };

/** What opens a backup. */
export type DecryptionKey =
  | { readonly kind: 'identity'; readonly identity: string }
  | { readonly kind: 'passphrase'; readonly passphrase: string };

/** The library takes the streams of browsers, whose type Node's own ones fit but for the name. */
type WebStream = Parameters<Encrypter['encrypt']>[0] & globalThis.ReadableStream<Uint8Array>;
const toWebStream = (source: AsyncIterable<Uint8Array>) => ReadableStream.from(source) as unknown as WebStream;

async function* readWebStream(stream: globalThis.ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* stream as unknown as AsyncIterable<Uint8Array>;
}

/**
 * Encrypts a stream in the format of age: chunks of 64 KB, each authenticated with its place and the last one as the last,
 * so that a file that is changed, reordered or cut off cannot be decrypted.
 */
export async function* encrypt(source: AsyncIterable<Uint8Array>, key: EncryptionKey): AsyncGenerator<Uint8Array> {
  const encrypter = new Encrypter();
  if (key.kind === 'recipient') encrypter.addRecipient(key.recipient);
  else encrypter.setPassphrase(key.passphrase);
  yield* readWebStream(await encrypter.encrypt(toWebStream(source)));
}

/** The library's own errors are of one class; by their text a wrong key is told from damage. */
function explain(error: unknown, hasBegun: boolean): unknown {
  const { message } = error as Error;
  if (!hasBegun && message.includes('no identity matched')) {
    return new BackupError('The key does not open this backup: it was encrypted to another one.');
  }
  return new BackupError(`The backup cannot be decrypted: it is damaged, cut off or no backup (${message}).`);
}

/** An error of the stream that is decrypted, such as of the disk, is no damage of the backup. */
async function* keepErrors(source: AsyncIterable<Uint8Array>, failed: (error: unknown) => void) {
  try {
    yield* source;
  } catch (error) {
    failed(error);
    throw error;
  }
}

/** Throws a BackupError where the key is wrong or the file is not as it was written. */
export async function* decrypt(source: AsyncIterable<Uint8Array>, key: DecryptionKey): AsyncGenerator<Uint8Array> {
  const decrypter = new Decrypter();
  if (key.kind === 'identity') decrypter.addIdentity(key.identity);
  else decrypter.addPassphrase(key.passphrase);
  let cause: unknown;
  let hasBegun = false;
  const fail = (error: unknown) => {
    cause = error;
  };
  try {
    const plain = await decrypter.decrypt(toWebStream(keepErrors(source, fail)));
    hasBegun = true;
    yield* readWebStream(plain);
  } catch (error) {
    throw cause ?? explain(error, hasBegun);
  }
}
