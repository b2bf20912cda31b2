import { useSearchParams } from 'react-router';
import { type StatisticsView, statisticsView } from '../../urls/statistics.urls.ts';

/** Store and days that the address asks for. */
export function useStatisticsView(): StatisticsView {
  const [query] = useSearchParams();
  return statisticsView(query);
}
