/** Path and text of a file. */
export interface TextFile {
  readonly path: string;
  readonly text: string;
}

const RULE_FILE = /^docs\/rules\/(?!README)[\w-]+\.md$/;
const TEST_FILE = /\.(test|e2e)\.tsx?$/;
const HEADING = /^## ([A-Z]+-\d+) \S/gm;
const NAMED_PATH = /`((?:admin|docs|schema|scripts|server|test|ui|web)\/[\w./-]*\w)`/g;
/** Documents that a reader of the repository cannot open. */
const OUTSIDE = /\bspec 00\d\b/;

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? '');

/**
 * Problems with the numbered rules of `docs/rules`: duplicate numbers, citations of unknown rules, rules that no test names,
 * named paths that do not exist, and citations of documents outside the repository. `files` are all of its texts, `paths` all of
 * its files and folders.
 */
export function findRuleProblems(files: readonly TextFile[], paths: ReadonlySet<string>): string[] {
  const ruleFiles = files.filter(({ path }) => RULE_FILE.test(path));
  const numbers = ruleFiles.flatMap(({ text }) => all(text, HEADING));
  const rules = new Set(numbers);
  const prefixes = [...new Set(numbers.map((number) => number.split('-')[0]))];
  const citation = new RegExp(`\\b((?:${prefixes.join('|') || 'NONE'})-\\d+)\\b`, 'g');
  const cited = files.map((file) => ({ ...file, numbers: all(file.text, citation) }));
  const tested = new Set(cited.filter(({ path }) => TEST_FILE.test(path)).flatMap((file) => file.numbers));
  return [
    ...numbers.filter((number, index) => numbers.indexOf(number) !== index).map((number) => `${number} is there twice`),
    ...cited.flatMap((file) =>
      file.numbers.filter((number) => !rules.has(number)).map((number) => `${file.path}: there is no rule ${number}`),
    ),
    ...[...rules].filter((number) => !tested.has(number)).map((number) => `${number}: no test names it`),
    ...ruleFiles.flatMap(({ path, text }) =>
      all(text, NAMED_PATH)
        .filter((named) => !paths.has(named))
        .map((named) => `${path}: ${named} does not exist`),
    ),
    ...files
      .filter(({ text }) => OUTSIDE.test(text))
      .map(({ path }) => `${path}: cites a document outside the repository; say which rule it is (docs/rules)`),
  ];
}
