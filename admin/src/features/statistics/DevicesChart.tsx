import type { Market } from '@eunbit/schema/market';
import { DEVICE_DAYS } from '@eunbit/schema/statistics';
import { useText } from '../../app/use-text.ts';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';
import { ShareChart } from './ShareChart.tsx';

const DevicesChartFragment = graphql(`
  fragment DevicesChart_VisitStatistics on VisitStatistics {
    devices {
      device
      visits
    }
  }
`);

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
      shares={devices.map(({ device, visits }) => ({ name: t(`statistics.device.${device}`), value: visits }))}
    />
  );
}
