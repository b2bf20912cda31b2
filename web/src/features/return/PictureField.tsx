import { MAXIMUM_RETURN_PICTURES } from '@eunbit/schema/return';
import { PICTURE_TYPES } from '@eunbit/schema/review';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from '#styled-system/jsx';
import type { usePictures } from '../../components/use-pictures.ts';
import { Button } from '../../elements/Button.tsx';
import { PlusIcon } from '../../elements/icons.tsx';

/** Pictures of what is wrong: uploaded as they are chosen, shown as they are stored. */
export function PictureField({ field }: { readonly field: ReturnType<typeof usePictures> }) {
  const intl = useIntl();
  const id = useId();
  const { pictures, sending, problem, add, remove } = field;
  return (
    <styled.div display="grid" gap="2">
      <styled.p id={id} fontSize="sm" fontWeight="semibold">
        <FormattedMessage id="returns.pictures" values={{ maximum: MAXIMUM_RETURN_PICTURES }} />
      </styled.p>
      <styled.ul display="flex" flexWrap="wrap" gap="3" listStyleType="none">
        {pictures.map((picture, index) => (
          <styled.li key={picture.id} display="grid" gap="1" justifyItems="center">
            <styled.img
              src={picture.url}
              alt={intl.formatMessage({ id: 'returns.picture' }, { number: index + 1 })}
              htmlWidth={96}
              htmlHeight={96}
              boxSize="24"
              objectFit="cover"
              borderRadius="md"
              borderWidth="1px"
            />
            <Button
              variant="plain"
              size="sm"
              aria-label={intl.formatMessage({ id: 'returns.removePicture' }, { number: index + 1 })}
              onClick={() => remove(picture.id)}
            >
              <FormattedMessage id="returns.remove" />
            </Button>
          </styled.li>
        ))}
        {sending.map(({ key, name, share }) => (
          <styled.li key={key} boxSize="24" display="grid" placeItems="center" bg="bg.tint" borderRadius="md" px="2">
            <styled.progress
              value={share}
              max={1}
              aria-label={intl.formatMessage({ id: 'returns.sendingPicture' }, { name })}
              width="full"
            />
          </styled.li>
        ))}
        <li>
          <styled.label
            display="grid"
            placeItems="center"
            alignContent="center"
            gap="1"
            boxSize="24"
            borderRadius="md"
            borderWidth="1px"
            borderStyle="dashed"
            borderColor="gray.400"
            cursor="pointer"
            fontSize="sm"
            textAlign="center"
            position="relative"
            _hover={{ borderColor: 'gray.800' }}
            _focusWithin={{ outline: '2px solid', outlineColor: 'purple.600', outlineOffset: '2px' }}
          >
            <PlusIcon />
            <FormattedMessage id="returns.addPicture" />
            <styled.input
              type="file"
              multiple
              accept={PICTURE_TYPES.join(',')}
              aria-describedby={problem ? `${id} ${id}problem` : id}
              onChange={({ currentTarget }) => {
                add([...(currentTarget.files ?? [])]);
                // The same file may be chosen again after its removal.
                currentTarget.value = '';
              }}
              position="absolute"
              inset="0"
              width="full"
              height="full"
              opacity="0"
              cursor="pointer"
            />
          </styled.label>
        </li>
      </styled.ul>
      <div role="status">
        {problem ? (
          <styled.p id={`${id}problem`} fontSize="sm" color="fg.error" fontWeight="medium">
            {problem}
          </styled.p>
        ) : null}
      </div>
    </styled.div>
  );
}
