import { CLAIMS, type ClaimKind } from '@eunbit/schema/claims';
import { styled } from '#styled-system/jsx';
import { useSettings } from '../../app/settings.tsx';

/** The claims that are allowed in the visitor's store, in large figures. */
export function Claims({ kinds }: { kinds: readonly ClaimKind[] }) {
  const { market, language } = useSettings();
  const claims = CLAIMS[market].claims.filter(({ kind }) => kinds.includes(kind));
  return (
    <styled.dl display="flex" flexWrap="wrap" columnGap="8" rowGap="5" mt="2">
      {claims.map(({ kind, figure, statement }) => (
        <styled.div key={kind} flex="1 1 11rem" maxWidth="16rem">
          <styled.dt fontSize="3xl" fontWeight="bold" color="fg.accent">
            {figure[language]}
          </styled.dt>
          <styled.dd fontSize="sm" color="fg.muted">
            {statement[language]}
          </styled.dd>
        </styled.div>
      ))}
    </styled.dl>
  );
}
