import { Canvas } from '../canvas.ts';
import { mistingDogFilm } from './misting-dog.ts';
import { wipingSneakerFilm } from './wiping-sneaker.ts';
import { wipingTableFilm } from './wiping-table.ts';

interface Bilingual {
  readonly ko: string;
  readonly en: string;
}

interface Film {
  /** What the film is called under the player. */
  readonly title: Bilingual;
  /** What its still picture shows. */
  readonly alt: Bilingual;
  /** The moment, in parts of the film, that stands for it while it does not play. */
  readonly poster: number;
  readonly draw: (canvas: Canvas, time: number) => string;
}

/** The film of each product group that has one. */
export const FILMS = {
  CLEANSING: {
    title: { ko: '다목적 티슈로 식탁을 닦는 모습', en: 'Wiping a table with the all-purpose wipe' },
    alt: { ko: '티슈를 든 손이 나무 식탁의 커피 자국을 닦고 있다', en: 'A hand wipes coffee rings off a wooden table' },
    poster: 0.4,
    draw: wipingTableFilm,
  },
  LIVING: {
    title: { ko: '운동화의 얼룩을 닦아 내는 모습', en: 'Wiping smudges off a sneaker' },
    alt: { ko: '티슈를 든 손이 흰 운동화의 얼룩을 닦고 있다', en: 'A hand wipes smudges off a white sneaker' },
    poster: 0.34,
    draw: wipingSneakerFilm,
  },
  PET: {
    title: { ko: '강아지 방석에 펫 스프레이를 뿌리는 모습', en: 'Misting a pet bed with the pet spray' },
    alt: {
      ko: '방석에 앉아 눈을 감은 강아지에게 고운 안개가 뿌려지고 있다',
      en: 'A fine mist falls over a dog that sits in its bed with its eyes shut',
    },
    poster: 0.26,
    draw: mistingDogFilm,
  },
} as const satisfies Record<string, Film>;

export type FilmGroup = keyof typeof FILMS;

/** One picture of a film as SVG; `time` runs from 0 to 1. */
export function drawFrame(group: FilmGroup, time: number): string {
  const canvas = new Canvas('f', 1200, 1200);
  return canvas.render(FILMS[group].draw(canvas, time));
}
