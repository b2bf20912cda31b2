import { useQuery } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { styled } from '#styled-system/jsx';
import { LinkButton } from '../../components/LinkButton.tsx';
import type { PanelProps } from '../../components/PanelButton.tsx';
import { ErrorAlert } from '../../elements/ErrorAlert.tsx';
import { TextField } from '../../elements/FormField.tsx';
import { SidePanel } from '../../elements/SidePanel.tsx';
import { Skeleton } from '../../elements/Skeleton.tsx';
import type { FaqQuery } from '../../gql/graphql.ts';
import { FaqDocument } from '../faq/faq-query.ts';
import { recordVisit } from '../visit/visit-events.ts';
import { findHelpfulEntries, toSnippet } from './help-search.ts';

/** A search over the questions in a side panel of any page, with links to the help centre and the contact form. */
export function HelpDrawer({ open, onClose }: PanelProps) {
  const intl = useIntl();
  return (
    <SidePanel
      open={open}
      onClose={onClose}
      title={intl.formatMessage({ id: 'help.title' })}
      side="end"
      footer={<MoreHelp />}
    >
      <Questions onLeave={onClose} />
    </SidePanel>
  );
}

function MoreHelp() {
  return (
    <styled.div display="grid" gap="2">
      <LinkButton to="/faq" variant="outline">
        <FormattedMessage id="help.viewAll" />
      </LinkButton>
      <LinkButton to="/contact">
        <FormattedMessage id="help.contact" />
      </LinkButton>
    </styled.div>
  );
}

/** `onLeave` runs before a link is followed: the open drawer would keep the focus. */
function Questions({ onLeave }: { onLeave: () => void }) {
  const [text, setText] = useState('');
  const { data, error, refetch } = useQuery(FaqDocument);
  const found = findHelpfulEntries(data?.faqEntries ?? [], text);
  const recordedText = useRef('');
  /** Results follow each keystroke; only the final text counts as a search. */
  function recordSearch() {
    const searched = text.trim();
    if (searched && searched !== recordedText.current) recordVisit({ kind: 'FAQ_SEARCHED', text: searched });
    recordedText.current = searched;
  }
  return (
    <styled.div display="grid" gap="3">
      <TextField
        label={<FormattedMessage id="help.search" />}
        inputMode="search"
        autoComplete="off"
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onBlur={recordSearch}
      />
      <styled.p role="status" fontSize="sm" color="fg.muted">
        {data && text.trim() ? <FormattedMessage id="help.found" values={{ count: found.length }} /> : null}
      </styled.p>
      {data ? (
        <QuestionLinks entries={found} onLeave={onLeave} />
      ) : error ? (
        <ErrorAlert onRetry={() => void refetch().catch(() => undefined)}>
          <FormattedMessage id="help.loadFailed" />
        </ErrorAlert>
      ) : (
        ['a', 'b', 'c', 'd', 'e'].map((place) => <Skeleton key={place} height="14" />)
      )}
    </styled.div>
  );
}

const QuestionLink = styled(Link, {
  base: { display: 'block', py: '3', px: '1', borderRadius: 'sm', _hover: { color: 'fg.accent' } },
});

function QuestionLinks({ entries, onLeave }: { entries: FaqQuery['faqEntries']; onLeave: () => void }) {
  return (
    <styled.ul listStyleType="none" borderTopWidth="1px">
      {entries.map(({ id, question, answer }) => (
        <styled.li key={id} borderBottomWidth="1px">
          <QuestionLink to={`/faq#${id}`} onClick={onLeave}>
            <styled.span display="block" fontWeight="medium">
              {question}
            </styled.span>
            <styled.span display="block" fontSize="sm" color="fg.muted">
              {toSnippet(answer)}
            </styled.span>
          </QuestionLink>
        </styled.li>
      ))}
    </styled.ul>
  );
}
