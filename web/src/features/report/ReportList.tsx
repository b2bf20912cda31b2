import { formatDate } from '@eunbit/schema/date';
import { useLanguage } from '@eunbit/ui/LocaleProvider.tsx';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { DownloadIcon } from '../../elements/icons.tsx';
import { SampleMark } from '../../elements/SampleMark.tsx';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';

const ReportListFragment = graphql(`
  fragment ReportList_Download on Download {
    file
    url
    title
    bytes
    kind
    issuer
    issuedOn
    number
    method
    finding
    isSample
  }
`);

type Report = FragmentType<typeof ReportListFragment>;

/** Test reports and certificates as cards: a summary, then the document. */
export function ReportList({ reports }: { reports: readonly Report[] }) {
  return (
    <styled.ul listStyleType="none" display="grid" gap="4" gridTemplateColumns={{ md: 'repeat(2, minmax(0, 1fr))' }}>
      {reports.map((report) => (
        <ReportCard key={readFragment(ReportListFragment, report).file} report={report} />
      ))}
    </styled.ul>
  );
}

function ReportCard({ report }: { report: Report }) {
  const intl = useIntl();
  const language = useLanguage();
  const titleId = useId();
  const document = readFragment(ReportListFragment, report);
  const { url, title, bytes, kind, issuer, issuedOn, number, method, finding, isSample } = document;
  const size = intl.formatNumber(Math.ceil(bytes / 1000), { style: 'unit', unit: 'kilobyte', unitDisplay: 'short' });
  const isTest = kind === 'TEST_REPORT';
  const facts: readonly (readonly [labelKey: string, value: string | null])[] = [
    [isTest ? 'report.tester' : 'report.issuer', issuer],
    [isTest ? 'report.testedOn' : 'report.issuedOn', formatDate(new Date(issuedOn), language, 'UTC')],
    ['report.method', method ?? null],
    ['report.number', number],
  ];
  return (
    <styled.li
      display="flex"
      flexDirection="column"
      gap="4"
      p={{ base: '5', md: '6' }}
      borderWidth="1px"
      borderRadius="lg"
    >
      <div>
        <styled.h3 id={titleId} fontWeight="semibold" fontSize="lg">
          {title}
          {isSample ? <SampleMark /> : null}
        </styled.h3>
        <styled.p mt="2" fontWeight="medium" color="fg.accent">
          {finding}
        </styled.p>
      </div>
      <styled.dl display="grid" gridTemplateColumns="auto minmax(0, 1fr)" columnGap="4" rowGap="1" fontSize="sm">
        {facts.map(([labelKey, value]) =>
          value ? (
            <styled.div key={labelKey} display="contents">
              <styled.dt color="fg.muted">
                <FormattedMessage id={labelKey} />
              </styled.dt>
              <dd>{value}</dd>
            </styled.div>
          ) : null,
        )}
      </styled.dl>
      <styled.a
        href={url}
        download
        aria-describedby={titleId}
        mt="auto"
        display="inline-flex"
        alignItems="center"
        gap="2"
        alignSelf="flex-start"
        minHeight="11"
        color="fg.accent"
        fontWeight="semibold"
        _hover={{ textDecoration: 'underline' }}
      >
        <DownloadIcon />
        <FormattedMessage id="report.download" values={{ size }} />
      </styled.a>
    </styled.li>
  );
}
