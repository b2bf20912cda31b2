/** A program and its arguments as `spawn` takes them. */
export interface CommandLine {
  readonly file: string;
  readonly args: readonly string[];
  readonly shell: boolean;
}

/**
 * How programs that packages bring are started. On Windows they are batch files, which only its shell runs; that takes one
 * line, in which whatever is more than a plain word stands in quotes.
 */
export function commandLine(command: readonly string[], platform: NodeJS.Platform = process.platform): CommandLine {
  const [file = '', ...args] = command;
  if (platform !== 'win32') return { file, args, shell: false };
  return { file: command.map(quoted).join(' '), args: [], shell: true };
}

/** Only paths and options of this repository come here: none of them contains a quote, or a variable to be replaced. */
function quoted(word: string): string {
  if (/["%\r\n]/.test(word)) throw new Error(`not to be given to the shell of Windows: ${word}`);
  return /^[\w./\\:=@-]+$/.test(word) ? word : `"${word}"`;
}
