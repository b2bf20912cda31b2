import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ArchivePart, readArchive } from './archive/archive-reader.ts';
import { ArchiveError } from './archive/format.ts';
import { BackupError } from './backup-error.ts';
import { startTool, ToolError } from './run-tool.ts';

/** Settings for mongodump to read the documents. */
export interface DumpAccess {
  readonly program: string;
  /** Address of the database, including its password. */
  readonly uri: string;
}

/** Read settings that override those of the shop's address: majority read concern, from the primary. */
const READING = ['readConcernLevel=majority', 'readPreference=primary'];
const OTHER_READING = /^(readConcernLevel|readPreference|readPreferenceTags|maxStalenessSeconds)=/i;

export function toDumpUri(uri: string): string {
  const [address = '', query = ''] = uri.split('?');
  const hasPath = address.replace(/^[^/]*\/\//, '').includes('/');
  const options = query.split('&').filter((option) => option !== '' && !OTHER_READING.test(option));
  return `${address}${hasPath ? '' : '/'}?${[...options, ...READING].join('&')}`;
}

/** A file that only its owner may read: the password must not be in the arguments, which everybody on the machine can see. */
async function writeConfig(uri: string): Promise<{ readonly file: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'eunbit-mongodump-'));
  const file = join(folder, 'config.yml');
  await writeFile(file, `uri: ${JSON.stringify(toDumpUri(uri))}\n`, { mode: 0o600 });
  return { file, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** The line of mongodump's output with the reason of its failure; a tab separates the time. */
function explain(error: ToolError): BackupError {
  const lines = error.message.split('\n').map((line) => line.split('\t').at(-1) ?? line);
  return new BackupError(
    `mongodump has failed: ${lines.findLast((line) => line.startsWith('Failed:')) ?? lines.at(-1)}`,
  );
}

/**
 * The archive that mongodump writes of a database, part by part; it is only known to be complete once it has been read to its
 * end. Without `--oplog`, which needs permissions for all databases of the server and is not supported by mongos, so the archive
 * is not consistent as of one moment.
 */
export async function* dumpDocuments(
  { program, uri }: DumpAccess,
  database: string,
  leftOut: readonly string[],
): AsyncGenerator<ArchivePart> {
  const config = await writeConfig(uri);
  const excluded = leftOut.map((name) => `--excludeCollection=${name}`);
  const tool = startTool(program, [`--config=${config.file}`, `--db=${database}`, '--archive', ...excluded]);
  try {
    yield* readArchive(tool.output as AsyncIterable<Uint8Array>);
    await tool.ended;
  } catch (error) {
    // If the program fails, its archive is truncated.
    const isCutOff = error instanceof ArchiveError && error.message.includes('cut off');
    const reason: unknown = isCutOff ? await tool.ended.catch((why: unknown) => why) : error;
    throw reason instanceof ToolError ? explain(reason) : (reason ?? error);
  } finally {
    tool.kill();
    await config.remove();
  }
}
