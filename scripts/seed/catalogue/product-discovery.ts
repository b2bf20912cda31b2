import type { SuitTag } from '@eunbit/schema/product-discovery';
import type { ProductRecord } from '@eunbit/server/modules/catalogue/product.model';
import type { Types } from 'mongoose';
import type { Bilingual } from './product-seed.ts';

interface Discovery {
  readonly suits: Partial<Record<SuitTag, Bilingual>>;
  /** Slugs, best match first. */
  readonly goesWith: readonly string[];
}

const reason = (ko: string, en: string): Bilingual => ({ ko, en });

/** Needs and companion products of the sample shop's products, by slug. */
export const PRODUCT_DISCOVERY: Readonly<Record<string, Discovery>> = {
  'all-purpose-wipe': {
    suits: {
      KITCHEN: reason(
        '식탁과 조리대, 냉장고 손잡이를 닦기 좋아요.',
        'For tables, countertops and refrigerator handles.',
      ),
      LIVING_ROOM: reason(
        '리모컨과 문손잡이처럼 자주 만지는 곳에 알맞아요.',
        'For remotes, doorknobs and whatever is touched often.',
      ),
      DESK: reason('책상과 의자 팔걸이, 전화기를 닦기 좋아요.', 'For desks, armrests and telephones.'),
      FAMILY: reason(
        '온 가족의 손이 닿는 곳을 알코올 없이 닦아요.',
        'Cleans what the whole family touches, without alcohol.',
      ),
      JUST_ME: reason('하나로 집 안 곳곳을 두루 닦을 수 있어요.', 'One pack for the whole home.'),
      QUICK_WIPE: reason('꺼내서 바로 닦으면 끝나요.', 'Pull one out, wipe, done.'),
      NO_SCENT: reason('알코올의 자극적인 냄새가 없어요.', 'No harsh alcohol smell.'),
    },
    goesWith: ['all-purpose-spray', 'heavy-duty-wipe'],
  },
  'all-purpose-spray': {
    suits: {
      BATHROOM: reason(
        '세면대와 수전에 뿌리고 60초 뒤에 닦으면 돼요.',
        'Spray on sink and faucet, wipe after 60 seconds.',
      ),
      KITCHEN: reason('수전과 쓰레기통 뚜껑까지 관리할 수 있어요.', 'Takes care of faucets and trash can lids.'),
      ENTRANCE: reason('신발장 안쪽과 문손잡이에 쓰기 좋아요.', 'For shoe cabinets and door handles.'),
      CAR: reason('자동차 손잡이처럼 자주 잡는 곳에 쓰기 좋아요.', 'For car door handles and what is often touched.'),
      FAMILY: reason(
        '알코올이 없어 온 가족이 쓰는 공간에 알맞아요.',
        'Alcohol-free, for rooms the whole family shares.',
      ),
      BUSINESS: reason(
        '공용 회의실 책상도 살균과 탈취를 한 번에 할 수 있어요.',
        'Sanitizes and deodorizes shared tables in one step.',
      ),
      NO_SCENT: reason('알코올의 자극적인 냄새가 없어요.', 'No harsh alcohol smell.'),
    },
    goesWith: ['all-purpose-wipe', 'heavy-duty-wipe'],
  },
  'pet-spray': {
    suits: {
      LIVING_ROOM: reason('방석과 하우스에 밴 냄새를 덜어 줘요.', 'Deodorizes beds and crates.'),
      CAR: reason('이동장과 차량 시트에 뿌리기 좋아요.', 'For carriers and car seats.'),
      PETS: reason('반려동물이 머무는 자리를 위해 만들었어요.', 'Made for the places pets love.'),
      NO_SCENT: reason('알코올의 자극적인 냄새 없이 쓸 수 있어요.', 'No harsh alcohol smell.'),
    },
    goesWith: ['pet-tissue', 'all-purpose-spray'],
  },
  'pet-tissue': {
    suits: {
      LIVING_ROOM: reason('장난감 겉면과 하우스 바닥을 닦기 좋아요.', 'For the outside of toys and the crate floor.'),
      ENTRANCE: reason('산책에서 돌아온 발과 다리를 현관에서 닦아요.', 'Wipes paws and legs at the door after a walk.'),
      PETS: reason('발과 겉털에 묻은 먼지와 흙을 닦아요.', 'Takes dust and mud off paws and coat.'),
      QUICK_WIPE: reason('산책에서 돌아와 바로 뽑아 쓸 수 있어요.', 'Pull one out as soon as you are home.'),
    },
    goesWith: ['pet-spray', 'all-purpose-wipe'],
  },
  'shoe-tissue': {
    suits: {
      ENTRANCE: reason('현관 신발장 옆에 두고 쓰기 좋아요.', 'Keep it by the shoe rack.'),
      JUST_ME: reason('운동 가방이나 여행 가방에 넣어 두기 좋아요.', 'Fits a gym bag or a suitcase.'),
      DESK: reason('사무실 서랍에 두고 구두를 닦기 좋아요.', 'Keep it in a desk drawer at work.'),
      QUICK_WIPE: reason('먼지를 털고 한 장으로 닦으면 돼요.', 'Brush off the dust, wipe with one sheet.'),
    },
    goesWith: ['all-purpose-wipe', 'all-purpose-spray'],
  },
  'heavy-duty-wipe': {
    suits: {
      CAR: reason('차고에서 정비한 손과 공구를 닦아요.', 'Wipes hands and tools after work in the garage.'),
      BUSINESS: reason('매장과 현장에서 온 팀이 함께 쓸 수 있어요.', 'For the whole team on shop floor and job site.'),
      HEAVY_GREASE: reason(
        '정비처럼 손이 많이 더러워지는 일에 맞춰 만들었어요.',
        'Made for messy work such as repairs.',
      ),
      MANY_SHEETS: reason('한 팩에 120매가 들어 있어요.', '120 sheets in a pack.'),
      HANDS: reason('세면대가 없는 곳에서도 손을 닦을 수 있어요.', 'Cleans hands where there is no sink.'),
    },
    goesWith: ['all-purpose-spray', 'all-purpose-wipe'],
  },
};

/** The needs that a product suits, and the ids of its companion products. */
export function buildDiscovery(
  slug: string,
  idOf: ReadonlyMap<string, Types.ObjectId>,
): Pick<ProductRecord, 'suits' | 'goesWithIds'> {
  const { suits = {}, goesWith = [] } = PRODUCT_DISCOVERY[slug] ?? {};
  return {
    suits: Object.entries(suits).map(([tag, text]) => ({ tag: tag as SuitTag, reason: text })),
    goesWithIds: goesWith.flatMap((other) => idOf.get(other)?.toHexString() ?? []),
  };
}
