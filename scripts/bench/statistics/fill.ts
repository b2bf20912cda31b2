import 'reflect-metadata';
import { Market } from '@eunbit/schema/market';
import { connectDatabase } from '@eunbit/server/app/database';
import { productModel } from '@eunbit/server/modules/catalogue/product.model';
import { addDays } from '@eunbit/server/modules/statistics/calendar';
import { pack } from '@eunbit/server/modules/statistics/packed';
import { saleRollupModel } from '@eunbit/server/modules/statistics/sale-rollup.model';
import { mergeFigures, type VisitFigures } from '@eunbit/server/modules/statistics/visit-figures';
import { createRollupWriter, rollupId } from '@eunbit/server/modules/statistics/visit-rollup.model';
import { seedShop } from '../../seed/seed.ts';
import { buildSaleFigures, buildVisitFigures, buildVisitors } from './figures-of-day.ts';

/** The number of days: a year and the previous year to compare it with. */
const DAYS = 2 * 365 + 1;

/** The seeded shop with two years of daily statistics, of the size that 100,000 visits a day produce. */
export async function fillStatistics(uri: string, password: string, say: (line: string) => void): Promise<void> {
  await seedShop(uri, { accountPassword: password, withCatalogue: true, say });
  const connection = await connectDatabase(uri);
  try {
    const products = await productModel(connection).find({}, { _id: 1 }).lean();
    const productIds = products.map(({ _id }) => String(_id));
    const write = createRollupWriter(connection);
    const sales = saleRollupModel(connection);
    const countedAt = new Date();
    const today = countedAt.toISOString().slice(0, 10);
    for (const market of Object.values(Market)) {
      const months = new Map<string, VisitFigures[]>();
      for (let day = 0; day < DAYS; day += 1) {
        const start = addDays(today, day + 1 - DAYS);
        const figures = buildVisitFigures(day);
        const month = start.slice(0, 7);
        months.set(month, [...(months.get(month) ?? []), figures]);
        const rest = { market, countedAt, ...figures };
        await write({ ...rest, _id: rollupId(market, start), unit: 'DAY', start, visitors: buildVisitors(day) });
        const sold = pack(buildSaleFigures(day, productIds));
        await sales.create({ _id: `${market}:${start}`, market, day: start, countedAt, figures: sold });
      }
      for (const [start, figures] of months) {
        await write({
          _id: rollupId(market, start),
          market,
          unit: 'MONTH',
          start,
          countedAt,
          ...mergeFigures(figures),
        });
      }
      say(`${market}: ${DAYS} days`);
    }
  } finally {
    await connection.close();
  }
}
