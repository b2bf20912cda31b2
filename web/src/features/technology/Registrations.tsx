import { styled } from '#styled-system/jsx';
import { SampleMark } from '../../elements/SampleMark.tsx';
import { type FragmentType, graphql, readFragment } from '../../gql/index.ts';

const RegistrationsFragment = graphql(`
  fragment Registrations_Registrations on Registrations {
    numbers { label number isSample }
    basis
  }
`);

interface RegistrationsProps {
  readonly title: string;
  readonly registrations: FragmentType<typeof RegistrationsFragment>;
}

/** Registration numbers of the products in the visitor's store, and the basis of its claims. */
export function Registrations({ title, registrations }: RegistrationsProps) {
  const { numbers, basis } = readFragment(RegistrationsFragment, registrations);
  return (
    <styled.div mt="8" fontSize="sm" color="fg.muted" display="grid" gap="2">
      {numbers.length > 0 ? (
        <>
          <styled.h3 fontWeight="semibold" color="fg">
            {title}
          </styled.h3>
          <styled.dl display="grid" gap="1">
            {numbers.map(({ label, number, isSample }) => (
              <styled.div key={label} display="flex" flexWrap="wrap" columnGap="3">
                <dt>{label}</dt>
                <dd>
                  {number}
                  {isSample ? <SampleMark /> : null}
                </dd>
              </styled.div>
            ))}
          </styled.dl>
        </>
      ) : null}
      {basis ? <p>{basis}</p> : null}
    </styled.div>
  );
}
