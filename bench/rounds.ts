import type { Limit, Measured } from './measured.ts';

export const CONNECTIONS = [1, 16, 64] as const;
const ROUNDS = 3;

/** One line of the table. */
export interface Row {
  group: string;
  name: string;
  connections: number;
  academy: Measured;
  limit: Limit;
  ratio: number;
  /** The ratio to reach; null: none is set. */
  goal: number | null;
}

const median = (values: readonly number[]) =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

function mediansOfLimit(rounds: readonly Limit[]): Limit {
  const of = (name: keyof Limit) => median(rounds.map((round) => round[name]));
  return { perSecond: of('perSecond'), p50: of('p50'), p99: of('p99') };
}

/** The medians of several rounds; what failed is added up. */
export function medians(rounds: readonly Measured[]): Measured {
  const of = (name: keyof Measured) => median(rounds.map((round) => round[name]));
  return {
    ...mediansOfLimit(rounds),
    failed: rounds.reduce((sum, { failed }) => sum + failed, 0),
    sent: of('sent'),
    bytes: of('bytes'),
  };
}

/** Three rounds that alternate between the academy and its limit, and their medians. */
export async function alternate(
  row: Pick<Row, 'group' | 'name' | 'connections' | 'goal'>,
  fireAcademy: () => Promise<Measured>,
  fireLimit: () => Promise<Limit>,
): Promise<Row> {
  const ours: Measured[] = [];
  const limits: Limit[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(await fireAcademy());
    limits.push(await fireLimit());
  }
  const academy = medians(ours);
  const limit = mediansOfLimit(limits);
  return { ...row, academy, limit, ratio: academy.perSecond / limit.perSecond };
}
