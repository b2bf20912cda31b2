import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The content of Apollo Sandbox: it takes one document, so all operations are in one. */
export interface ApiExamples {
  readonly document: string;
  readonly variables: Record<string, unknown>;
}

/** Reads the example operations of a folder, sorted by file name, and the variables they share. */
export async function readApiExamples(folder: string): Promise<ApiExamples> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.graphql')).sort();
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  const variables = JSON.parse(await readFile(join(folder, 'variables.json'), 'utf8'));
  return { document: texts.join('\n'), variables };
}
