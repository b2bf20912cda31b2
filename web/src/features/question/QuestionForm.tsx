import { MAXIMUM_QUESTION_LENGTH } from '@eunbit/schema/validation-product-question';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { loginPath } from '../../app/next-path.ts';
import { useViewer } from '../../app/use-viewer.ts';
import { Form } from '../../components/Form.tsx';
import { LinkButton } from '../../components/LinkButton.tsx';
import { Button } from '../../elements/Button.tsx';
import { ErrorAlert } from '../../elements/ErrorAlert.tsx';
import { TextAreaField } from '../../elements/FormField.tsx';
import type { useQuestionForm } from './use-question-form.ts';

interface QuestionFormProps {
  readonly state: ReturnType<typeof useQuestionForm>;
  /** The product of a new question; absent if a question is edited. */
  readonly productId?: string;
  /** The page to return to after the sign-in. */
  readonly path: string;
  readonly onClose: () => void;
}

/** Text of a question, and whether it is secret. Guests are redirected to the sign-in, and find what they typed afterwards. */
export function QuestionForm({ state, productId, path, onClose }: QuestionFormProps) {
  const { form, draft, type, giveUp, errors, failure, sending } = state;
  const isGuest = useViewer() === null;
  return (
    <Form {...form} display="grid" gap="4" p={{ base: '4', md: '6' }} mb="6" borderWidth="1px" borderRadius="lg">
      {productId ? <input type="hidden" name="productId" value={productId} /> : null}
      <TextAreaField
        label={<FormattedMessage id="question.textLabel" />}
        hint={<FormattedMessage id="question.textHint" values={{ count: draft.text.length }} />}
        error={errors.text ?? null}
        name="text"
        required
        rows={5}
        maxLength={MAXIMUM_QUESTION_LENGTH}
        value={draft.text}
        onChange={(event) => type({ text: event.currentTarget.value })}
      />
      <styled.label display="flex" alignItems="center" gap="3" minH="11" cursor="pointer">
        <styled.input
          type="checkbox"
          name="isSecret"
          boxSize="5"
          flexShrink="0"
          accentColor="purple.700"
          checked={draft.isSecret}
          onChange={(event) => type({ isSecret: event.currentTarget.checked })}
        />
        <span>
          <FormattedMessage id="question.askSecretly" />
        </span>
      </styled.label>
      {failure ? <ErrorAlert>{failure}</ErrorAlert> : null}
      {isGuest ? (
        <styled.p fontSize="sm" color="fg.muted">
          <FormattedMessage id="question.signInHint" />
        </styled.p>
      ) : null}
      <styled.div display="flex" flexWrap="wrap" gap="3">
        {isGuest ? (
          <LinkButton to={loginPath(path)}>
            <FormattedMessage id="question.signIn" />
          </LinkButton>
        ) : (
          <Button type="submit" busy={sending}>
            <FormattedMessage id="question.save" />
          </Button>
        )}
        <Button
          variant="outline"
          onClick={() => {
            giveUp();
            onClose();
          }}
        >
          <FormattedMessage id="question.cancel" />
        </Button>
      </styled.div>
    </Form>
  );
}
