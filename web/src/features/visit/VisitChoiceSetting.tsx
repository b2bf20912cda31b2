import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { styled } from '#styled-system/jsx';
import { Button } from '../../elements/Button.tsx';
import { useVisitChoice } from './use-visit-choice.ts';
import { VISIT_TEXTS } from './visit.content.ts';

/** The visitor's consent to be recognised, and a button to change it; part of the privacy policy. */
export function VisitChoiceSetting() {
  const texts = VISIT_TEXTS[useLanguage()];
  const { choice, choose } = useVisitChoice();
  const state = choice === 'untracked' || choice === 'known' ? choice : 'unknown';
  return (
    <styled.div
      role="group"
      aria-label={texts.setting}
      display="grid"
      gap="3"
      justifyItems="start"
      mt="4"
      p="5"
      bg="bg.tint"
      borderRadius="md"
    >
      <p role="status">{texts[state]}</p>
      {state === 'known' ? (
        <Button variant="outline" onClick={() => choose('unknown')}>
          {texts.withdraw}
        </Button>
      ) : null}
      {state === 'unknown' ? (
        <Button variant="outline" disabled={choice === 'unread'} onClick={() => choose('known')}>
          {texts.agree}
        </Button>
      ) : null}
    </styled.div>
  );
}
