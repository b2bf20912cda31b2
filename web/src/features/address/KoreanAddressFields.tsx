import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from '#styled-system/jsx';
import { AddressField, type AddressFormProps, FieldPair, getFieldControl } from './AddressField.tsx';
import { withPlace } from './address-change.ts';
import { PostcodeSearch } from './PostcodeSearch.tsx';

/**
 * Field to focus after the search: the detail address, which the search does not return, or the first field if the address is
 * typed by hand.
 */
type Next = 'apt' | 'zipCode' | null;

/**
 * Postcode, province, district and street are read-only and come from the search. Without the search, or if the buyer prefers to
 * type, they are ordinary fields.
 */
export function KoreanAddressFields(form: AddressFormProps) {
  const { address, onChange } = form;
  const [byHand, setByHand] = useState<'failed' | 'wanted' | null>(null);
  const [next, setNext] = useState<Next>(null);
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!next) return;
    fields.current?.querySelector<HTMLInputElement>(`[name="${next}"]`)?.focus();
    setNext(null);
  }, [next]);
  const readOnly = byHand === null;
  return (
    <styled.div ref={fields} display="grid" gap="5">
      <div>
        <PostcodeSearch
          onFound={(found) => {
            onChange(withPlace(address, found));
            setByHand(null);
            setNext('apt');
          }}
          onByHand={(reason) => {
            setByHand(reason);
            setNext('zipCode');
          }}
        />
        <div role="status">
          {byHand === 'failed' ? (
            <styled.p mt="4" px="4" py="3" bg="bg.tint" borderRadius="md">
              <FormattedMessage id="address.searchFailed" />
            </styled.p>
          ) : null}
        </div>
      </div>
      <styled.div maxWidth="12rem">
        <AddressField
          {...getFieldControl(form, 'zipCode')}
          label={<FormattedMessage id="address.zipCode" />}
          autoComplete="postal-code"
          inputMode="numeric"
          maxLength={5}
          placeholder="04766"
          readOnly={readOnly}
        />
      </styled.div>
      <FieldPair>
        <AddressField
          {...getFieldControl(form, 'state')}
          label={<FormattedMessage id="address.province" />}
          autoComplete="address-level1"
          placeholder="서울특별시"
          readOnly={readOnly}
        />
        <AddressField
          {...getFieldControl(form, 'city')}
          label={<FormattedMessage id="address.district" />}
          autoComplete="address-level2"
          placeholder="성동구"
          readOnly={readOnly}
        />
      </FieldPair>
      <AddressField
        {...getFieldControl(form, 'address')}
        label={<FormattedMessage id="address.koreanAddress" />}
        autoComplete="address-line1"
        readOnly={readOnly}
      />
      <AddressField
        {...getFieldControl(form, 'apt')}
        label={<FormattedMessage id="address.koreanApt" />}
        autoComplete="address-line2"
      />
    </styled.div>
  );
}
