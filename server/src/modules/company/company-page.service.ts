import type { Language } from '@eunbit/schema/market';
import { SAMPLE_TEAM } from '@eunbit/schema/sample-team';
import type { Mirror } from '../../live/mirror.ts';
import type { ShownSettings } from '../shop-settings/index.ts';
import type { CompanyBlocks } from './company-block.model.ts';
import { presentCompanyPlace, presentTeamMember } from './company-block.presenter.ts';
import type { CompanyPlaceType, TeamMemberType } from './company-page.types.ts';

interface Deps {
  readonly hidesSamples: boolean;
  readonly shopSettings: ShownSettings;
  readonly shownBlocks: Mirror<CompanyBlocks>;
}

/** People and places as the company page shows them (STORE-20); samples of people until staff add the first one. */
export function createCompanyPage({ hidesSamples, shopSettings, shownBlocks }: Deps) {
  function sampleTeam(language: Language): TeamMemberType[] {
    const { company } = shopSettings.shown;
    return SAMPLE_TEAM.map(({ name, role, text }, index) => ({
      id: `sample-${index + 1}`,
      name: typeof name === 'string' ? company[name][language] : name[language],
      role: role[language],
      text: text[language],
      photo: null,
      language,
      isSample: true,
    }));
  }

  return {
    async teamMembers(language: Language): Promise<TeamMemberType[]> {
      const people = (await shownBlocks.read()).PERSON;
      if (people.length > 0) return people.map((person) => presentTeamMember(person, language));
      return hidesSamples ? [] : sampleTeam(language);
    },

    async places(language: Language): Promise<CompanyPlaceType[]> {
      return (await shownBlocks.read()).PLACE.map((place) => presentCompanyPlace(place, language));
    },
  };
}

export type CompanyPage = ReturnType<typeof createCompanyPage>;
