import { TextField } from '../../../components/TextField.tsx';

interface RoleChangePinFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly error: string | null;
  readonly onChange: (code: string) => void;
}

/** Input for the role change PIN: at most 6 digits, hidden, and not stored by the browser. */
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
