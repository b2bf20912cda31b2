import { Badge, Box, chakra, Flex, Skeleton, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useText } from '../../app/use-text.ts';
import { Button } from '../../components/Button.tsx';
import { TextLink } from '../../components/ButtonLink.tsx';
import { ChipLinks } from '../../components/ChipLinks.tsx';
import { ErrorAlert } from '../../components/ErrorAlert.tsx';
import { MarketFlag } from '../../components/MarketFlag.tsx';
import { Moment } from '../../components/Moment.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { TickBox } from '../../components/TickBox.tsx';
import { showError } from '../../components/toaster.ts';
import { MENTIONS_PATH, showsUnreadOnly, UNREAD_MENTIONS_URL } from '../../urls/mentions.urls.ts';
import { orderUrl } from '../../urls/orders.urls.ts';
import { useMarkMentionsRead, useUpdateMentionSettings } from './mention-mutations.ts';
import { unreadMentions } from './unread-mentions.ts';
import { useMentionSettings } from './use-mention-settings.ts';
import { type Mention, useMentions } from './use-mentions.ts';

/** Order notes in which colleagues have mentioned the viewer. */
export function MentionsPage() {
  const t = useText();
  const { mentions, error, loading, reload } = useMentions();
  const { send } = useMarkMentionsRead();
  const [query] = useSearchParams();
  const isUnreadOnly = showsUnreadOnly(query);
  const unread = unreadMentions(mentions ?? []);
  const shown = isUnreadOnly ? unread : mentions;

  async function mark(seen: readonly Mention[]) {
    const { problem } = await send({ ids: seen.map(({ id }) => id) });
    if (problem) showError(problem.message ?? t('orders.action.failed'));
  }

  return (
    <>
      <PageTitle title={t('mentions.title')}>
        {unread.length > 0 ? (
          <Button size="sm" variant="outline" onClick={() => mark(unread)}>
            {t('mentions.markAll')}
          </Button>
        ) : null}
      </PageTitle>
      <MentionEmails />
      <Box mb="3">
        <ChipLinks
          label={t('mentions.show')}
          chips={[
            { to: MENTIONS_PATH, text: t('mentions.show.all'), chosen: !isUnreadOnly },
            { to: UNREAD_MENTIONS_URL, text: t('mentions.show.unread'), chosen: isUnreadOnly },
          ]}
        />
      </Box>
      {error ? (
        <ErrorAlert onRetry={reload} retrying={loading}>
          {t('mentions.failed')}
        </ErrorAlert>
      ) : null}
      {!mentions && !error ? <Skeleton height="12rem" bg="gray.200" /> : null}
      {mentions?.length === 0 ? <Text color="fg.muted">{t('mentions.none')}</Text> : null}
      {mentions && mentions.length > 0 && shown?.length === 0 ? (
        <Text color="fg.muted">{t('mentions.noneUnread')}</Text>
      ) : null}
      <chakra.ol listStyle="none" display="grid" gap="3">
        {shown?.map((mention) => (
          <MentionItem key={mention.id} mention={mention} onOpen={() => mention.isRead || mark([mention])} />
        ))}
      </chakra.ol>
    </>
  );
}

function MentionItem({ mention, onOpen }: { readonly mention: Mention; readonly onOpen: () => void }) {
  const t = useText();
  const { orderNumber, market, text, at, author, isRead } = mention;
  return (
    <chakra.li bg="white" borderWidth="1px" borderRadius="md" px="4" py="3">
      <Flex align="center" gap="2" wrap="wrap">
        <MarketFlag market={market} />
        {/* The page of an order leads a guest's address to a member's where it is one. */}
        <TextLink to={orderUrl({ number: orderNumber, market, customerKind: 'MEMBER' })} onClick={onOpen}>
          {orderNumber}
        </TextLink>
        {isRead ? null : <Badge colorPalette="purple">{t('mentions.unread')}</Badge>}
      </Flex>
      <Text mt="1" whiteSpace="pre-wrap" overflowWrap="anywhere">
        {text}
      </Text>
      <Text color="fg.muted" fontSize="xs">
        {author ?? t('audit.formerStaff')} · <Moment at={at} />
      </Text>
    </chakra.li>
  );
}

/** Setting: whether the viewer is also emailed about mentions (COLLABORATION-10). Renders nothing until it is loaded. */
function MentionEmails() {
  const t = useText();
  const settings = useMentionSettings();
  const { send } = useUpdateMentionSettings();
  // The checkbox shows the choice until the response arrives.
  const [chosen, setChosen] = useState<boolean | null>(null);
  if (!settings) return null;

  async function change(hasEmails: boolean) {
    setChosen(hasEmails);
    const { problem } = await send({ hasEmails });
    if (problem) showError(problem.message ?? t('orders.action.failed'));
    setChosen(null);
  }

  return (
    <Box mb="4">
      <TickBox
        label={t('mentions.emails')}
        checked={chosen ?? settings.hasEmails}
        onChange={(hasEmails) => void change(hasEmails)}
      />
    </Box>
  );
}
