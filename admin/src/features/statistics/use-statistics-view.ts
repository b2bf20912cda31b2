import { useSearchParams } from 'react-router';
import { chooseStore, useStores } from '../../app/stores.ts';
import { type StatisticsView, statisticsView } from '../../urls/statistics.urls.ts';

/** Store and period from the address; the open store if the other one is closed. */
export function useStatisticsView(): StatisticsView {
  const [query] = useSearchParams();
  const view = statisticsView(query);
  return { ...view, market: chooseStore(view.market, useStores()) };
}
