import fs from 'node:fs';
import path from 'node:path';
import { openDurablePglite } from '../../database/durable-pglite.ts';
import { findPostgresBinaries } from '../../database/testing/postgres-cluster.ts';
import type { BenchAcademy, Engine } from '../academy-process.ts';
import type { LoadProcess } from '../load-process.ts';
import type { Limit } from '../measured.ts';
import { alternate, CONNECTIONS, type Row } from '../rounds.ts';
import { type Command, commandsOn } from './commands.ts';
import { prepareSubjects, tokenOfLearner } from './learners.ts';
import { runPgbench, writeScript } from './pgbench.ts';
import { replayFor } from './replay.ts';
import { type PlannedStatement, traceCommands } from './trace.ts';

/** What a command has to reach beside the same statements without the academy. */
const GOAL = 0.4;

/** Learners for each second of a round: no command is sent twice by one. */
const LEARNERS_PER_SECOND = {
  postgres: { academy: 20_000, limit: 80_000 },
  embedded: { academy: 4_000, limit: 12_000 },
} as const satisfies Record<Engine, object>;

interface Prepared {
  commands: Command[];
  plans: PlannedStatement[][];
  /** The first learner whose requests the academy gets, and the first whose statements the limit gets. */
  first: { academy: number; limit: number };
}

/** Learners, and what their commands send. No process has the database open meanwhile. */
export function prepareCommands(
  academy: BenchAcademy,
  engine: Engine,
  seconds: number,
): Promise<Prepared> {
  return academy.prepare(async (dependencies) => {
    const { academy: own, limit } = LEARNERS_PER_SECOND[engine];
    const subjects = await prepareSubjects(
      dependencies.database,
      Math.ceil((own + limit) * seconds),
    );
    const commands = commandsOn(subjects);
    const traced = await traceCommands(dependencies, commands, subjects.firstLearner);
    const first = { academy: traced.nextLearner, limit: subjects.firstLearner + own * seconds };
    return { commands, plans: traced.plans, first };
  });
}

/** Runs the statements of a command for a while, over so many connections. */
type RunLimit = (
  plan: readonly PlannedStatement[],
  options: { name: string; clients: number; seconds: number; firstLearner: number },
) => Promise<{ limit: Limit; nextLearner: number }>;

/**
 * What the academy is compared with: pgbench, or a copy of the embedded database called directly.
 */
async function openLimit(
  academy: BenchAcademy,
): Promise<{ run: RunLimit; close: () => Promise<void> }> {
  const url = academy.databaseUrl;
  if (url !== null) {
    const binary = path.join(findPostgresBinaries() ?? '', 'pgbench');
    const run: RunLimit = (plan, { name, ...options }) =>
      runPgbench(binary, url, writeScript(academy.folder, name, plan), options);
    return { run, close: async () => {} };
  }
  const copy = path.join(academy.folder, 'copy');
  fs.cpSync(path.join(academy.dataDir, 'database/pgdata'), copy, { recursive: true });
  const engine = await openDurablePglite(copy);
  return { run: (plan, options) => replayFor(engine, plan, options), close: () => engine.close() };
}

interface CommandSetup {
  academy: BenchAcademy;
  load: LoadProcess;
  port: number;
  seconds: number;
  /** A part of the groups that are measured. */
  chosen: string;
}

/** Every command with each number of connections, beside the same statements without the academy. */
export async function measureCommands(
  { academy, load, port, seconds, chosen }: CommandSetup,
  { commands, plans, first }: Prepared,
  onRow: (row: Row) => void,
): Promise<void> {
  const beside = await openLimit(academy);
  const headers = { authorization: `Bearer ${tokenOfLearner('LEARNER')}` };
  for (const [index, command] of commands.entries()) {
    const { name, group } = command;
    if (!group.includes(chosen)) continue;
    const plan = plans[index] ?? [];
    const next = { ...first };
    // A call that only reads may be repeated by the same learners in the next round.
    const usesLearnersUp = command.body !== null;
    for (const connections of CONNECTIONS) {
      const row = await alternate(
        { group, name, connections, goal: group === 'command' ? GOAL : null },
        async () => {
          const { path: address, body } = command;
          const sent = { firstLearner: next.academy, body: body && JSON.stringify(body) };
          const job = { port, path: address, connections, seconds, headers, command: sent };
          const measured = await load.fire(job);
          if (usesLearnersUp) next.academy += measured.sent;
          if (next.academy > first.limit) throw new Error(`${name}: there are too few learners`);
          return measured;
        },
        async () => {
          const options = { name, clients: connections, seconds, firstLearner: next.limit };
          const { limit: measured, nextLearner } = await beside.run(plan, options);
          if (usesLearnersUp) next.limit = nextLearner;
          return measured;
        },
      );
      onRow(row);
    }
  }
  await beside.close();
}
