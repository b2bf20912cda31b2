import type { ScreenLoader } from '../../../app/screen.ts';
import type { MySessionsQuery } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';

export const MySessionsDocument = graphql(`
  query MySessions {
    mySessions { id device signedInAt lastUsedAt isCurrent }
  }
`);

export type Session = MySessionsQuery['mySessions'][number];

export const loadSessions: ScreenLoader = ({ preload }) => preload(MySessionsDocument, {});
