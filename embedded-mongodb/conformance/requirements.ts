import type { Document, MongoClient } from 'mongodb';
import type { Requirement, Test } from './format.ts';
import { matches } from './matching.ts';

/** What is known of the server under test. */
export interface ServerFacts {
  readonly version: string;
  readonly topology: 'single' | 'replicaset' | 'sharded';
  readonly parameters: Document;
  readonly hasFailPoints: boolean;
}

export async function readFacts(client: MongoClient): Promise<ServerFacts> {
  const admin = client.db('admin');
  const { version } = await admin.command({ buildInfo: 1 });
  const hello = await admin.command({ hello: 1 });
  const parameters = await admin.command({ getParameter: '*' });
  const topology = hello.setName ? 'replicaset' : hello.msg === 'isdbgrid' ? 'sharded' : 'single';
  return { version, topology, parameters, hasFailPoints: parameters.enableTestCommands === true };
}

/** Why none of the alternatives holds; undefined where one does. */
export function unmetRequirement(
  alternatives: readonly Requirement[] | undefined,
  facts: ServerFacts,
): string | undefined {
  if (!alternatives || alternatives.length === 0) return undefined;
  const reasons = alternatives.map((requirement) => unmet(requirement, facts));
  return reasons.includes(undefined) ? undefined : [...new Set(reasons)].join(' or ');
}

export function usesFailPoints(test: Test): boolean {
  return test.operations.some(({ name }) => name === 'failPoint');
}

function unmet(requirement: Requirement, facts: ServerFacts): string | undefined {
  const { minServerVersion, maxServerVersion, topologies, serverParameters } = requirement;
  if (minServerVersion && compareVersions(facts.version, minServerVersion) < 0)
    return `needs a server from ${minServerVersion} on`;
  if (maxServerVersion && compareVersions(facts.version, maxServerVersion) > 0)
    return 'is for servers older than this version';
  if (topologies && !topologies.includes(facts.topology))
    return `needs a deployment that is ${topologies.join(' or ')}`;
  if (requirement.auth === true) return 'needs authentication';
  if (requirement.serverless === 'require') return 'needs a serverless deployment';
  if (requirement.csfle) return 'needs client-side encryption';
  if (serverParameters && !matches(serverParameters, facts.parameters)) return 'needs other server parameters';
  return undefined;
}

function compareVersions(left: string, right: string): number {
  const [a, b] = [left, right].map((version) => version.split('.').map(Number)) as [number[], number[]];
  for (let part = 0; part < b.length; part++) {
    const difference = (a[part] ?? 0) - (b[part] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
