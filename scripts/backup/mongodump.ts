import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ArchivePart, readArchive } from './archive/archive-reader.ts';
import { ArchiveError } from './archive/format.ts';
import { BackupError } from './backup-error.ts';
import { startTool, ToolError } from './run-tool.ts';

/** How mongodump gets to the documents. */
export interface DumpAccess {
  readonly program: string;
  /** Address of the database, with its password. */
  readonly uri: string;
}

/** How mongodump has to read, whatever the shop's own address says: what a majority has, from the member that knows most. */
const READING = ['readConcernLevel=majority', 'readPreference=primary'];
const OTHER_READING = /^(readConcernLevel|readPreference|readPreferenceTags|maxStalenessSeconds)=/i;

export function toDumpUri(uri: string): string {
  const [address = '', query = ''] = uri.split('?');
  const hasPath = address.replace(/^[^/]*\/\//, '').includes('/');
  const options = query.split('&').filter((option) => option !== '' && !OTHER_READING.test(option));
  return `${address}${hasPath ? '' : '/'}?${[...options, ...READING].join('&')}`;
}

/** A file that its owner alone may read: among the arguments everybody on the machine could read the password. */
async function writeConfig(uri: string): Promise<{ readonly file: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'eunbit-mongodump-'));
  const file = join(folder, 'config.yml');
  await writeFile(file, `uri: ${JSON.stringify(toDumpUri(uri))}\n`, { mode: 0o600 });
  return { file, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** The line of mongodump that says why it has failed; its time stands before a tab. */
function explain(error: ToolError): BackupError {
  const lines = error.message.split('\n').map((line) => line.split('\t').at(-1) ?? line);
  return new BackupError(
    `mongodump has failed: ${lines.findLast((line) => line.startsWith('Failed:')) ?? lines.at(-1)}`,
  );
}

/**
 * The archive that mongodump writes of a database, part by part. Only who reads it to its end knows that it is whole.
 * Without `--oplog`, which needs rights over all databases of the server and is refused by a mongos: the archive is of no
 * one moment.
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
    // An archive that is cut off is what a failure of the program looks like.
    const isCutOff = error instanceof ArchiveError && error.message.includes('cut off');
    const reason: unknown = isCutOff ? await tool.ended.catch((why: unknown) => why) : error;
    throw reason instanceof ToolError ? explain(reason) : (reason ?? error);
  } finally {
    tool.kill();
    await config.remove();
  }
}
