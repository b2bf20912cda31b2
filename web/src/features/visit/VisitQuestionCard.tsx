import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { Link } from 'react-router';
import { styled } from '#styled-system/jsx';
import { Button } from '../../elements/Button.tsx';
import { VISIT_TEXTS } from './visit.content.ts';

const MoreLink = styled(Link, { base: { py: '1', color: 'fg.accent', textDecoration: 'underline' } });

const QUESTION_ID = 'visit-question';

export interface VisitQuestionCardProps {
  readonly onAnswer: (answer: 'known' | 'unknown') => void;
}

/** The question about the consent. It is at the end of the page, where it covers nothing and moves nothing when it appears. */
export function VisitQuestionCard({ onAnswer }: VisitQuestionCardProps) {
  const texts = VISIT_TEXTS[useLanguage()];
  return (
    <styled.section aria-labelledby={QUESTION_ID} fontSize="sm">
      <styled.div
        maxWidth="content"
        mx="auto"
        px={{ base: '5', lg: '8' }}
        py="5"
        display="flex"
        flexDirection={{ base: 'column', lg: 'row' }}
        alignItems={{ lg: 'center' }}
        justifyContent="space-between"
        gap={{ base: '3', lg: '10' }}
      >
        <div>
          <styled.h2 id={QUESTION_ID} fontWeight="semibold" fontSize="md" mb="1">
            {texts.question}
          </styled.h2>
          <styled.p color="fg.muted">
            {texts.explanation} <MoreLink to="/privacy#visits">{texts.more}</MoreLink>
          </styled.p>
        </div>
        <styled.div display="flex" flexWrap="wrap" flexShrink="0" gap="2">
          <Button variant="outline" onClick={() => onAnswer('unknown')}>
            {texts.decline}
          </Button>
          <Button variant="outline" onClick={() => onAnswer('known')}>
            {texts.agree}
          </Button>
        </styled.div>
      </styled.div>
    </styled.section>
  );
}
