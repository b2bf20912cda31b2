import { randomBytes } from 'node:crypto';
import { apiMessage } from '@eunbit/schema/api-messages';
import { normaliseEmail } from '@eunbit/schema/email-address';
import { normaliseLine } from '@eunbit/schema/typed-line';
import { type SignUpFields, validateSignUp } from '@eunbit/schema/validation-account';
import { refusalKey } from '@eunbit/server/common/refusal';
import { refuseNewPassword } from '@eunbit/server/modules/account/new-password';
import type { UserRecord } from '@eunbit/server/modules/account/user.model';
import type { AdminCreationService } from '@eunbit/server/modules/staff/admin-creation.service';
import { StartError } from '../start/settings.ts';
import type { Options } from './options.ts';
import type { Prompts } from './prompts.ts';

type LineField = Exclude<keyof SignUpFields, 'password'>;

const LINES: Readonly<Record<LineField, { readonly option: string; readonly question: string }>> = {
  email: { option: '--email', question: 'Email: ' },
  firstName: { option: '--first-name', question: 'First name: ' },
  lastName: { option: '--last-name', question: 'Last name: ' },
};
/** 144 bits of entropy; 18 bytes need no base64 padding, so the password can be copied by hand without doubt about its end. */
const GENERATED_BYTES = 18;

const NO_FIELDS: SignUpFields = { email: '', firstName: '', lastName: '', password: '' };

/** The error that the sign-up form would show at one field; null if the value is valid. */
function problemOf(path: keyof SignUpFields, value: string): string | null {
  const failure = validateSignUp({ ...NO_FIELDS, [path]: value }).find((each) => each.path === path);
  return failure ? apiMessage(failure.key, 'en') : null;
}

async function passwordProblem(password: string): Promise<string | null> {
  const problem = problemOf('password', password);
  if (problem) return problem;
  const unfit = await refuseNewPassword(password, 'ADMIN');
  return unfit && apiMessage(refusalKey(unfit.refused), 'en');
}

interface Conversation {
  readonly options: Options;
  readonly prompts: Prompts;
  readonly admins: AdminCreationService;
  readonly say: (line: string) => void;
}

/** Reads a value from the arguments, or asks until it is valid. */
async function readField(field: LineField, { options, prompts, say }: Conversation): Promise<string> {
  const given = options[field];
  const { option, question } = LINES[field];
  if (given === null && !prompts.isInteractive) throw new StartError(`${option} is missing.`);
  for (;;) {
    const value = normaliseLine(given ?? (await prompts.ask(question))).trim();
    const problem = problemOf(field, value);
    if (!problem) return value;
    if (given !== null) throw new StartError(`${option}: ${problem}`);
    say(problem);
  }
}

/** A new password: asked until it is valid and repeated correctly, or the single line of a pipe. */
async function readPassword({ prompts, say }: Conversation): Promise<string> {
  for (;;) {
    const password = await prompts.askSecret('Password, 12 characters or more (not shown): ');
    const problem = await passwordProblem(password);
    if (!prompts.isInteractive) {
      if (problem) throw new StartError(problem);
      return password;
    }
    if (!problem && password === (await prompts.askSecret('Once more: '))) return password;
    say(problem ?? apiMessage('newPassword.mismatch', 'en'));
  }
}

const describeAccount = ({ firstName, lastName, email, role }: UserRecord) =>
  `${lastName} ${firstName} (${email}, ${role})`;

async function promote(account: UserRecord | null, conversation: Conversation): Promise<UserRecord> {
  const { prompts, admins } = conversation;
  if (!account) throw new StartError('There is no account with this address. Without --promote a new one is made.');
  if (account.role === 'ADMIN') throw new StartError(`${describeAccount(account)} is an admin already.`);
  const typed = await prompts.ask(`Type the address again to make ${describeAccount(account)} an admin: `);
  if (normaliseEmail(typed) !== account.email) {
    throw new StartError('That is another address. Nothing was changed.');
  }
  const user = await admins.promote(account);
  if (!user) throw new StartError('Somebody else has just changed the role. Nothing was changed.');
  return user;
}

async function create(email: string, conversation: Conversation): Promise<UserRecord> {
  const { options, admins, say } = conversation;
  const firstName = await readField('firstName', conversation);
  const lastName = await readField('lastName', conversation);
  const generated = options.generate ? randomBytes(GENERATED_BYTES).toString('base64url') : null;
  const password = generated ?? (await readPassword(conversation));
  const creation = await admins.create({ email, firstName, lastName, password });
  if ('refused' in creation) {
    const { refused } = creation;
    throw new StartError('failures' in refused ? apiMessage(refusalKey(refused), 'en') : takenMessage(email));
  }
  if (generated) say(`Password: ${generated}\nIt is shown this once and kept nowhere.`);
  return creation.value;
}

const takenMessage = (email: string) => `${email} has an account already. --promote makes it an admin.`;

/** Makes a new or an existing account an admin. Throws a StartError if nothing was changed. */
export async function createAdmin(conversation: Conversation): Promise<void> {
  const { options, admins, say } = conversation;
  const email = await readField('email', conversation);
  const account = await admins.find(email);
  if (account && !options.promote) throw new StartError(takenMessage(account.email));
  const admin = options.promote ? await promote(account, conversation) : await create(email, conversation);
  say(`${describeAccount(admin)} can sign in to the back office at /admin.`);
}
