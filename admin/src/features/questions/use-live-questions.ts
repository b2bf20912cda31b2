import { useLiveEvents } from '../../components/use-live-events.ts';
import { useThrottled } from '../../components/use-throttled.ts';
import { graphql } from '../../gql/index.ts';

const QuestionChangedDocument = graphql(`
  subscription QuestionChanged($market: Market!) {
    moderatedProductQuestionChanged(market: $market) {
      id
      ...QuestionCard_ModeratedProductQuestion
    }
  }
`);

/** Follows the questions of both stores; `reread` is called, a few times a second at most, when something has changed. */
export function useLiveQuestions(reread: () => void): void {
  const soon = useThrottled(reread);
  useLiveEvents(QuestionChangedDocument, 'KR', { onEvent: soon, onMissed: soon });
  useLiveEvents(QuestionChangedDocument, 'US', { onEvent: soon, onMissed: soon });
}
