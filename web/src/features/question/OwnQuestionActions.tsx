import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { Button } from '../../elements/Button.tsx';
import { showToast } from '../../elements/toast-store.ts';
import { QuestionForm } from './QuestionForm.tsx';
import { useDeleteProductQuestion, useUpdateProductQuestion } from './question-mutations.ts';
import { useQuestionForm } from './use-question-form.ts';

interface OwnQuestionActionsProps {
  readonly id: string;
  readonly text: string;
  readonly isSecret: boolean;
  /** Whether it is neither answered nor hidden. */
  readonly isEditable: boolean;
}

/** The author's actions for a question. */
export function OwnQuestionActions({ id, text, isSecret, isEditable }: OwnQuestionActionsProps) {
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const close = () => setOpen(null);
  if (open === 'edit') return <EditQuestion id={id} text={text} isSecret={isSecret} onClose={close} />;
  if (open === 'delete') return <DeleteQuestion id={id} onClose={close} />;
  return (
    <styled.div display="flex" flexWrap="wrap" gap="2">
      {isEditable ? (
        <Button variant="outline" size="sm" onClick={() => setOpen('edit')}>
          <FormattedMessage id="question.edit" />
        </Button>
      ) : null}
      <Button variant="outline" size="sm" onClick={() => setOpen('delete')}>
        <FormattedMessage id="question.delete" />
      </Button>
    </styled.div>
  );
}

interface EditQuestionProps extends Omit<OwnQuestionActionsProps, 'isEditable'> {
  readonly onClose: () => void;
}

function EditQuestion({ id, text, isSecret, onClose }: EditQuestionProps) {
  const { send, busy } = useUpdateProductQuestion();
  const state = useQuestionForm({
    name: null,
    subject: id,
    initial: { text, isSecret },
    send: (draft) => send({ id, ...draft }),
    sending: busy,
    onSaved: onClose,
  });
  return <QuestionForm state={state} path="/dashboard-questions" onClose={onClose} />;
}

function DeleteQuestion({ id, onClose }: { id: string; onClose: () => void }) {
  const { send, busy } = useDeleteProductQuestion();
  const confirm = async () => {
    const { problem } = await send({ id });
    if (problem) {
      showToast({ tone: 'error', content: problem.message ?? <FormattedMessage id="question.deleteFailed" /> });
    } else {
      showToast({ tone: 'neutral', content: <FormattedMessage id="question.deleted" /> });
    }
    onClose();
  };
  return (
    <styled.div role="group" display="flex" flexWrap="wrap" alignItems="center" gap="2">
      <styled.p fontWeight="semibold" marginEnd="2">
        <FormattedMessage id="question.deleteQuestion" />
      </styled.p>
      <Button size="sm" busy={busy} onClick={() => void confirm()}>
        <FormattedMessage id="question.deleteConfirm" />
      </Button>
      <Button size="sm" variant="outline" onClick={onClose}>
        <FormattedMessage id="question.keep" />
      </Button>
    </styled.div>
  );
}
