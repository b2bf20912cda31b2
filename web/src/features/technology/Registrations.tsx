import { chakra } from '@chakra-ui/react/styled-system';
import { CLAIMS } from '@eunbit/schema/claims';
import { useSettings } from '../../app/settings.tsx';

/** Registration numbers of the products in the visitor's store, and the basis of its claims. */
export function Registrations({ title }: { title: string }) {
  const { market, language } = useSettings();
  const { registrations, basis } = CLAIMS[market];
  return (
    <chakra.div mt="8" fontSize="sm" color="fg.muted" display="grid" gap="2">
      <chakra.h3 fontWeight="semibold" color="fg">
        {title}
      </chakra.h3>
      <chakra.dl display="grid" gap="1">
        {registrations.map(({ label, number }) => (
          <chakra.div key={number} display="flex" flexWrap="wrap" columnGap="3">
            <dt>{label[language]}</dt>
            <dd>{number}</dd>
          </chakra.div>
        ))}
      </chakra.dl>
      <p>{basis[language]}</p>
    </chakra.div>
  );
}
