import { type ComponentType, lazy, Suspense } from 'react';
import { useVisitChoice } from './use-visit-choice.ts';
import type { VisitQuestionCardProps } from './VisitQuestionCard.tsx';

/** Loaded only for the few visitors who are asked. If it cannot be loaded, the visitor is neither asked nor recognised. */
const VisitQuestionCard = lazy(
  (): Promise<{ default: ComponentType<VisitQuestionCardProps> }> =>
    import('./VisitQuestionCard.tsx').then(
      (file) => ({ default: file.VisitQuestionCard }),
      () => ({ default: () => null }),
    ),
);

/** Asks for the consent to recognise the browser, until the visitor has answered. */
export function VisitQuestion() {
  const { choice, choose } = useVisitChoice();
  if (choice !== null) return null;
  return (
    <Suspense>
      <VisitQuestionCard onAnswer={choose} />
    </Suspense>
  );
}
