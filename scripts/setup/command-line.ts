/** A program and its arguments in the form that `spawn` takes. */
export interface CommandLine {
  readonly file: string;
  readonly args: readonly string[];
  readonly shell: boolean;
}

/**
 * The command line for a program of a package. On Windows these are batch files, which only the shell can run, as one line in
 * which words with special characters are quoted.
 */
export function commandLine(command: readonly string[], platform: NodeJS.Platform = process.platform): CommandLine {
  const [file = '', ...args] = command;
  if (platform !== 'win32') return { file, args, shell: false };
  return { file: command.map(quoted).join(' '), args: [], shell: true };
}

/** Only for paths and options of this repository: none of them contains a quote or a variable. */
function quoted(word: string): string {
  if (/["%\r\n]/.test(word)) throw new Error(`not to be given to the shell of Windows: ${word}`);
  return /^[\w./\\:=@-]+$/.test(word) ? word : `"${word}"`;
}
