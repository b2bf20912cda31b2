import { CheckArea, FindingStatus } from '@eunbit/schema/launch-checklist';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';

registerEnumType(CheckArea, {
  name: 'CheckArea',
  description: 'What a finding of the launch checklist is about.',
  valuesConfig: {
    SETTINGS: { description: 'Settings of the processes.' },
    DATABASE: { description: 'MongoDB, and free disk.' },
    PUBLIC_ADDRESS: { description: 'What browsers and providers meet at `PUBLIC_URL`.' },
    STRIPE: { description: 'Card payments and sales tax.' },
    TOSS: { description: 'Toss Payments, which issues virtual accounts.' },
    EASYPOST: { description: 'Address verification, labels and tracking.' },
    POSTMARK: { description: 'Email.' },
    NAVER: { description: 'Sign-in with Naver.' },
    GOOGLE: { description: 'Sign-in with Google.' },
    PLACEHOLDERS: { description: 'Samples that the owner has to replace.' },
  },
});

registerEnumType(FindingStatus, {
  name: 'FindingStatus',
  description: 'Whether what was checked is as it should be.',
  valuesConfig: {
    GOOD: { description: 'As it should be.' },
    NOTE: { description: 'Worth knowing; the shop can open with it.' },
    WRONG: { description: 'To be mended before the shop opens.' },
    UNKNOWN: { description: 'Could not be checked.' },
  },
});

@ObjectType('LaunchFinding', { description: 'What one check of the launch checklist says.' })
export class LaunchFindingType {
  @Field(() => ID, { description: 'The same from run to run, such as `stripe.webhook`.' })
  id!: string;

  @Field(() => CheckArea, { description: 'What it is about.' })
  area!: CheckArea;

  @Field(() => FindingStatus, { description: 'Whether it is as it should be.' })
  status!: FindingStatus;

  @Field(() => String, { description: 'The setting, file or page that it is about.' })
  about!: string;

  @Field(() => String, { description: 'What was found, in the language of the request.' })
  text!: string;

  @Field(() => String, { nullable: true, description: 'What to do about it; null where nothing is to be done.' })
  advice!: string | null;
}

@ObjectType('LaunchChecklist', {
  description: 'Whether settings, providers, database and public address are ready for shoppers.',
})
export class LaunchChecklistType {
  @Field(() => [LaunchFindingType], { description: 'By area; all checks are run anew for each request.' })
  findings!: LaunchFindingType[];

  @Field(() => Date, { description: 'When the checks were run.' })
  checkedAt!: Date;
}
