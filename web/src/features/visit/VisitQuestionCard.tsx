import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '@eunbit/ui/Button.tsx';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { VISIT_TEXTS } from './visit.content.ts';

const MoreLink = chakra(Link, { base: { py: '1', color: 'fg.accent', textDecoration: 'underline' } });

const QUESTION_ID = 'visit-question';

export interface VisitQuestionCardProps {
  readonly onAnswer: (answer: 'known' | 'unknown') => void;
}

/**
 * Asks whether somebody may be known again. In a corner where there is room, else after the page's end: it covers
 * nothing on a phone, and appearing moves nothing.
 */
export function VisitQuestionCard({ onAnswer }: VisitQuestionCardProps) {
  const texts = VISIT_TEXTS[useLanguage()];
  const card = useRef<HTMLElement>(null);
  useKeepFocusInSight(card);
  return (
    <chakra.section
      ref={card}
      aria-labelledby={QUESTION_ID}
      display="grid"
      gap="3"
      p="5"
      fontSize="sm"
      bg="white"
      position={{ lg: 'fixed' }}
      insetInlineStart={{ lg: '6' }}
      bottom={{ lg: '6' }}
      width={{ lg: '24rem' }}
      zIndex="sticky"
      borderWidth={{ base: '1px 0 0', lg: '1px' }}
      borderRadius={{ lg: 'md' }}
      boxShadow={{ lg: 'lg' }}
    >
      <chakra.h2 id={QUESTION_ID} fontWeight="semibold" fontSize="md">
        {texts.question}
      </chakra.h2>
      <chakra.p color="fg.muted">
        {texts.explanation} <MoreLink to="/privacy#visits">{texts.more}</MoreLink>
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <Button variant="outline" onClick={() => onAnswer('unknown')}>
          {texts.decline}
        </Button>
        <Button variant="outline" onClick={() => onAnswer('known')}>
          {texts.agree}
        </Button>
      </chakra.div>
    </chakra.section>
  );
}

/** Whoever goes through the page by keyboard must not lose sight of the focus behind the card. */
function useKeepFocusInSight(card: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { style } = document.documentElement;
    if (card.current && getComputedStyle(card.current).position === 'fixed') {
      style.scrollPaddingBottom = `${card.current.offsetHeight + 32}px`;
    }
    return () => {
      style.scrollPaddingBottom = '';
    };
  }, [card]);
}
