import { FIND_ANSWERS, FIND_QUESTIONS, type FindQuestion } from '@eunbit/schema/product-discovery';
import { FormattedMessage } from 'react-intl';
import { Form, Link } from 'react-router';
import { styled } from '#styled-system/jsx';
import { type Answers, findPathBefore, NO_MATTER } from './discovery.urls.ts';
import { ANSWER_TEXT } from './suit-texts.ts';

const Answer = styled('button', {
  base: {
    minHeight: '14',
    px: '4',
    py: '3',
    borderWidth: '1px',
    borderRadius: 'lg',
    textAlign: 'start',
    fontWeight: 'medium',
    cursor: 'pointer',
    _hover: { borderColor: 'purple.600', bg: 'bg.tint' },
  },
});
export const QuietLink = styled(Link, {
  base: { display: 'inline-block', py: '1.5', textDecoration: 'underline', _hover: { color: 'fg.accent' } },
});

interface FindQuestionFormProps {
  readonly question: FindQuestion;
  readonly answers: Answers;
}

/** One question. Each answer is a button of a form that works without scripts. */
export function FindQuestionForm({ question, answers }: FindQuestionFormProps) {
  const step = FIND_QUESTIONS.indexOf(question);
  const previous = FIND_QUESTIONS[step - 1];
  return (
    <Form action="/find">
      <styled.p color="fg.muted" mt="1" mb="6">
        <FormattedMessage id="search.step" values={{ step: step + 1, count: FIND_QUESTIONS.length }} />
      </styled.p>
      {FIND_QUESTIONS.map((one) =>
        one !== question && answers[one] ? <input key={one} type="hidden" name={one} value={answers[one]} /> : null,
      )}
      <styled.div
        display="grid"
        gap="3"
        gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' }}
        maxWidth="text"
      >
        {[...FIND_ANSWERS[question], NO_MATTER].map((answer) => (
          <Answer key={answer} type="submit" name={question} value={answer}>
            <FormattedMessage id={ANSWER_TEXT[answer]} />
          </Answer>
        ))}
      </styled.div>
      {previous ? (
        <styled.div mt="6" display="flex" columnGap="5">
          <QuietLink to={findPathBefore(previous, answers)}>
            <FormattedMessage id="search.back" />
          </QuietLink>
          <QuietLink to="/find">
            <FormattedMessage id="search.startOver" />
          </QuietLink>
        </styled.div>
      ) : null}
    </Form>
  );
}
