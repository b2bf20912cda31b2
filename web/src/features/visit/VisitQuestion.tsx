import { type ComponentType, lazy, Suspense } from 'react';
import { useVisitChoice } from './use-visit-choice.ts';
import type { VisitQuestionCardProps } from './VisitQuestionCard.tsx';

/** Loaded for the few who are asked. Where it cannot be loaded, nobody is asked and nobody is recognised. */
const VisitQuestionCard = lazy(
  (): Promise<{ default: ComponentType<VisitQuestionCardProps> }> =>
    import('./VisitQuestionCard.tsx').then(
      (file) => ({ default: file.VisitQuestionCard }),
      () => ({ default: () => null }),
    ),
);

/** Asks for the consent to recognise the browser, until it is answered. */
export function VisitQuestion() {
  const { choice, choose } = useVisitChoice();
  if (choice !== null) return null;
  return (
    <Suspense>
      <VisitQuestionCard onAnswer={choose} />
    </Suspense>
  );
}
