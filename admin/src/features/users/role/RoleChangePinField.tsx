import { TextField } from '@eunbit/ui/FormField.tsx';

interface RoleChangePinFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly error: string | null;
  readonly onChange: (code: string) => void;
}

/** The role change PIN: a number of at most 6 characters that is not shown and that no browser keeps. */
export function RoleChangePinField({ onChange, ...field }: RoleChangePinFieldProps) {
  return (
    <TextField
      {...field}
      type="password"
      inputMode="numeric"
      name="secret-code"
      autoComplete="off"
      maxLength={6}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
