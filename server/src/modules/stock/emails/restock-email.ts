import { isMarket } from '@eunbit/schema/market';
import { button, type EmailTemplate, text } from '../../email/index.ts';
import type { StockEmailSources } from './stock-email-sources.ts';

const WORDS = {
  ko: {
    subject: (product: string) => `[은빛] 다시 주문하실 수 있습니다: ${product}`,
    preheader: '기다리시던 상품이 다시 입고되었습니다.',
    title: '기다리시던 상품이 돌아왔습니다',
    opening: (product: string) =>
      `기다리시던 ‘${product}’ 상품을 다시 주문하실 수 있습니다. 수량이 한정되어 있어 금방 품절될 수 있습니다.`,
    see: '상품 보기',
    reason:
      '이 상품의 재입고 알림을 신청하셔서 한 번 보내 드리는 메일입니다. 알림은 이 메일로 끝나며, 적어 주신 주소는 지웠습니다.',
  },
  en: {
    subject: (product: string) => `[Eunbit] Back in stock: ${product}`,
    preheader: 'What you were waiting for can be ordered again.',
    title: 'It is back in stock',
    opening: (product: string) =>
      `${product} can be ordered again. The number of units is limited, so it may sell out soon.`,
    see: 'See the product',
    reason:
      'You asked for this one email when the product is back. It ends your request, and the address you gave for it is deleted.',
  },
} as const;

/** To the subscriber: the product can be ordered again. */
export const backInStock: EmailTemplate<'BACK_IN_STOCK', StockEmailSources> = async (
  { stockId },
  { language },
  sources,
) => {
  const [market, productId = ''] = stockId.split(':');
  if (!isMarket(market)) return null;
  const product = await sources.product(productId);
  if (!product) return null;
  const words = WORDS[language];
  const title = product.title[language];
  const url = sources.links.page(`/product/${product.slug}`, { market, language });
  return {
    subject: words.subject(title),
    preheader: words.preheader,
    title: words.title,
    market,
    language,
    blocks: [text(words.opening(title)), button(words.see, url)],
    reason: words.reason,
  };
};
