/** Opens the embedded academy in a folder, says so, and holds it until its input ends. */
import { openEmbedded } from '../open.ts';

try {
  const database = await openEmbedded(process.argv[2] ?? '');
  process.stdout.write('open\n');
  process.stdin.resume().on('end', async () => {
    await database.close();
    process.exit(0);
  });
} catch (error) {
  process.stdout.write(`${(error as Error).message}\n`);
  process.exit(1);
}
