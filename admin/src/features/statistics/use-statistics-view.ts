import { useSearchParams } from 'react-router';
import { type StatisticsView, statisticsView } from '../../urls/statistics.urls.ts';

/** Store and period in the address. */
export function useStatisticsView(): StatisticsView {
  const [query] = useSearchParams();
  return statisticsView(query);
}
