import { CLAIMS } from '@eunbit/schema/claims';
import { styled } from '#styled-system/jsx';
import { useSettings } from '../../app/settings.tsx';

/** Registration numbers of the products in the visitor's store, and the basis of its claims. */
export function Registrations({ title }: { title: string }) {
  const { market, language } = useSettings();
  const { registrations, basis } = CLAIMS[market];
  return (
    <styled.div mt="8" fontSize="sm" color="fg.muted" display="grid" gap="2">
      <styled.h3 fontWeight="semibold" color="fg">
        {title}
      </styled.h3>
      <styled.dl display="grid" gap="1">
        {registrations.map(({ label, number }) => (
          <styled.div key={number} display="flex" flexWrap="wrap" columnGap="3">
            <dt>{label[language]}</dt>
            <dd>{number}</dd>
          </styled.div>
        ))}
      </styled.dl>
      <p>{basis[language]}</p>
    </styled.div>
  );
}
