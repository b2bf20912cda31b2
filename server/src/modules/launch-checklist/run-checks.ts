import type { CheckArea } from '@eunbit/schema/launch-checklist';
import { type Finding, unknown, type Verdict } from './finding.ts';

export interface Check {
  readonly area: CheckArea;
  /** The id of the finding if the check fails or times out. */
  readonly id: string;
  readonly about: string;
  run(): Promise<readonly Verdict[]>;
}

const AGAIN = {
  ko: '잠시 후 다시 확인하세요. 계속되면 이 컴퓨터에서 나가는 연결이 막혀 있지 않은지, 해당 서비스가 정상인지 확인하세요.',
  en: 'Check again in a moment. If it stays so, see whether connections from this machine are blocked and whether the service works.',
};

/** The finding for a check that failed or timed out. */
export function couldNotCheck({ id, about }: Pick<Check, 'id' | 'about'>, reason: string): Verdict {
  const text = { ko: `확인하지 못했습니다: ${reason}`, en: `Could not be checked: ${reason}` };
  return unknown(id, about, text, AGAIN);
}

async function runOne(check: Check, timeoutMs: number): Promise<readonly Verdict[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<readonly Verdict[]>((resolve) => {
    const seconds = timeoutMs / 1000;
    timer = setTimeout(() => resolve([couldNotCheck(check, `no answer within ${seconds} seconds`)]), timeoutMs);
  });
  try {
    return await Promise.race([check.run(), late]);
  } catch (error) {
    return [couldNotCheck(check, (error as Error).message)];
  } finally {
    clearTimeout(timer);
  }
}

/** Runs all checks concurrently; one that fails or takes longer than `timeoutMs` does not affect the others. */
export async function runChecks(checks: readonly Check[], timeoutMs: number): Promise<Finding[]> {
  const found = await Promise.all(
    checks.map(async (check) => {
      const verdicts = await runOne(check, timeoutMs);
      return verdicts.map((verdict) => ({ ...verdict, area: check.area }));
    }),
  );
  return found.flat();
}
