import { createSecretRotationServices } from './secret-rotation.wiring.ts';

export const secretRotationModule = {
  models: [],
  resolvers: [],
  createServices: createSecretRotationServices,
};
