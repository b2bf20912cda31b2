import { chakra } from '@chakra-ui/react/styled-system';
import { DownloadIcon } from '@eunbit/ui/icons.tsx';
import { useIntl } from 'react-intl';
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
    <chakra.ul listStyleType="none" display="grid" gap="3" gridTemplateColumns={{ md: 'repeat(2, minmax(0, 1fr))' }}>
      {reports.map((masked) => {
        const { file, url, title, bytes } = readFragment(ReportListFragment, masked);
        return (
          <li key={file}>
            <chakra.a
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
              <chakra.span flex="1" fontWeight="medium">
                {title}
              </chakra.span>
              <chakra.span fontSize="sm" color="fg.muted" whiteSpace="nowrap">
                {`PDF, ${formatSize(bytes)}`}
              </chakra.span>
            </chakra.a>
          </li>
        );
      })}
    </chakra.ul>
  );
}
