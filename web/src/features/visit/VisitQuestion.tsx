import { type ComponentType, lazy, Suspense } from 'react';
import { useVisitChoice } from './use-visit-choice.ts';
import type { VisitQuestionCardProps } from './VisitQuestionCard.tsx';

/** Of the few who are asked. Where it cannot be had, nobody is asked and nobody is known. */
const VisitQuestionCard = lazy(
  (): Promise<{ default: ComponentType<VisitQuestionCardProps> }> =>
    import('./VisitQuestionCard.tsx').then(
      (file) => ({ default: file.VisitQuestionCard }),
      () => ({ default: () => null }),
    ),
);

/** The question whether somebody may be known again, until it is answered. */
export function VisitQuestion() {
  const { choice, choose } = useVisitChoice();
  if (choice !== null) return null;
  return (
    <Suspense>
      <VisitQuestionCard onAnswer={choose} />
    </Suspense>
  );
}
