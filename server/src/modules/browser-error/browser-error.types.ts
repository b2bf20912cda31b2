import {
  BrowserErrorApp,
  type BrowserErrorFrame,
  BrowserErrorKind,
  BrowserErrorState,
  WindowWidth,
} from '@eunbit/schema/browser-error';
import { type Language, Market } from '@eunbit/schema/market';
import { createUnionType, Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { LanguageEnum } from '../../common/market.types.ts';
import { createConnectionType } from '../../common/pagination.ts';
import { LocalDate } from '../../common/scalars.ts';
import { BrowserErrorGroupError } from './browser-error.errors.ts';

registerEnumType(BrowserErrorApp, {
  name: 'BrowserErrorApp',
  description: 'The client that an error happened in.',
  valuesConfig: { WEB: { description: 'The storefront.' }, ADMIN: { description: 'The back office.' } },
});
registerEnumType(BrowserErrorKind, {
  name: 'BrowserErrorKind',
  description: 'How an error came to light.',
  valuesConfig: {
    SCRIPT: { description: 'It was thrown, and nothing caught it.' },
    REJECTION: { description: 'A promise was rejected, and nothing handled it.' },
    RENDER: { description: 'A part of a page failed while it was rendered.' },
    HYDRATION: { description: 'The page that the server rendered could not be taken over as it was.' },
    CHUNK: { description: 'A file of the build could not be loaded.' },
    OPERATION: { description: 'An operation of the API failed through no expectation of the shop.' },
    OVERFLOW: { description: 'All errors beyond the number of groups that are told apart.' },
  },
});
registerEnumType(BrowserErrorState, {
  name: 'BrowserErrorState',
  description: 'What staff have made of a group of errors.',
  valuesConfig: {
    OPEN: { description: 'Nothing yet, or it came back.' },
    RESOLVED: { description: 'It is mended; it opens again when a build has it that did not have it before.' },
    IGNORED: { description: 'It is not to be mended.' },
  },
});
registerEnumType(WindowWidth, {
  name: 'WindowWidth',
  description: 'The width of a browser window.',
  valuesConfig: {
    NARROW: { description: 'Of a phone: below 640 pixels.' },
    MEDIUM: { description: 'Of a tablet: below 1,024 pixels.' },
    WIDE: { description: 'Anything wider.' },
  },
});

/** What comes first in the list. */
export const BrowserErrorOrder = { LAST_SEEN: 'LAST_SEEN', MOST_OFTEN: 'MOST_OFTEN' } as const;
registerEnumType(BrowserErrorOrder, {
  name: 'BrowserErrorOrder',
  description: 'Which group of a list comes first.',
  valuesConfig: {
    LAST_SEEN: { description: 'The one seen last.' },
    MOST_OFTEN: { description: 'The one seen most often.' },
  },
});

@ObjectType('BrowserErrorCount', { description: 'How often an error was seen, of one kind of circumstance.' })
export class BrowserErrorCountType {
  @Field(() => String, { description: 'A browser or the pattern of a path; `*` for all that are not told apart.' })
  name!: string;

  @Field(() => Int, { description: 'How often.' })
  count!: number;
}

@ObjectType('BrowserErrorBuild', { description: 'How often a build of the client had an error.' })
export class BrowserErrorBuildType {
  @Field(() => String, { description: 'Name of the build.' })
  name!: string;

  @Field(() => Int, { description: 'How often.' })
  count!: number;

  @Field(() => Date, { description: 'When it first had it.' })
  firstSeenAt!: Date;

  @Field(() => Date, { description: 'When it last had it.' })
  lastSeenAt!: Date;
}

@ObjectType('BrowserErrorDay', { description: 'How often an error was seen on one day.' })
export class BrowserErrorDayType {
  @Field(() => LocalDate, { description: "The day in the company's city." })
  date!: string;

  @Field(() => Int, { description: 'How often.' })
  count!: number;
}

@ObjectType('BrowserErrorFrame', { description: 'One call of a stack.' })
export class BrowserErrorFrameType {
  @Field(() => String, { description: 'Name of the function in the built code; empty where it has none.' })
  functionName!: string;

  @Field(() => String, {
    description: 'The source file; the built file, or the host of a script, where that is not known.',
  })
  file!: string;

  @Field(() => Int, { description: 'From 1.' })
  line!: number;

  @Field(() => Int, { description: 'From 1.' })
  column!: number;

  @Field(() => Boolean, { description: 'Whether this is the source, and not the built file.' })
  isSource!: boolean;
}

@ObjectType('BrowserErrorSample', { description: 'One time that an error happened.' })
export class BrowserErrorSampleType {
  @Field(() => Date, { description: 'When it was reported.' })
  at!: Date;

  @Field(() => String, { description: 'Name of the build.' })
  build!: string;

  @Field(() => String, { description: 'Pattern of the path of the page.' })
  route!: string;

  @Field(() => String, { description: 'Browser with its major version.' })
  browser!: string;

  @Field(() => LanguageEnum, { description: 'Language of the page.' })
  language!: Language;

  @Field(() => Market, {
    nullable: true,
    description: 'Store of the page; null in the back office, and before a page came to life.',
  })
  market!: Market | null;

  @Field(() => WindowWidth, { description: 'Width of the window.' })
  width!: WindowWidth;

  @Field(() => String, {
    nullable: true,
    description: 'The request that failed, or that the page came by, as the log has it; null where it is not known.',
  })
  requestId!: string | null;

  /** For the resolver of `frames`. */
  app!: BrowserErrorApp;
  builtFrames!: readonly BrowserErrorFrame[];
}

@ObjectType('BrowserErrorGroup', {
  description: 'Errors in browsers that are one mistake, as far as can be told. Forgotten a month after the last one.',
})
export class BrowserErrorGroupType {
  @Field(() => ID, { description: 'Opaque.' })
  id!: string;

  @Field(() => BrowserErrorApp, { description: 'The client.' })
  app!: BrowserErrorApp;

  @Field(() => BrowserErrorKind, { description: 'How it came to light.' })
  kind!: BrowserErrorKind;

  @Field(() => String, { description: 'Class of the error, such as TypeError; empty for an overflow.' })
  name!: string;

  @Field(() => String, {
    description: 'Message of the first one, without what could be of a person; empty for an overflow.',
  })
  message!: string;

  @Field(() => BrowserErrorState, { description: 'What staff have made of it.' })
  state!: BrowserErrorState;

  @Field(() => Date, { nullable: true, description: 'When it came back after it was resolved; null where it did not.' })
  reopenedAt!: Date | null;

  @Field(() => Int, { description: 'How often it was reported.' })
  count!: number;

  @Field(() => Date, { description: 'When it was first reported.' })
  firstSeenAt!: Date;

  @Field(() => Date, { description: 'When it was last reported.' })
  lastSeenAt!: Date;

  @Field(() => [BrowserErrorDayType], { description: 'The last 30 days until today, oldest first.' })
  days!: BrowserErrorDayType[];

  @Field(() => [BrowserErrorBuildType], { description: 'At most 20, the one seen last first.' })
  builds!: BrowserErrorBuildType[];

  @Field(() => [BrowserErrorCountType], { description: 'At most 20 browsers, the most frequent first.' })
  browsers!: BrowserErrorCountType[];

  @Field(() => [BrowserErrorCountType], { description: 'At most 20 pages, the most frequent first.' })
  routes!: BrowserErrorCountType[];

  @Field(() => [BrowserErrorSampleType], { description: 'The last 5 times, newest first.' })
  samples!: BrowserErrorSampleType[];
}

export const BrowserErrorGroupConnection = createConnectionType('BrowserErrorGroup', () => BrowserErrorGroupType);

@InputType({ description: 'What a group of errors is to be.' })
export class UpdateBrowserErrorGroupInput {
  @Field(() => ID, { description: 'The group.' })
  id!: string;

  @Field(() => BrowserErrorState, { description: 'Its new state.' })
  state!: BrowserErrorState;
}

@ObjectType({ description: 'The group has the state.' })
export class BrowserErrorGroupUpdated {
  @Field(() => BrowserErrorGroupType, { description: 'The group as it is now.' })
  group!: BrowserErrorGroupType;
}

export const BrowserErrorGroupResult = createUnionType({
  name: 'BrowserErrorGroupResult',
  description: 'Outcome of updateBrowserErrorGroup.',
  types: () => [BrowserErrorGroupUpdated, BrowserErrorGroupError] as const,
});
