import { chakra, Table, Text } from '@chakra-ui/react';
import { timeText } from '@eunbit/ui/date';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import type { ReactNode } from 'react';
import { useClock } from '../../app/clock.ts';
import { growthPercent } from '../../app/growth.ts';
import { useText } from '../../app/use-text.ts';
import { Panel } from '../../components/Panel.tsx';
import { Price } from '../../components/Price.tsx';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';
import type { MessageId } from '../../gql/message-id.ts';

const GrowthPanelFragment = graphql(`
  fragment GrowthPanel_StoreOverview on StoreOverview {
    readAt
    visitorsToday
    visitorsYesterday
    today { orders newUsers revenue { amount currency } }
    yesterday { orders newUsers revenue { amount currency } }
  }
`);

interface Row {
  readonly text: MessageId;
  readonly today: ReactNode;
  readonly yesterday: ReactNode;
  readonly growth: number;
}

interface GrowthPanelProps {
  readonly overview: FragmentType<typeof GrowthPanelFragment>;
}

/** Today compared with yesterday up to the same time, in the store's time zone. */
export function GrowthPanel({ overview: ref }: GrowthPanelProps) {
  const t = useText();
  const language = useLanguage();
  const clock = useClock();
  const { readAt, today, yesterday, visitorsToday, visitorsYesterday } = readFragment(GrowthPanelFragment, ref);
  const time = timeText(readAt, language, clock);
  const counted = (text: MessageId, now: number, before: number): Row => ({
    text,
    today: now.toLocaleString('en-US'),
    yesterday: before.toLocaleString('en-US'),
    growth: growthPercent(now, before),
  });
  const rows: readonly Row[] = [
    counted('dashboard.growth.visitors', visitorsToday, visitorsYesterday),
    counted('dashboard.growth.orders', today.orders, yesterday.orders),
    {
      text: 'dashboard.growth.revenue',
      today: <Price value={today.revenue} place="order" />,
      yesterday: <Price value={yesterday.revenue} place="order" />,
      growth: growthPercent(today.revenue.amount, yesterday.revenue.amount),
    },
    counted('dashboard.growth.newUsers', today.newUsers, yesterday.newUsers),
  ];
  return (
    <Panel title={t('dashboard.growth.title')}>
      <Table.Root native size="sm" css={FIGURES}>
        <thead>
          <tr>
            <td />
            {(['dashboard.growth.today', 'dashboard.growth.yesterday', 'dashboard.growth.change'] as const).map(
              (text) => (
                <th key={text} scope="col" data-numeric>
                  {t(text, { time })}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ text, today: now, yesterday: before, growth }) => (
            <tr key={text}>
              <th scope="row">{t(text)}</th>
              <chakra.td data-numeric fontWeight="semibold">
                {now}
              </chakra.td>
              <td data-numeric>{before}</td>
              <chakra.td data-numeric color={growth < 0 ? 'fg.error' : 'fg'}>
                {growth > 0 ? '+' : ''}
                {growth}%
              </chakra.td>
            </tr>
          ))}
        </tbody>
      </Table.Root>
      <Text mt="3" color="fg.muted" fontSize="xs">
        {t('statistics.visitors.note')}
      </Text>
    </Panel>
  );
}

const FIGURES = {
  '& th': { bg: 'transparent', fontWeight: 'normal' },
  '& th[scope=row]': { textAlign: 'start' },
  '& :is(th, td)': { px: '1', borderBottomWidth: '1px' },
} as const;
