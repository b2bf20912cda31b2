import { chakra, Grid, Span, Text } from '@chakra-ui/react';
import type { SettingsSection } from '@eunbit/schema/shop-settings';
import { useSearchParams } from 'react-router';
import { useText } from '../../app/use-text.ts';
import { CursorPager } from '../../components/CursorPager.tsx';
import { ListFrame } from '../../components/ListFrame.tsx';
import { Moment } from '../../components/Moment.tsx';
import { Panel } from '../../components/Panel.tsx';
import { useListQuery } from '../../components/use-list-query.ts';
import type { SettingsHistoryQuery } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';
import { settingsTrail, settingsUrl } from '../../urls/settings.urls.ts';
import { SECTION_FIELDS } from './settings-fields.ts';

const SettingsHistoryDocument = graphql(`
  query SettingsHistory($after: String) {
    shopSettingsHistory(first: 20, after: $after) {
      totalCount
      nodes { id section at staffName changes { field before after } }
      pageInfo { hasNextPage endCursor }
    }
  }
`);

type Change = SettingsHistoryQuery['shopSettingsHistory']['nodes'][number];

/** Changes of the shop settings, newest first. */
export function SettingsHistory() {
  const t = useText();
  const [query] = useSearchParams();
  const trail = settingsTrail(query);
  const { answer, data } = useListQuery(SettingsHistoryDocument, { after: trail.at(-1) ?? null });
  const list = data?.shopSettingsHistory;
  return (
    <Panel title={t('settings.history')}>
      <ListFrame
        answer={answer}
        failed={t('settings.history.failed')}
        empty={list?.nodes.length === 0 && t('settings.history.empty')}
        rows={4}
        rowHeight="4.5rem"
      >
        {list ? (
          <Grid as="ol" gap="3" listStyle="none">
            {list.nodes.map((change) => (
              <ChangeEntry key={change.id} change={change} />
            ))}
          </Grid>
        ) : null}
      </ListFrame>
      <CursorPager
        label={t('settings.history.pages')}
        trail={trail}
        pageInfo={list?.pageInfo}
        totalCount={list?.totalCount ?? 0}
        buildUrl={settingsUrl}
        keepsPlace
      />
    </Panel>
  );
}

function ChangeEntry({ change: { section, at, staffName, changes } }: { change: Change }) {
  const t = useText();
  const known = section.toLowerCase() as SettingsSection;
  return (
    <chakra.li borderTopWidth="1px" pt="3">
      <chakra.p display="flex" flexWrap="wrap" columnGap="3">
        <Span fontWeight="semibold">{t(SECTION_FIELDS[known].title)}</Span>
        <Span color="fg.muted">
          {staffName ?? t('settings.history.formerStaff')} · <Moment at={at} />
        </Span>
      </chakra.p>
      <chakra.ul listStyle="none" mt="1" display="grid" gap="1">
        {changes.map(({ field, before, after }) => (
          <chakra.li key={field} overflowWrap="anywhere">
            <FieldName section={known} path={field} />{' '}
            {before === null ? null : (
              <>
                <chakra.del color="fg.muted">{before}</chakra.del> →{' '}
              </>
            )}
            {after === null ? <Span color="fg.muted">{t('settings.history.removed')}</Span> : <ins>{after}</ins>}
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.li>
  );
}

/** The name of a value by its path: `accounts.0.name.ko` is the Korean name of the first bank. */
function FieldName({ section, path }: { section: SettingsSection; path: string }) {
  const t = useText();
  const { fields, rows } = SECTION_FIELDS[section];
  const [, index, within = path] = /^\w+\.(\d+)\.(.+)$/.exec(path) ?? [];
  const field = (index === undefined ? fields : (rows?.fields ?? [])).find(
    (one) => one.path === within || (one.kind === 'local' && within.startsWith(`${one.path}.`)),
  );
  const language = field?.kind === 'local' ? t(within.endsWith('.ko') ? 'settings.korean' : 'settings.english') : null;
  const place = index === undefined ? null : `#${Number(index) + 1}`;
  return (
    <Text as="span" color="fg.muted">
      {[place, field ? t(field.label) : path, language].filter(Boolean).join(' · ')}:
    </Text>
  );
}
