import type { View } from './catalogue.ts';
import type { Slug } from './products.ts';

type Text = { readonly ko: string; readonly en: string };

/** Alternative texts: what each picture shows, for those who do not see it. */
export const ALT: Record<Slug, Record<View, Text>> = {
  'all-purpose-wipe': {
    front: {
      ko: '연보라색 무대 위에 놓인 은빛 다목적 티슈 팩, 은색 물방울 표시가 있는 흰색 뚜껑',
      en: 'A soft pack of Eunbit all-purpose wipes with a white flip lid on a lavender stage',
    },
    angle: {
      ko: '뚜껑이 열린 다목적 티슈 팩을 위에서 본 모습, 티슈 한 장이 뽑혀 나와 있다',
      en: 'The wipe pack lying with its lid open, one wipe coming out of it',
    },
    'in-use': {
      ko: '티슈로 나무 탁자를 닦는 손, 옆에 다목적 티슈 팩과 커피 한 잔',
      en: 'A hand wiping a wooden table, the wipe pack and a cup of coffee beside it',
    },
    ingredients: {
      ko: '은 입자와 초록 잎, 레이온 섬유를 확대한 렌즈에 둘러싸인 작은 다목적 티슈 팩',
      en: 'A small wipe pack among silver particles, green leaves and a loupe showing rayon fibres',
    },
  },
  'all-purpose-spray': {
    front: {
      ko: '연보라색 무대 위에 선 은빛 다목적 스프레이, 짙은 회색 분무 손잡이가 달린 흰색 병',
      en: 'A white bottle of Eunbit all-purpose spray with a dark grey trigger on a lilac stage',
    },
    angle: {
      ko: '다목적 스프레이의 분무구를 가까이에서 본 모습, 고운 물안개가 나온다',
      en: 'Close view of the spray head, a fine mist leaving the nozzle',
    },
    'in-use': {
      ko: '밝은 거실에서 소파를 향해 다목적 스프레이를 뿌리는 손',
      en: 'A hand misting a sofa with the spray in a bright living room',
    },
    ingredients: {
      ko: '은 입자와 초록 잎, 용액 방울을 확대한 렌즈에 둘러싸인 다목적 스프레이',
      en: 'The spray bottle among silver particles, green leaves and a loupe showing drops of the solution',
    },
  },
  'pet-spray': {
    front: {
      ko: '민트색 무대 위에 선 은빛 펫 스프레이, 발바닥 그림과 투명한 뚜껑',
      en: 'A slim bottle of Eunbit pet spray with a paw print and a clear cap on a mint stage',
    },
    angle: {
      ko: '뚜껑을 벗긴 펫 스프레이를 가까이에서 본 모습, 고운 물안개와 옆에 놓인 투명한 뚜껑',
      en: 'Close view of the uncapped pet spray giving a fine mist, its clear cap beside it',
    },
    'in-use': {
      ko: '방석에 앉아 눈을 감고 웃는 강아지 쪽으로 펫 스프레이를 뿌리는 손',
      en: 'A hand spraying a fine mist towards a happy small dog in its bed',
    },
    ingredients: {
      ko: '은 입자와 초록 잎, 용액 방울을 확대한 렌즈에 둘러싸인 펫 스프레이',
      en: 'The pet spray among silver particles, green leaves and a loupe showing drops of the solution',
    },
  },
  'pet-tissue': {
    front: {
      ko: '하늘색 무대 위에 선 은빛 펫 티슈 팩, 발바닥 그림과 흰색 뚜껑',
      en: 'An upright pack of Eunbit pet wipes with paw prints and a white lid on a sky-blue stage',
    },
    angle: {
      ko: '뚜껑이 열린 펫 티슈 팩을 위에서 본 모습, 티슈 한 장이 뽑혀 나와 있다',
      en: 'The pet wipe pack lying with its lid open, one wipe coming out of it',
    },
    'in-use': {
      ko: '강아지가 앞발을 내밀고 손이 티슈로 발을 닦아 주는 모습, 옆에 펫 티슈 팩',
      en: 'A small dog giving its paw to a hand that holds a wipe, the pack beside it',
    },
    ingredients: {
      ko: '은 입자와 초록 잎, 레이온 섬유를 확대한 렌즈에 둘러싸인 작은 펫 티슈 팩',
      en: 'A small pet wipe pack among silver particles, green leaves and a loupe showing rayon fibres',
    },
  },
  'shoe-tissue': {
    front: {
      ko: '모래색 무대 위에 놓인 은빛 슈즈 클리너 팩과 흰색 운동화 한 짝',
      en: 'A pack of Eunbit shoe wipes and a white sneaker on a sand-coloured stage',
    },
    angle: {
      ko: '뚜껑이 열린 슈즈 클리너 팩을 위에서 본 모습, 티슈 한 장이 뽑혀 나와 있다',
      en: 'The shoe wipe pack lying with its lid open, one wipe coming out of it',
    },
    'in-use': {
      ko: '티슈로 흰색 운동화의 앞코를 닦는 손, 뒤에 슈즈 클리너 팩',
      en: 'A hand wiping the toe of a white sneaker, the pack behind it',
    },
    ingredients: {
      ko: '은 입자와 초록 잎, 레이온 섬유를 확대한 렌즈에 둘러싸인 작은 슈즈 클리너 팩',
      en: 'A small shoe wipe pack among silver particles, green leaves and a loupe showing rayon fibres',
    },
  },
  'heavy-duty-wipe': {
    front: {
      ko: '청회색 무대 위에 선 은빛 강력 핸드 티슈 통, 손 그림과 짙은 회색 뚜껑',
      en: 'A canister of Eunbit heavy-duty hand wipes with a dark lid on a slate-blue stage',
    },
    angle: {
      ko: '뚜껑이 열린 강력 핸드 티슈 통, 티슈 한 장이 뽑혀 나와 있다',
      en: 'The canister with its lid open, one wipe coming out of it',
    },
    'in-use': {
      ko: '공구가 걸린 작업실에서 기름 묻은 손이 통에서 티슈를 뽑는 모습',
      en: 'A smudged hand pulling a wipe from the canister on a workbench, tools on the wall',
    },
    ingredients: {
      ko: '은 입자와 초록 잎, 레이온 섬유를 확대한 렌즈에 둘러싸인 강력 핸드 티슈 통',
      en: 'The canister among silver particles, green leaves and a loupe showing rayon fibres',
    },
  },
};
