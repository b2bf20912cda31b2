import type { Market } from '@eunbit/schema/market';
import { FormattedMessage } from 'react-intl';
import { showToast } from '../../elements/toast-store.ts';
import { QuestionForm } from './QuestionForm.tsx';
import { EMPTY_DRAFT } from './question-draft.ts';
import { useCreateProductQuestion } from './question-mutations.ts';
import { useQuestionForm } from './use-question-form.ts';

interface NewQuestionProps {
  readonly productId: string;
  readonly market: Market;
  readonly path: string;
  readonly onClose: () => void;
}

/** A new question about a product. */
export function NewQuestion({ productId, market, path, onClose }: NewQuestionProps) {
  const { send, busy } = useCreateProductQuestion();
  const state = useQuestionForm({
    name: 'product-question',
    subject: `${market}:${productId}`,
    initial: EMPTY_DRAFT,
    send: (draft) => send({ market, productId, ...draft }),
    sending: busy,
    onSaved: () => {
      showToast({ tone: 'neutral', content: <FormattedMessage id="question.saved" /> });
      onClose();
    },
  });
  return <QuestionForm state={state} productId={productId} path={path} onClose={onClose} />;
}
