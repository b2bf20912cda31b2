import { useIntl } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { DownloadIcon } from '../elements/icons.tsx';
import { type FragmentType, graphql, readFragment } from '../gql/index.ts';

const ReportListFragment = graphql(`
  fragment ReportList_Download on Download {
    file
    url
    title
    bytes
  }
`);

/** Documents to download, with their size. */
export function ReportList({ reports }: { reports: readonly FragmentType<typeof ReportListFragment>[] }) {
  const intl = useIntl();
  const formatSize = (bytes: number) =>
    intl.formatNumber(Math.ceil(bytes / 1000), { style: 'unit', unit: 'kilobyte', unitDisplay: 'short' });
  return (
    <styled.ul listStyleType="none" display="grid" gap="3" gridTemplateColumns={{ md: 'repeat(2, minmax(0, 1fr))' }}>
      {reports.map((masked) => {
        const { file, url, title, bytes } = readFragment(ReportListFragment, masked);
        return (
          <li key={file}>
            <styled.a
              href={url}
              download
              display="flex"
              alignItems="center"
              gap="4"
              px="5"
              py="4"
              borderWidth="1px"
              borderRadius="lg"
              _hover={{ borderColor: 'purple.500', bg: 'bg.tint' }}
            >
              <DownloadIcon color="fg.accent" />
              <styled.span flex="1" fontWeight="medium">
                {title}
              </styled.span>
              <styled.span fontSize="sm" color="fg.muted" whiteSpace="nowrap">
                {`PDF, ${formatSize(bytes)}`}
              </styled.span>
            </styled.a>
          </li>
        );
      })}
    </styled.ul>
  );
}
