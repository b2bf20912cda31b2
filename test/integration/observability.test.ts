import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '../../scripts/setup/paths.ts';
import { onPath } from '../../scripts/setup/programs.ts';
import { useTestShop } from '../kit/test-shop.ts';

const FOLDER = join(ROOT, 'deploy/observability');
const TOKEN = 'a-token-that-nobody-guesses';

/** Metrics of other programs, as documented by them. The shop's own are read from the server. */
const OF_OTHERS = [
  ...['up', 'probe_success', 'probe_duration_seconds', 'probe_ssl_earliest_cert_expiry'],
  ...['node_filesystem_avail_bytes', 'node_filesystem_size_bytes', 'node_cpu_seconds_total'],
  ...['node_memory_MemAvailable_bytes', 'caddy_http_request_duration_seconds_count'],
  ...['mongodb_rs_members_state', 'mongodb_rs_members_health', 'mongodb_rs_members_optimeDate'],
  ...['mongodb_ss_connections', 'mongodb_ss_opcounters'],
];

interface Alert {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly runbook_url: string };
}

const read = (file: string) => readFileSync(join(FOLDER, file), 'utf8');
const groups: readonly { readonly rules: readonly Alert[] }[] = parse(read('alerts.yml')).groups;
const alerts = groups.flatMap(({ rules }) => rules);

/** Metric names in an expression: followed by labels, a range, an operator or the end; not functions or labels. */
function findMetrics(expression: string): string[] {
  const withoutLabels = expression
    .replace(/\{[^}]*\}/g, '')
    .replace(/\b(by|on|without|ignoring) \([^)]*\)/g, '')
    .replace(/\[[^\]]*\]( offset \w+)?/g, '')
    .replace(/#.*$/gm, '');
  const words = withoutLabels.match(/[a-zA-Z_]\w*(?!\w*\s*\()/g) ?? [];
  return words.filter((word) => !/^(and|or|unless|group_left|group_right|bool|e\d+)$/.test(word));
}

function findExpressions(value: unknown): string[] {
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, part]) => (key === 'expr' ? [String(part)] : findExpressions(part)));
}

const dashboards = readdirSync(join(FOLDER, 'grafana/dashboards')).map((file) =>
  JSON.parse(read(`grafana/dashboards/${file}`)),
);

describe('alerts', () => {
  it('have a page each, and every page has an alert', () => {
    // Pages about planned work have lower-case names.
    const pages = readdirSync(join(ROOT, 'docs/runbooks')).filter((name) => /^[A-Z][a-z]/.test(name));
    expect(pages.sort()).toEqual(alerts.map(({ alert }) => `${alert}.md`).sort());
    for (const { alert, annotations } of alerts) expect(annotations.runbook_url).toBe(`docs/runbooks/${alert}.md`);
  });

  it.each(alerts.map(({ alert }) => alert))(
    '%s: its page explains its meaning, what to do and when it is over',
    (alert) => {
      const page = readFileSync(join(ROOT, `docs/runbooks/${alert}.md`), 'utf8');
      const headings = [...page.matchAll(/^#+ (.*)$/gm)].map(([, heading]) => heading);
      expect(headings).toEqual([alert, 'First look', 'Causes and what to do', 'Over when']);
    },
  );

  it('have one of two severities', () => {
    expect(new Set(alerts.map(({ labels }) => labels.severity))).toEqual(new Set(['critical', 'warning']));
  });
});

describe.skipIf(!onPath(['promtool']))('the alert rules', () => {
  it.each([
    ['check', 'rules', 'alerts.yml'],
    ['check', 'config', '--syntax-only', 'prometheus.yml'],
    ['test', 'rules', 'alerts.test.yml'],
  ])('pass promtool %s %s', (...args) => {
    const { status, stdout, stderr } = spawnSync('promtool', args, { cwd: FOLDER, encoding: 'utf8' });
    expect([status, stdout + stderr]).toEqual([0, expect.stringContaining('SUCCESS')]);
  });
});

describe('each series used by alerts and dashboards', () => {
  const shop = useTestShop({ settings: { METRICS_TOKEN: TOKEN } });
  let measured: ReadonlySet<string>;

  beforeAll(async () => {
    const metrics = () => fetch(`${shop.url()}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
    // The first response is counted in the second.
    await (await metrics()).text();
    const text = await (await metrics()).text();
    const names = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_count`, `${name}_sum`, `${name}_bucket`] : [name],
    );
    measured = new Set([...names, ...OF_OTHERS]);
  });

  it('is measured', () => {
    const expressions = [...alerts.map(({ expr }) => expr), ...dashboards.flatMap(findExpressions)];
    const used = new Set(expressions.flatMap(findMetrics));
    expect(used.size).toBeGreaterThan(20);
    expect([...used].filter((name) => !measured.has(name))).toEqual([]);
    expect(OF_OTHERS.filter((name) => !used.has(name))).toEqual([]);
  });

  it('has only labels that the shop sets', async () => {
    const page = await fetch(`${shop.url()}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
    expect(await page.text()).toMatch(
      /eunbit_request_duration_seconds_count\{method="GET",route="\/metrics",status="200"\}/,
    );
  });
});
