/** The queries of the back office's statistics screens. */

const SPANS = 'span { from to timeZone } before { from to timeZone }';
const SALE_TOTALS =
  'orders units revenue { amount } averageOrderValue { amount } buyers repeatShare carts abandonedCarts';
const SALE_DAY = 'date orders units revenue { amount }';
const QUALITY_DAY = 'date visits pageViews bounces seconds';
const QUALITY = 'pageViews bounceRate averageSeconds visits';

const ofVisits = (fields: string) => `visitStatistics(market: $market, period: $period) { ${SPANS} ${fields} }`;
const ofSales = (fields: string) => `saleStatistics(market: $market, period: $period) { ${SPANS} ${fields} }`;
const query = (fields: string) => `query Statistics($market: Market!, $period: StatisticsPeriod!) { ${fields} }`;

export const SCREENS: Readonly<Record<string, string>> = {
  users: query(
    ofVisits(`days { date visitors visits newVisits returningVisits } daysBefore { date visitors visits }
      totals { visitors visits averageSeconds newVisits returningVisits } totalsBefore { visitors visits averageSeconds }
      activeUsers { window users usersBefore } devices { device visits }`),
  ),
  website: query(
    ofVisits(`days { ${QUALITY_DAY} } daysBefore { ${QUALITY_DAY} } totals { ${QUALITY} } totalsBefore { ${QUALITY} }
      channels { channel visits visitsBefore } sources { channel source visits visitsBefore }
      keywords { text count countBefore } paths { path views viewsBefore } faqSearches { text count countBefore }
      vitals { vital p75 good needsImprovement poor samples }`),
  ),
  regions: query(
    `${ofVisits('countries { countryCode visits visitsBefore } regions { countryCode region visits visitsBefore }')}
    korea: visitStatistics(market: KR, period: $period) { days { date visitors } }
    overseas: visitStatistics(market: US, period: $period) { days { date visitors } }`,
  ),
  sales: query(
    ofSales(`days { ${SALE_DAY} } daysBefore { ${SALE_DAY} } totals { ${SALE_TOTALS} } totalsBefore { ${SALE_TOTALS} }
      funnel { step visits visitsBefore }
      products { productId name units unitsBefore revenue { amount } revenueBefore { amount } }`),
  ),
};
