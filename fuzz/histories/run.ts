/**
 * `npm run histories`: twenty learners and three admins use an academy at once while its processes
 * are killed, its connections are cut and one of ten responses is lost; who does not know the outcome
 * presses again. After it everything that was acknowledged is there, nothing is there twice, and
 * all people saw their own writes on the other process.
 * - `-- --configuration=postgres|replica|embedded` two processes (as without it), two with a replica
 *   three seconds behind, or one on the embedded engine,
 * - `-- --seed=1` what people do, as far as the machine's timing leaves it,
 * - `-- --seconds=60` for how long.
 * Exit code 0: all held.
 */
import { createSeededRandom } from '#demo/loader/seeded-random.ts';
import { checkHistory } from './check-history.ts';
import { type Configuration, HistoryAcademy } from './history-academy.ts';
import { History } from './history-acts.ts';
import { addScene } from './history-scene.ts';

const optionOf = (name: string): string | undefined =>
  process.argv.find((one) => one.startsWith(`--${name}=`))?.slice(name.length + 3);
const configuration = (optionOf('configuration') ?? 'postgres') as Configuration;
const seed = Number(optionOf('seed') ?? 1);
const seconds = Number(optionOf('seconds') ?? 60);

const random = createSeededRandom(seed);
const academy = await HistoryAcademy.open(configuration);
let isPassed = false;
try {
  const scene = await academy.bench.prepare(addScene);
  await academy.start();
  const history = new History(scene, academy.ports, random);
  const disturbing = academy.disturb(random);
  await history.run(Date.now() + seconds * 1000);
  academy.calmDown();
  await disturbing;
  await academy.stop();
  const { acts, reads, stale } = history;
  const wrong = await academy.bench.prepare(({ database }) =>
    checkHistory(database.db, acts, scene),
  );
  for (const { name, userId } of stale) wrong.push(`${name} of ${userId}: not seen by themself`);
  const count = (isCounted: (act: (typeof acts)[number]) => boolean) =>
    acts.filter(isCounted).length;
  console.log(
    `${configuration}, seed ${seed}, ${seconds} s, ${academy.kills} kills: ${acts.length} acts, ` +
      `${count(({ outcome }) => outcome === 'done')} done, ` +
      `${count(({ outcome }) => outcome === 'refused')} refused, ` +
      `${count(({ outcome }) => outcome === 'unknown')} unknown; ` +
      `${count(({ presses }) => presses > 1)} pressed again, ` +
      `${acts.reduce((sum, { lost }) => sum + lost, 0)} responses lost; ` +
      `${reads} read back, ${stale.length} stale`,
  );
  for (const line of wrong.slice(0, 30)) console.log(`BROKEN ${line}`);
  console.log(wrong.length === 0 ? 'All held.' : `${wrong.length} violations`);
  isPassed = wrong.length === 0;
} finally {
  await academy.bench.close();
}
process.exit(isPassed ? 0 : 1);
