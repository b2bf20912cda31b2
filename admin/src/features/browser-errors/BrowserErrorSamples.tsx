import { chakra, Flex, Span, Text } from '@chakra-ui/react';
import { MARKET_NAME } from '../../app/market-texts.ts';
import { useText } from '../../app/use-text.ts';
import { Moment } from '../../components/Moment.tsx';
import { Panel } from '../../components/Panel.tsx';
import type { BrowserErrorSamples_BrowserErrorSampleFragment } from '../../gql/graphql.ts';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';
import { WINDOW_WIDTH_TEXT } from '../../labels/browser-error-texts.ts';

const BrowserErrorSamplesFragment = graphql(`
  fragment BrowserErrorSamples_BrowserErrorSample on BrowserErrorSample {
    at
    build
    route
    browser
    language
    market
    width
    requestId
    frames {
      functionName
      file
      line
      column
      isSource
    }
  }
`);

type Sample = BrowserErrorSamples_BrowserErrorSampleFragment;

interface BrowserErrorSamplesProps {
  readonly samples: readonly FragmentType<typeof BrowserErrorSamplesFragment>[];
}

/** The last times that an error happened; the stack of the newest is open. */
export function BrowserErrorSamples({ samples: refs }: BrowserErrorSamplesProps) {
  const t = useText();
  const samples = toNumbered(readFragment(BrowserErrorSamplesFragment, refs));
  return (
    <Panel title={t('browserErrors.samples')}>
      <chakra.ol listStyle="none" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
        {samples.map(({ number, ...sample }) => (
          <chakra.li key={number} borderTopWidth={number === 0 ? '0' : '1px'} pt={number === 0 ? '0' : '4'}>
            <SampleFacts sample={sample} />
            <Stack sample={sample} isOpen={number === 0} />
          </chakra.li>
        ))}
      </chakra.ol>
    </Panel>
  );
}

/** Neither times nor places are told apart by anything but their order. */
const toNumbered = <Item extends object>(items: readonly Item[]) => items.map((item, number) => ({ ...item, number }));

function SampleFacts({ sample }: { sample: Sample }) {
  const t = useText();
  const { at, route, browser, market, width, requestId, build } = sample;
  const facts = [
    browser,
    t(WINDOW_WIDTH_TEXT[width]),
    market ? t(MARKET_NAME[market]) : null,
    sample.language === 'KO' ? '한국어' : 'English',
    t('browserErrors.build', { name: build }),
    requestId ? t('browserErrors.reference', { id: requestId }) : null,
  ].filter((fact) => fact !== null);
  return (
    <>
      <Flex wrap="wrap" columnGap="3">
        <Span fontWeight="semibold" overflowWrap="anywhere">
          {route}
        </Span>
        <Moment at={at} color="fg.muted" />
      </Flex>
      <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
        {facts.join(' · ')}
      </Text>
    </>
  );
}

function Stack({ sample: { frames }, isOpen }: { sample: Sample; isOpen: boolean }) {
  const t = useText();
  if (frames.length === 0) return <Text mt="2">{t('browserErrors.noStack')}</Text>;
  return (
    <chakra.details open={isOpen} mt="2">
      <chakra.summary cursor="pointer">{t('browserErrors.stack')}</chakra.summary>
      <chakra.ol listStyle="none" mt="2" fontFamily="mono" fontSize="sm" overflowX="auto" tabIndex={0}>
        {toNumbered(frames).map(({ number, functionName, file, line, column, isSource }) => (
          <chakra.li
            key={number}
            whiteSpace="nowrap"
            py="0.5"
            fontWeight={isSource && !file.startsWith('node_modules/') ? 'semibold' : 'normal'}
            color={isSource && !file.startsWith('node_modules/') ? 'fg' : 'fg.muted'}
          >
            {`${file}:${line}:${column}`}
            {functionName ? ` (${functionName})` : null}
          </chakra.li>
        ))}
      </chakra.ol>
    </chakra.details>
  );
}
