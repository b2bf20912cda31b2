import { PICTURE_TYPES } from '@eunbit/schema/review';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { IconButton } from '../elements/Button.tsx';
import { CloseIcon, PlusIcon } from '../elements/icons.tsx';
import type { usePictures } from './use-pictures.ts';

interface PictureFieldProps {
  readonly field: ReturnType<typeof usePictures>;
  /** The server's error about the pictures. */
  readonly error?: string | undefined;
}

/** Pictures of a form: uploaded as soon as they are chosen, shown as stored, each with a button to remove it. */
export function PictureField({ field, error }: PictureFieldProps) {
  const intl = useIntl();
  const id = useId();
  const { pictures, sending, problem, maximum, add, remove } = field;
  const shownProblem = problem ?? error;
  return (
    <styled.div role="group" aria-labelledby={`${id}label`} display="grid" gap="2">
      <styled.p id={`${id}label`} fontSize="sm" fontWeight="semibold">
        <FormattedMessage id="pictures.label" values={{ maximum }} />
      </styled.p>
      <styled.ul display="flex" flexWrap="wrap" gap="3" listStyleType="none">
        {pictures.map((picture, index) => (
          <styled.li key={picture.id} position="relative">
            <styled.img
              src={picture.url}
              alt={intl.formatMessage({ id: 'pictures.own' }, { number: index + 1 })}
              htmlWidth={96}
              htmlHeight={96}
              boxSize="24"
              objectFit="cover"
              borderRadius="md"
              borderWidth="1px"
            />
            <IconButton
              position="absolute"
              top="-2"
              insetInlineEnd="-2"
              size="sm"
              bg="white"
              boxShadow="md"
              label={intl.formatMessage({ id: 'pictures.remove' }, { number: index + 1 })}
              onClick={() => remove(picture.id)}
            >
              <CloseIcon />
            </IconButton>
          </styled.li>
        ))}
        {sending.map(({ key, name, share }) => (
          <styled.li key={key} boxSize="24" display="grid" placeItems="center" bg="bg.tint" borderRadius="md" px="2">
            <styled.progress
              value={share}
              max={1}
              aria-label={intl.formatMessage({ id: 'pictures.sending' }, { name })}
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
            <FormattedMessage id="pictures.add" />
            <styled.input
              type="file"
              multiple
              accept={PICTURE_TYPES.join(',')}
              aria-describedby={`${id}hint${shownProblem ? ` ${id}problem` : ''}`}
              onChange={(event) => {
                add([...(event.currentTarget.files ?? [])]);
                // The same file may be chosen again after its removal.
                event.currentTarget.value = '';
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
      <styled.p id={`${id}hint`} fontSize="sm" color="fg.muted">
        <FormattedMessage id="pictures.hint" />
      </styled.p>
      <div role="status">
        {shownProblem ? (
          <styled.p id={`${id}problem`} fontSize="sm" color="fg.error" fontWeight="medium">
            {shownProblem}
          </styled.p>
        ) : null}
      </div>
    </styled.div>
  );
}
