import type { ClaimKind } from '@eunbit/schema/claims';
import type { Translated } from '../../components/translated.ts';

export interface Technology {
  /** Anchor in the address. */
  readonly id: 'hybrid-max' | 'ultra-phenix' | 'magic-clean';
  readonly name: string;
  readonly title: string;
  readonly picture: string;
  readonly alt: string;
  readonly paragraphs: readonly string[];
  /** Its effects; the market of the store determines their words and figures. */
  readonly claims: readonly ClaimKind[];
}

interface TechnologyText {
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  readonly technologies: readonly Technology[];
  readonly reportsTitle: string;
  readonly reportsText: string;
  /** Shown until the shop has documents of its own. */
  readonly reportsNone: string;
  readonly reportsFailed: string;
  readonly shop: string;
  readonly registrations: string;
}

export const TECHNOLOGY: Translated<TechnologyText> = {
  ko: {
    title: '기술',
    description:
      '은 콜로이드 하이브리드 맥스, 나노 코팅 울트라 피닉스, 레이온 매직 클린. 은빛의 기술과 시험 성적서를 확인하세요.',
    lead: '알코올 없이 어떻게 오래 깨끗할 수 있을까요? 답은 아주 작은 은에 있습니다.',
    technologies: [
      {
        id: 'hybrid-max',
        name: '하이브리드 맥스',
        title: '물속에 고르게 떠 있는 은',
        picture: 'technology-silver',
        alt: '보랏빛 바탕 위에 모인 둥근 은 입자들',
        paragraphs: [
          '은 콜로이드는 눈에 보이지 않을 만큼 작은 은 입자가 물속에 고르게 퍼져 있는 상태를 말합니다. 입자가 작을수록 같은 양의 은이 세균과 만나는 면이 넓어집니다.',
          '하이브리드 맥스는 입자가 서로 뭉치지 않도록 붙잡아, 뚜껑을 연 첫날과 마지막 날의 힘이 같습니다. 은은 증발하지 않으므로 닦은 자리에 남아 계속 일합니다.',
        ],
        claims: ['GERM_KILL'],
      },
      {
        id: 'ultra-phenix',
        name: '울트라 피닉스',
        title: '닦은 자리를 덮는 얇은 막',
        picture: 'technology-coating',
        alt: '코팅된 표면에 동그랗게 맺힌 물방울',
        paragraphs: [
          '물기가 마르면서 은 입자는 표면에 나노미터 두께의 막을 이룹니다. 손잡이나 책상처럼 여러 사람이 만지는 곳에서도 막이 버텨, 다시 더러워지기 어려운 표면이 됩니다.',
          '막은 눈에 보이지 않고 끈적이지 않으며, 다음에 닦을 때 새로 입혀집니다.',
        ],
        claims: ['LASTING'],
      },
      {
        id: 'magic-clean',
        name: '매직 클린',
        title: '나무에서 와서 흙으로 돌아가는 레이온',
        picture: 'technology-rayon',
        alt: '가까이에서 본 레이온 실의 짜임',
        paragraphs: [
          '레이온은 나무의 섬유로 만듭니다. 보풀이 적고 물을 많이 머금어, 한 장으로 때를 들어 올리고 은이 담긴 물을 고르게 남깁니다.',
          '플라스틱 섬유를 섞지 않아 쓰고 난 뒤에는 자연으로 돌아가고, 때와 함께 냄새의 원인까지 닦아 냅니다.',
        ],
        claims: ['RAYON', 'DEODORIZING'],
      },
    ],
    reportsTitle: '시험 성적서와 등록 증명서',
    reportsText: '약속은 증명할 수 있어야 합니다. 아래 문서를 누구나 내려받아 확인할 수 있습니다.',
    reportsNone: '시험 성적서를 준비하고 있습니다.',
    reportsFailed: '문서 목록을 불러오지 못했습니다.',
    shop: '제품 보러 가기',
    registrations: '등록과 신고',
  },
  en: {
    title: 'Technology',
    description:
      'Hybrid Max silver colloid, Ultra Phenix nano-coating and Magic Clean rayon: how our products work, with the test reports to download.',
    lead: 'How can a surface stay clean for so long without alcohol? The answer is silver, very small.',
    technologies: [
      {
        id: 'hybrid-max',
        name: 'Hybrid Max',
        title: 'Silver that floats evenly in water',
        picture: 'technology-silver',
        alt: 'Round particles of silver over a violet ground',
        paragraphs: [
          'A silver colloid is water in which particles of silver, too small to see, are spread evenly. The smaller they are, the more of the same silver meets the germs.',
          'Hybrid Max keeps the particles from clumping together, so that a pack is as strong on its last day as on its first. And because silver does not evaporate, it stays where you wiped and goes on working.',
        ],
        claims: ['GERM_KILL'],
      },
      {
        id: 'ultra-phenix',
        name: 'Ultra Phenix',
        title: 'A fine film over what you wiped',
        picture: 'technology-coating',
        alt: 'Drops that stand round on a coated surface',
        paragraphs: [
          'As the water dries, the silver forms a film a few nanometers thick. It holds on handles and desks that many people touch, and makes it harder for dirt to settle again.',
          'You neither see nor feel the film, and it is renewed whenever you wipe.',
        ],
        claims: ['LASTING'],
      },
      {
        id: 'magic-clean',
        name: 'Magic Clean',
        title: 'Rayon: from wood, and back to the soil',
        picture: 'technology-rayon',
        alt: 'The weave of rayon threads seen from close',
        paragraphs: [
          'Rayon is made of fibers from wood. It sheds little lint and holds much water, so that one sheet lifts the dirt and leaves an even layer of silver behind.',
          'With no plastic fibers in it, it returns to nature after use. And together with the dirt it wipes away what causes smells.',
        ],
        claims: ['RAYON', 'DEODORIZING'],
      },
    ],
    reportsTitle: 'Test reports and listing certificate',
    reportsText: 'A promise should be one you can check. These documents are here for everybody to download.',
    reportsNone: 'Our test reports will be published here.',
    reportsFailed: 'The list of documents could not be loaded.',
    shop: 'See our products',
    registrations: 'Registrations',
  },
};
