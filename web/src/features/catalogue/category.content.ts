import type { Translated } from '../../components/translated.ts';

interface CategoryText {
  /** Text below the title on the banner. */
  readonly text: string;
  /** Description for search engines. */
  readonly description: string;
}

/** Texts at the top of each list. */
export const CATEGORY_TEXTS: Translated<Readonly<Record<'ALL' | 'CLEANSING' | 'LIVING' | 'PET', CategoryText>>> = {
  ko: {
    ALL: {
      text: '집 안, 반려동물, 신발까지. 알코올 없이 깨끗하게.',
      description:
        '집 안과 반려동물, 신발까지 알코올 없이 닦는 은빛의 항균 티슈와 스프레이를 한자리에서 모두 만나 보세요.',
    },
    CLEANSING: {
      text: '알코올 없이, 집 안 곳곳을 매일 깨끗하게.',
      description: '집 안 곳곳을 알코올 없이 닦는 다목적 항균 티슈와 스프레이, 물 없이 쓰는 핸드 티슈를 만나 보세요.',
    },
    LIVING: {
      text: '아끼는 신발과 생활용품을 오래도록 새것처럼.',
      description: '신발의 얼룩을 닦아 내고 냄새까지 덜어 주는 알코올 없는 신발 클리너 티슈를 만나 보세요.',
    },
    PET: {
      text: '민감한 코와 발바닥에도 순하게.',
      description: '반려동물의 발과 털, 머무는 자리를 순하게 닦는 알코올 없는 펫 티슈와 스프레이를 만나 보세요.',
    },
  },
  en: {
    ALL: {
      text: 'For your home, your pet and your shoes, without alcohol.',
      description:
        'Every Eunbit product in one place: antibacterial, alcohol-free wipes and sprays for home, pets and shoes.',
    },
    CLEANSING: {
      text: 'Every room clean, every day, without alcohol.',
      description:
        'Antibacterial, alcohol-free wipes and sprays for every surface at home, and hand wipes that need no water.',
    },
    LIVING: {
      text: 'Keeps the shoes and things you love like new.',
      description: 'Alcohol-free shoe cleaner wipes that lift scuffs and take the odor with them.',
    },
    PET: {
      text: 'Gentle on sensitive noses and paws.',
      description: 'Gentle, alcohol-free wipes and sprays for paws, fur and the places where your pet sleeps.',
    },
  },
};

/**
 * Texts of the link from a list to the product finder. Not messages: those of this feature are loaded with the first view of
 * every page.
 */
export const FIND_TEXTS: Translated<{ readonly title: string; readonly text: string; readonly link: string }> = {
  ko: {
    title: '어떤 제품이 맞을까요?',
    text: '세 가지 질문에 답하시면 알맞은 제품을 골라 드려요.',
    link: '나에게 맞는 제품 찾기',
  },
  en: {
    title: 'Not sure which one?',
    text: 'Answer three questions and see what suits you.',
    link: 'Find what fits',
  },
};
