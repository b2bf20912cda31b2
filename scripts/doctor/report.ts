import { CheckArea, type FindingStatus } from '@eunbit/schema/launch-checklist';
import type { Finding } from '@eunbit/server/modules/launch-checklist/finding';

const TITLES: Readonly<Record<CheckArea, string>> = {
  SETTINGS: 'Settings',
  DATABASE: 'Database and disk',
  PUBLIC_ADDRESS: 'Public address',
  STRIPE: 'Stripe',
  TOSS: 'Toss Payments',
  EASYPOST: 'EasyPost',
  POSTMARK: 'Postmark',
  NAVER: 'Naver',
  GOOGLE: 'Google',
  PLACEHOLDERS: 'Placeholder data',
};

const MARKS: Readonly<Record<FindingStatus, string>> = {
  GOOD: 'good   ',
  NOTE: 'note   ',
  WRONG: 'WRONG  ',
  UNKNOWN: 'unknown',
};

function formatFinding({ status, about, text, advice }: Finding): string {
  const line = `  ${MARKS[status]}  ${about}: ${text.en}`;
  return advice ? `${line}\n             → ${advice.en}` : line;
}

/** The findings as text, by area. */
export function formatReport(findings: readonly Finding[]): string {
  const parts = Object.values(CheckArea).flatMap((area) => {
    const here = findings.filter((finding) => finding.area === area);
    return here.length > 0 ? [`${TITLES[area]}\n${here.map(formatFinding).join('\n')}`] : [];
  });
  const count = (status: FindingStatus) => findings.filter((finding) => finding.status === status).length;
  const sums = `${count('WRONG')} wrong, ${count('UNKNOWN')} could not be checked, ${count('NOTE')} to note, ${count('GOOD')} good.`;
  return `${parts.join('\n\n')}\n\n${sums}`;
}

/** The findings as JSON. */
export function toJson(findings: readonly Finding[]): string {
  const plain = findings.map(({ text, advice, ...finding }) => ({
    ...finding,
    text: text.en,
    advice: advice?.en ?? null,
  }));
  return JSON.stringify(plain, null, 2);
}

/** A failed check takes precedence over an unknown result. */
export function getExitCode(findings: readonly Pick<Finding, 'status'>[]): 0 | 1 | 2 {
  if (findings.some(({ status }) => status === 'WRONG')) return 1;
  return findings.some(({ status }) => status === 'UNKNOWN') ? 2 : 0;
}
