import type { ScreenLoader } from '../../app/screen.ts';
import { graphql } from '../../gql/index.ts';

export const HomeDocument = graphql(`
  query Home {
    products(first: 24) {
      edges { node { id ...CarouselCard_Product } }
    }
    bestSellers: products(sort: MARKED_FIRST, first: 4) { nodes { id ...CarouselCard_Product } }
  }
`);

export const loadHome: ScreenLoader = ({ preload }) => preload(HomeDocument, {});
