/** Uses that a product suits: answers to the questions of `/find` (DISCOVERY-1). */
export const SuitTag = {
  KITCHEN: 'KITCHEN',
  BATHROOM: 'BATHROOM',
  LIVING_ROOM: 'LIVING_ROOM',
  ENTRANCE: 'ENTRANCE',
  CAR: 'CAR',
  DESK: 'DESK',
  FAMILY: 'FAMILY',
  PETS: 'PETS',
  JUST_ME: 'JUST_ME',
  BUSINESS: 'BUSINESS',
  QUICK_WIPE: 'QUICK_WIPE',
  NO_SCENT: 'NO_SCENT',
  HEAVY_GREASE: 'HEAVY_GREASE',
  MANY_SHEETS: 'MANY_SHEETS',
  HANDS: 'HANDS',
} as const;
export type SuitTag = (typeof SuitTag)[keyof typeof SuitTag];

/** The questions in order. Each name is a parameter of the page's address. */
export const FIND_QUESTIONS = ['place', 'people', 'matter'] as const;
export type FindQuestion = (typeof FIND_QUESTIONS)[number];

/** The answers to choose from. */
export const FIND_ANSWERS: Readonly<Record<FindQuestion, readonly SuitTag[]>> = {
  place: ['KITCHEN', 'BATHROOM', 'LIVING_ROOM', 'ENTRANCE', 'CAR', 'DESK'],
  people: ['FAMILY', 'PETS', 'JUST_ME', 'BUSINESS'],
  matter: ['QUICK_WIPE', 'NO_SCENT', 'HEAVY_GREASE', 'MANY_SHEETS', 'HANDS'],
};

/** Points of a matching answer: no two other answers outweigh the one that matters most (DISCOVERY-2). */
export const FIND_POINTS: Readonly<Record<FindQuestion, number>> = { matter: 4, place: 2, people: 1 };

/** Maximum products that a search by answers returns. */
export const MAXIMUM_MATCHES = 3;

/** Maximum companion products that staff can choose for a product (DISCOVERY-5). */
export const MAXIMUM_HAND_PICKED = 4;

/** Maximum products that are compared side by side (DISCOVERY-7). */
export const MAXIMUM_COMPARED = 3;

const QUESTION_OF = new Map(FIND_QUESTIONS.flatMap((name) => FIND_ANSWERS[name].map((tag) => [tag, name] as const)));

export function questionOf(tag: SuitTag): FindQuestion {
  const question = QUESTION_OF.get(tag);
  if (!question) throw new Error(`no question has the answer ${tag}`);
  return question;
}

/** At most one answer per question, the first one of several; in the order of the questions. */
export function toAnswers(tags: readonly SuitTag[]): SuitTag[] {
  return FIND_QUESTIONS.flatMap((question) => tags.find((tag) => questionOf(tag) === question) ?? []);
}

/**
 * The score of a product for some answers; 0 if it does not fit. It fits if it has most of them: at least one of one or two, two
 * of three.
 */
export function scoreSuits(suits: readonly SuitTag[], answers: readonly SuitTag[]): number {
  const matched = answers.filter((answer) => suits.includes(answer));
  if (matched.length === 0 || matched.length * 2 < answers.length) return 0;
  return matched.reduce((sum, tag) => sum + FIND_POINTS[questionOf(tag)], 0);
}
