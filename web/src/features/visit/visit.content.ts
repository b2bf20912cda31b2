import { VISIT_MINUTES } from '@eunbit/schema/visit';
import type { Translated } from '../../components/translated.ts';

interface VisitTexts {
  readonly question: string;
  readonly explanation: string;
  readonly agree: string;
  readonly decline: string;
  readonly withdraw: string;
  readonly more: string;
  readonly setting: string;
  readonly known: string;
  readonly unknown: string;
  readonly untracked: string;
}

/** Texts of the consent to be recognised. */
export const VISIT_TEXTS: Translated<VisitTexts> = {
  ko: {
    question: '다음에 오실 때 알아봐도 될까요?',
    explanation:
      '동의하시면 이 브라우저에 임의의 번호를 저장해 재방문인지 확인합니다. 스토어를 개선하는 통계에만 사용하며, 누구에게도 제공하지 않습니다.',
    agree: '동의합니다',
    decline: '동의하지 않습니다',
    withdraw: '동의를 철회합니다',
    more: '방문 기록 안내',
    setting: '재방문 확인 동의',
    known: '동의하셨습니다. 이 브라우저의 재방문을 확인합니다.',
    unknown: `동의하지 않은 상태입니다. ${VISIT_MINUTES}분이 지나 다시 오시면 새로운 방문으로 기록합니다.`,
    untracked: '브라우저에서 추적 거부를 요청하고 있어 방문 통계를 기록하지 않습니다. 선택하실 것이 없습니다.',
  },
  en: {
    question: 'May we know you again next time?',
    explanation:
      'If you agree, we keep a random number in this browser that tells us that you have been here before. We use it only for statistics that make the store better, and give it to nobody.',
    agree: 'I agree',
    decline: 'No, thanks',
    withdraw: 'I take my consent back',
    more: 'What we record',
    setting: 'Being known again',
    known: 'You have agreed: we recognize this browser when it comes back.',
    unknown: `You have not agreed: when you come back after ${VISIT_MINUTES} minutes, you are somebody new to us.`,
    untracked:
      'Your browser asks websites not to follow you, so we record nothing for our statistics. There is nothing to choose.',
  },
};
