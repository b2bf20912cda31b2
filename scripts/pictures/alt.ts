import type { View } from './catalogue.ts';
import type { Slug } from './products.ts';

type Text = { readonly ko: string; readonly en: string };

const NAMES: Record<Slug, Text> = {
  'all-purpose-wipe': { ko: '다목적 항균 티슈', en: 'all-purpose wipes' },
  'all-purpose-spray': { ko: '다목적 항균 스프레이', en: 'all-purpose spray' },
  'pet-spray': { ko: '펫 항균 스프레이', en: 'pet spray' },
  'pet-tissue': { ko: '펫 항균 티슈', en: 'pet wipes' },
  'shoe-tissue': { ko: '신발 클리너 티슈', en: 'shoe wipes' },
  'heavy-duty-wipe': { ko: '강력 세정 핸드 티슈', en: 'heavy-duty wipes' },
};

const FRONTS: Record<Slug, Text> = {
  'all-purpose-wipe': { ko: '흰 뚜껑이 달린 연보라색 티슈 팩', en: 'A lavender soft pack with a white flip lid' },
  'all-purpose-spray': {
    ko: '짙은 회색 분무 손잡이가 달린 투명한 연보라색 병',
    en: 'A clear lilac bottle with a dark grey trigger',
  },
  'pet-spray': { ko: '투명한 뚜껑을 씌운 민트색 안개 분무 병', en: 'A mint mist bottle under a clear cap' },
  'pet-tissue': { ko: '흰 뚜껑이 달린 하늘색 티슈 팩', en: 'A sky-blue soft pack with a white flip lid' },
  'shoe-tissue': { ko: '흰 뚜껑이 달린 모래색 티슈 팩', en: 'A sand-coloured soft pack with a white flip lid' },
  'heavy-duty-wipe': { ko: '남색 뚜껑을 덮은 흰 원통', en: 'A white canister with a navy lid' },
};

const SCENES: Record<Slug, Text> = {
  'all-purpose-wipe': {
    ko: '아침 햇살이 드는 나무 식탁, 티슈 팩 앞에 막 쓴 티슈 한 장과 컵',
    en: 'On a wooden table in morning light, a used wipe and a mug beside the pack',
  },
  'all-purpose-spray': {
    ko: '밝은 돌 상판 위의 스프레이와 물방울, 뒤로 컵과 작은 화분',
    en: 'On a pale stone top among drops, a mug and a small plant behind the bottle',
  },
  'pet-spray': {
    ko: '마룻바닥의 스프레이와 물방울, 뒤로 반려동물 밥그릇과 담요',
    en: 'On a wooden floor among drops, a pet bowl and a blanket behind the bottle',
  },
  'pet-tissue': {
    ko: '마룻바닥의 티슈 팩과 막 쓴 티슈 한 장, 뒤로 밥그릇과 담요',
    en: 'On a wooden floor with a used wipe, a pet bowl and a blanket behind the pack',
  },
  'shoe-tissue': {
    ko: '현관 마룻바닥의 티슈 팩과 막 쓴 티슈 한 장',
    en: 'On the floor of an entrance, a used wipe in front of the pack',
  },
  'heavy-duty-wipe': {
    ko: '작업대 위의 원통과 막 쓴 티슈 한 장, 뒤로 컵과 갠 수건',
    en: 'On a workbench with a used wipe, a mug and folded towels behind the canister',
  },
};

const PACKS: ReadonlySet<Slug> = new Set(['all-purpose-wipe', 'pet-tissue', 'shoe-tissue']);
const SPRAYS: ReadonlySet<Slug> = new Set(['all-purpose-spray', 'pet-spray']);

function textureOf(slug: Slug): Text {
  const { ko, en } = NAMES[slug];
  if (SPRAYS.has(slug)) return { ko: `가까이에서 본 ${ko}의 물방울`, en: `Drops of the ${en} seen from close` };
  return { ko: `가까이에서 본 ${ko}의 결`, en: `The weave of the ${en} seen from close` };
}

function turned(slug: Slug): Text {
  const { ko, en } = NAMES[slug];
  if (PACKS.has(slug)) {
    return {
      ko: `뚜껑이 열린 ${ko}, 한 장이 뽑혀 나와 있다`,
      en: `The ${en} with the lid open and a sheet coming out`,
    };
  }
  return { ko: `비스듬히 본 ${ko}`, en: `The ${en} seen from the side` };
}

/** Name of a product in the texts of its pictures and films. */
export const nameOf = (slug: Slug): Text => NAMES[slug];

/** Alternative texts of the pictures. */
export function altOf(slug: Slug, view: View): Text {
  const { ko, en } = NAMES[slug];
  const texts: Record<View, Text> = {
    front: { ko: `${FRONTS[slug].ko}, 은빛 ${ko}`, en: `${FRONTS[slug].en}: Eunbit ${en}` },
    'three-quarter': turned(slug),
    'in-use': SCENES[slug],
    texture: textureOf(slug),
    size: { ko: `높이 9.5cm 머그잔 옆의 ${ko}`, en: `The ${en} beside a mug of 9.5 cm` },
    back: { ko: `${ko}의 뒷면, 쓰임과 성분`, en: `The back of the ${en} with its use and ingredients` },
  };
  return texts[view];
}
