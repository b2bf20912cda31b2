import { secondFactorModel } from './second-factor.model.ts';
import { SecondFactorResolver } from './second-factor.resolver.ts';
import { createSecondFactorServices } from './second-factor.wiring.ts';
import { SignInStepResolver } from './sign-in-step.resolver.ts';

export const secondFactorModule = {
  models: [secondFactorModel],
  resolvers: [SecondFactorResolver, SignInStepResolver],
  createServices: createSecondFactorServices,
};
