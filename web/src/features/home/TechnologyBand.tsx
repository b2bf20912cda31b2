import { chakra } from '@chakra-ui/react/styled-system';
import { FormattedMessage } from 'react-intl';

const TOPICS = [
  { titleKey: 'home.silverTitle', textKey: 'home.silverText' },
  { titleKey: 'home.rayonTitle', textKey: 'home.rayonText' },
  { titleKey: 'home.coatingTitle', textKey: 'home.coatingText' },
] as const;

/** What the products are made of and why it works, in words. */
export function TechnologyBand() {
  return (
    <chakra.section mt={{ base: '16', lg: '28' }} bg="purple.50">
      <chakra.div
        maxWidth="content"
        mx="auto"
        px={{ base: '5', lg: '8' }}
        py={{ base: '14', lg: '24' }}
        display="grid"
        gap={{ base: '10', lg: '16' }}
      >
        <chakra.h2 fontSize={{ base: '2xl', lg: '4xl' }} fontWeight="bold" maxWidth="24ch" textWrap="balance">
          <FormattedMessage id="home.technologyTitle" />
        </chakra.h2>
        <chakra.div display="grid" gap={{ base: '8', lg: '14' }} gridTemplateColumns={{ md: 'repeat(3, 1fr)' }}>
          {TOPICS.map(({ titleKey, textKey }) => (
            <chakra.div
              key={titleKey}
              display="grid"
              alignContent="start"
              gap="3"
              borderTopWidth="2px"
              borderColor="purple.400"
              pt="5"
            >
              <chakra.h3 fontSize="xl" fontWeight="semibold">
                <FormattedMessage id={titleKey} />
              </chakra.h3>
              <chakra.p color="gray.700">
                <FormattedMessage id={textKey} />
              </chakra.p>
            </chakra.div>
          ))}
        </chakra.div>
      </chakra.div>
    </chakra.section>
  );
}
