import type { EncryptedValuesFacts } from '../../secret-rotation/index.ts';
import { good, note, type Verdict, wrong } from '../finding.ts';

const ID = 'database.encrypted-values';
const PRESENT = 'APP_SECRET';
const PREVIOUS = 'APP_SECRET_PREVIOUS';
/** Maximum names shown of a list. */
const NAMED = 5;

/** Checks whether stored pass codes, receipt numbers and bank accounts can be decrypted, and with which secret. */
export function checkEncryptedValues({ isRotating, outdated, unreadable }: EncryptedValuesFacts): Verdict {
  if (unreadable.length > 0 || (!isRotating && outdated > 0)) {
    const names = unreadable.slice(0, NAMED).join(', ');
    const count = Math.max(outdated, unreadable.length);
    const text = {
      ko: `설정된 비밀 값으로 읽을 수 없는 암호화된 값이 있습니다(문서 ${count}개 이하): ${names}`,
      en: `Encrypted values cannot be read with the secrets that are set (in up to ${count} documents): ${names}.`,
    };
    const advice = {
      ko: '이전 비밀 값을 APP_SECRET_PREVIOUS에 다시 설정하세요(docs/runbooks/rotate-app-secret.md).',
      en: 'Set APP_SECRET_PREVIOUS to the secret of before again (docs/runbooks/rotate-app-secret.md).',
    };
    return wrong(ID, isRotating ? PREVIOUS : PRESENT, text, advice);
  }
  if (!isRotating) {
    return good(ID, PRESENT, {
      ko: '암호화된 값을 모두 이 비밀 값으로 읽습니다.',
      en: 'It reads the encrypted values that were tried, and none names another secret.',
    });
  }
  if (outdated > 0) {
    const text = {
      ko: `아직 이전 비밀 값이 필요한 문서가 ${outdated}개 있습니다.`,
      en: `${outdated} documents still need the previous secret.`,
    };
    const advice = {
      ko: '작업 re-encrypt-values가 다시 암호화합니다. 끝날 때까지 두 값을 그대로 두세요.',
      en: 'The job re-encrypt-values encrypts them anew. Keep both secrets until it is done.',
    };
    return note(ID, PREVIOUS, text, advice);
  }
  const text = {
    ko: '저장된 값에는 더 이상 필요 없습니다.',
    en: 'No stored value needs it any more.',
  };
  const advice = {
    ko: '새 비밀 값이 APP_SECRET이 된 지 30일이 지나 링크가 끝났으면 지우세요(docs/runbooks/rotate-app-secret.md).',
    en: 'Take it away 30 days after the new secret became APP_SECRET, when links have ended (docs/runbooks/rotate-app-secret.md).',
  };
  return note(ID, PREVIOUS, text, advice);
}
