import type { Bilingual } from '../../../common/bilingual.ts';
import type { SetupAnswer } from '../../../integrations/setup-answer.ts';
import { unknown, type Verdict, wrong } from '../finding.ts';
import { couldNotCheck } from '../run-checks.ts';

interface Asked {
  readonly id: string;
  readonly about: string;
  /** For messages, such as `Stripe`. */
  readonly provider: string;
  /** Where to get a valid key. */
  readonly advice: Bilingual;
}

/** Evaluates a provider's response; a rejected key, a missing permission and a timeout are handled alike for all providers. */
export function checkAnswer<T>(
  answer: SetupAnswer<T>,
  { id, about, provider, advice }: Asked,
  check: (value: T) => readonly Verdict[],
): readonly Verdict[] {
  if (answer.ok) return check(answer.value);
  const { failure, message } = answer;
  if (failure === 'NO_ANSWER') return [couldNotCheck({ id, about }, `${provider}: ${message}`)];
  if (failure === 'NOT_ALLOWED') {
    return [
      unknown(
        id,
        about,
        { ko: `키에 이 정보를 볼 권한이 없습니다: ${message}`, en: `The key may not read this: ${message}` },
        {
          ko: `${provider}에서 직접 확인하거나 키에 읽기 권한을 주세요.`,
          en: `Look it up at ${provider}, or let the key read it.`,
        },
      ),
    ];
  }
  return [
    wrong(
      id,
      about,
      { ko: `${provider}에서 이 키를 받아들이지 않습니다.`, en: `${provider} does not accept this key.` },
      advice,
    ),
  ];
}
