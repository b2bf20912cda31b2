import { BRAND } from '@eunbit/schema/brand';
import { countUnits } from '@eunbit/schema/stock';
import { button, type EmailTemplate, facts, note } from '../../email/index.ts';
import { getLowStockThreshold } from '../low-stock.ts';
import type { StockEmailSources } from './stock-email-sources.ts';

/** To the company: a product is running out in a store. Not sent if units have arrived meanwhile. */
export const lowStock: EmailTemplate<'LOW_STOCK', StockEmailSources> = async ({ stockId }, { language }, sources) => {
  const level = await sources.stockLevel(stockId);
  const product = level && (await sources.product(level.productId));
  if (!product) return null;
  const [units, limit] = [countUnits(level), getLowStockThreshold(level, sources.settings.stock)];
  if (units > limit) return null;
  const { market } = level;
  const title = product.title.ko;
  const store = market === 'KR' ? '한국 스토어' : '미국 스토어';
  return {
    subject: `[${BRAND.koreanName}] 재고 부족: ${title} · ${store} · ${units}개 남음`,
    preheader: `${store}의 ‘${title}’ 재고가 ${units}개 남았습니다.`,
    title: '재고가 얼마 남지 않았습니다',
    market,
    language,
    blocks: [
      facts(
        { label: '상품', value: title },
        { label: '스토어', value: store },
        { label: '남은 재고', value: `${units}개` },
        level.reserved > 0 ? { label: '그중 결제 진행 중', value: `${level.reserved}개` } : null,
        { label: '재고 부족 기준', value: `${limit}개 이하` },
      ),
      button(
        '재고 관리하기',
        sources.links.file(`/admin/products_${market === 'KR' ? 'ko' : 'us'}/${level.productId}`),
      ),
      note('다시 입고하기 전까지 이 상품의 알림은 더 보내지 않습니다.'),
    ],
    reason: '판매로 재고가 정해 둔 기준 이하가 될 때 회사 대표 주소로 한 번 보내는 알림입니다.',
  };
};
