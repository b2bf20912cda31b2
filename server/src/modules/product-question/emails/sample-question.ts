import type { Language, Market } from '@eunbit/schema/market';
import { Types } from 'mongoose';
import type { ProductQuestionRecord } from '../product-question.model.ts';

const ID = new Types.ObjectId('000000000000000000000001');
const PRODUCT = { slug: 'wipe', title: { ko: '은빛 살균 티슈', en: 'Eunbit Cleansing Wipes' } };

/** An answered question, for previews of emails. */
export function sampleQuestion(market: Market, language: Language) {
  const isKorean = language === 'ko';
  const question: ProductQuestionRecord = {
    _id: ID,
    market,
    productId: String(ID),
    userId: String(ID),
    authorName: 'mina****',
    language,
    text: isKorean
      ? '개봉한 뒤에는 얼마나 오래 쓸 수 있나요?\n<b>차</b>에 두어도 괜찮을까요?'
      : 'How long do they last once opened?\nMay I keep them in the <b>car</b>?',
    isSecret: false,
    createdAt: new Date(),
    editedAt: null,
    answer: {
      text: isKorean
        ? '안녕하세요, 은빛입니다.\n개봉 후에는 3개월 안에 사용해 주세요. 직사광선이 닿지 않는 곳에 보관하시면 됩니다.'
        : 'Hello,\nplease use them within three months of opening, and keep them out of direct sunlight.',
      at: new Date(),
      by: String(ID),
    },
    isAnswered: true,
    hiding: null,
    isHidden: false,
    version: 2,
  };
  return { question, product: PRODUCT };
}
