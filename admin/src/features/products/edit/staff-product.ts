import { graphql } from '../../../gql/index.ts';

export const StaffProductFields = graphql(`
  fragment StaffProductFields on StaffProduct {
    id
    version
    slug
    formerSlugs
    group
    isBestseller
    icons
    titleKo
    titleEn
    subtitleKo
    subtitleEn
    contents { kind amount packs }
    sections { menu linesKo linesEn }
    pictures { id url altKo altEn market }
    disclosureKr { labelKo labelEn valueKo valueEn }
    disclosureUs { labelKo labelEn valueKo valueEn }
    comparison { oursKo oursEn theirsKo theirsEn rows { aspectKo aspectEn oursKo oursEn theirsKo theirsEn } }
    reports
    suits { tag reasonKo reasonEn }
    goesWithIds
    packedUnit { weightGrams lengthMm widthMm heightMm }
    kr { price compareAtPrice status }
    us { price compareAtPrice status }
  }
`);
