import { CheckArea } from '@eunbit/schema/launch-checklist';
import { readArguments, usageError } from '../start/command.ts';

const toName = (area: CheckArea) => area.toLowerCase().replaceAll('_', '-');
const AREA_BY_NAME = new Map(Object.values(CheckArea).map((area) => [toName(area), area]));

export const USAGE = `usage: npm run doctor -- [--only AREA,…] [--fix] [--json]

  --only AREA,…   checks these alone: ${[...AREA_BY_NAME.keys()].join(', ')}
  --fix           registers the shop's domain at Stripe for wallets first; everything else is only read
  --json          writes the findings as JSON

Ends with 0 when all is well, 1 when something is wrong, 2 when nothing is wrong but something could not be checked.`;

export interface Options {
  /** Null for all areas. */
  readonly only: readonly CheckArea[] | null;
  readonly fix: boolean;
  readonly json: boolean;
}

export function readOptions(args: readonly string[]): Options {
  const flag = { type: 'boolean', default: false } as const;
  const options = { only: { type: 'string' }, fix: flag, json: flag } as const;
  const { only, fix, json } = readArguments(USAGE, { args: [...args], options }).values;
  return { only: only === undefined ? null : only.split(',').map(toArea), fix, json };
}

function toArea(name: string): CheckArea {
  const area = AREA_BY_NAME.get(name);
  if (!area) throw usageError(`--only does not know: ${name}`, USAGE);
  return area;
}
