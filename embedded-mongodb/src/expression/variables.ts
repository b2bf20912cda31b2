import { failedToParse } from '../errors.ts';

/** Throws if an expression may not refer to a variable of this name. */
export function checkReadableName(name: string): void {
  if (!/^[A-Za-z\P{ASCII}][\w\P{ASCII}]*$/u.test(name)) {
    throw failedToParse(`'${name}' contains or starts with an invalid character for a variable name`);
  }
}

/** Throws if a client may not define a variable of this name. */
export function checkVariableName(name: string): void {
  if (name === 'CURRENT') return;
  if (name === '') throw failedToParse('empty variable names are not allowed');
  if (!/^[a-z\P{ASCII}]/u.test(name)) {
    throw failedToParse(`'${name}' starts with an invalid character for a user variable name`);
  }
  if (!/^[\w\P{ASCII}]*$/u.test(name)) {
    throw failedToParse(`'${name}' contains an invalid character for a variable name`);
  }
}
