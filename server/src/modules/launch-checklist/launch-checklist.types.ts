import { CheckArea, FindingStatus } from '@eunbit/schema/launch-checklist';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';

registerEnumType(CheckArea, {
  name: 'CheckArea',
  description: 'What a finding of the launch checklist is about.',
  valuesConfig: {
    SETTINGS: { description: 'Settings of the server processes.' },
    DATABASE: { description: 'MongoDB, and free disk.' },
    PUBLIC_ADDRESS: { description: 'What browsers and providers find at `PUBLIC_URL`.' },
    STRIPE: { description: 'Card payments and sales tax.' },
    TOSS: { description: 'Toss Payments, which issues virtual accounts.' },
    EASYPOST: { description: 'Address verification, labels and tracking.' },
    POSTMARK: { description: 'Email.' },
    NAVER: { description: 'Sign-in with Naver.' },
    GOOGLE: { description: 'Sign-in with Google.' },
    PLACEHOLDERS: { description: 'Sample values that the owner has to replace.' },
  },
});

registerEnumType(FindingStatus, {
  name: 'FindingStatus',
  description: 'Result of a check.',
  valuesConfig: {
    GOOD: { description: 'Passed.' },
    NOTE: { description: 'A note; it does not keep the shop from opening.' },
    WRONG: { description: 'Failed; to be fixed before the shop opens.' },
    UNKNOWN: { description: 'The check could not run.' },
  },
});

@ObjectType('LaunchFinding', { description: 'Result of one check of the launch checklist.' })
export class LaunchFindingType {
  @Field(() => ID, { description: 'Stable id of the check, such as `stripe.webhook`.' })
  id!: string;

  @Field(() => CheckArea, { description: 'Its area.' })
  area!: CheckArea;

  @Field(() => FindingStatus, { description: 'Result.' })
  status!: FindingStatus;

  @Field(() => String, { description: 'The setting, file or page concerned.' })
  about!: string;

  @Field(() => String, { description: 'Description of the result, in the language of the request.' })
  text!: string;

  @Field(() => String, { nullable: true, description: 'How to fix it; null if nothing needs fixing.' })
  advice!: string | null;
}

@ObjectType('LaunchChecklist', {
  description: 'Whether settings, providers, database and public address are ready for the launch.',
})
export class LaunchChecklistType {
  @Field(() => [LaunchFindingType], { description: 'Results, sorted by area; all checks run again for each request.' })
  findings!: LaunchFindingType[];

  @Field(() => Date, { description: 'When the checks ran.' })
  checkedAt!: Date;
}
