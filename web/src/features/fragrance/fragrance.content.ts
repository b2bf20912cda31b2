import type { Translated } from '../../components/translated.ts';

interface FragranceText {
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  readonly items: readonly {
    readonly picture: string;
    readonly alt: string;
    readonly title: string;
    readonly text: string;
    readonly notes: string;
  }[];
  readonly outlook: string;
  readonly ask: string;
}

export const FRAGRANCE: Translated<FragranceText> = {
  ko: {
    title: '프래그런스',
    description: '캔들, 디퓨저, 캔들 워머, 스마트 디퓨저. 깨끗이 닦은 공간에 은은한 향을 더합니다.',
    lead: '깨끗이 닦은 자리에는 향도 은은해야 합니다. 은빛이 고른, 향을 즐기는 네 가지 방법입니다.',
    items: [
      {
        picture: 'fragrance-candle',
        alt: '도자기 컵에 담긴, 불을 밝힌 캔들',
        title: '캔들',
        text: '콩에서 얻은 왁스와 면 심지로 그을음이 적고, 방 하나를 마흔 시간 밝힙니다.',
        notes: '라벤더, 시더우드',
      },
      {
        picture: 'fragrance-diffuser',
        alt: '나무 스틱을 꽂은 디퓨저 병',
        title: '디퓨저',
        text: '스틱의 수로 향의 세기를 고릅니다. 현관이나 욕실처럼 작은 공간에 어울립니다.',
        notes: '화이트 티, 베르가모트',
      },
      {
        picture: 'fragrance-warmer',
        alt: '둥근 갓 아래 캔들을 올린 캔들 워머',
        title: '캔들 워머',
        text: '불꽃 없이 빛의 온기로 향을 냅니다. 아이와 반려동물이 있는 집에서도 안심할 수 있습니다.',
        notes: '모든 은빛 캔들과 함께',
      },
      {
        picture: 'fragrance-smart-diffuser',
        alt: '빛의 띠를 두른 스마트 디퓨저',
        title: '스마트 디퓨저',
        text: '시간과 세기를 정해 두면 집에 돌아오는 시간에 맞춰 향을 켭니다.',
        notes: '교체용 카트리지 세 가지 향',
      },
    ],
    outlook: '프래그런스 제품은 온라인에서 판매하지 않습니다. 제품이 궁금하시면 고객센터로 문의해 주세요.',
    ask: '문의하기',
  },
  en: {
    title: 'Fragrance',
    description: 'Candle, diffuser, candle warmer and smart diffuser: a quiet scent for a room that is clean.',
    lead: 'A clean room asks for a quiet scent. Here are four ways to give it one.',
    items: [
      {
        picture: 'fragrance-candle',
        alt: 'A lit candle in a cup of clay',
        title: 'Candle',
        text: 'Soy wax and a cotton wick burn with little soot and light a room for forty hours.',
        notes: 'Lavender, cedarwood',
      },
      {
        picture: 'fragrance-diffuser',
        alt: 'A diffuser bottle with wooden reeds',
        title: 'Diffuser',
        text: 'The number of reeds sets its strength. Made for small places such as an entryway or a bathroom.',
        notes: 'White tea, bergamot',
      },
      {
        picture: 'fragrance-warmer',
        alt: 'A candle warmer with a round shade above a candle',
        title: 'Candle warmer',
        text: 'The warmth of light brings out the scent without a flame, safe in a home with children and pets.',
        notes: 'For every Eunbit candle',
      },
      {
        picture: 'fragrance-smart-diffuser',
        alt: 'A smart diffuser with a belt of light',
        title: 'Smart diffuser',
        text: 'Set time and strength, and it starts just before you come home.',
        notes: 'Refills in three scents',
      },
    ],
    outlook: 'We do not sell our fragrance products online. If you would like to know more, please write to us.',
    ask: 'Contact us',
  },
};
