import type { ReactNode } from 'react';
import { styled } from '#styled-system/jsx';

interface ChoiceCardProps {
  readonly name: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  readonly aside?: ReactNode;
  /** Whether the group is invalid: marks the radio button for screen readers and for the focus. */
  readonly invalid?: boolean;
  readonly errorId?: string;
}

/** A radio button as a card; a press anywhere on it selects it. */
export function ChoiceCard({ name, checked, onChoose, title, detail, aside, invalid, errorId }: ChoiceCardProps) {
  return (
    <styled.label
      display="flex"
      alignItems="center"
      gap="3"
      px="4"
      py="3"
      minH="14"
      cursor="pointer"
      borderWidth="1px"
      borderColor={invalid ? 'red.600' : checked ? 'purple.600' : 'gray.300'}
      borderRadius="md"
      bg={checked ? 'bg.tint' : 'white'}
      boxShadow={checked ? 'inset 0 0 0 1px {colors.purple.600}' : undefined}
      transition="background-color 120ms, border-color 120ms"
      _hover={{ borderColor: checked ? 'purple.600' : 'gray.600' }}
    >
      <styled.input
        type="radio"
        name={name}
        checked={checked}
        onChange={onChoose}
        aria-invalid={invalid || undefined}
        aria-describedby={errorId}
        accentColor="purple.600"
        boxSize="5"
        flexShrink="0"
      />
      <styled.span flex="1" display="grid">
        <styled.span fontWeight="semibold">{title}</styled.span>
        {detail ? (
          <styled.span fontSize="sm" color="fg.muted">
            {detail}
          </styled.span>
        ) : null}
      </styled.span>
      {aside ? <styled.span fontWeight="semibold">{aside}</styled.span> : null}
    </styled.label>
  );
}
