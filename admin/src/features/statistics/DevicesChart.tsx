import type { Market } from '@eunbit/schema/market';
import { DEVICE_DAYS } from '@eunbit/schema/statistics';
import type { DeviceCategory } from '@eunbit/schema/visit';
import { useText } from '../../app/use-text.ts';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';
import type { MessageId } from '../../gql/message-id.ts';
import { ShareChart } from './ShareChart.tsx';

const DevicesChartFragment = graphql(`
  fragment DevicesChart_VisitStatistics on VisitStatistics {
    devices {
      device
      visits
    }
  }
`);

const DEVICE_TEXT: Readonly<Record<DeviceCategory, MessageId>> = {
  MOBILE: 'statistics.device.mobile',
  TABLET: 'statistics.device.tablet',
  DESKTOP: 'statistics.device.desktop',
};

interface DevicesChartProps {
  readonly market: Market;
  readonly statistics: FragmentType<typeof DevicesChartFragment>;
}

/** Phones, tablets and computers. */
export function DevicesChart({ market, statistics }: DevicesChartProps) {
  const t = useText();
  const { devices } = readFragment(DevicesChartFragment, statistics);
  return (
    <ShareChart
      title={t('statistics.devices')}
      note={t('statistics.devices.note', { days: DEVICE_DAYS })}
      fileName={`devices-${market}`}
      heads={{ name: t('statistics.device'), value: t('statistics.visits') }}
      shares={devices.map(({ device, visits }) => ({ name: t(DEVICE_TEXT[device]), value: visits }))}
    />
  );
}
