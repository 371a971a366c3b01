/** What has to be there before anything runs: packages, and the built web. Plain Node 20. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const root = path.join(import.meta.dirname, '..');
process.chdir(root);

/** The Node that the package brings (24), as a path. */
export function runtime() {
  return path.join(root, 'node_modules/node/bin/node');
}

/** Environment in which `node` is the package's own, for npm's and other tools' sake. */
export function environment() {
  return {
    ...process.env,
    PATH: [path.join(root, 'node_modules/.bin'), process.env.PATH].join(path.delimiter),
  };
}

/**
 * Runs a command in view of the person; ends this process with its code when it fails.
 * @param {string} command
 * @param {string[]} args
 */
export function run(command, args) {
  const result = spawnSync(command, args, { stdio: 'inherit', env: environment() });
  if (result.error) throw result.error;
  if (result.status !== 0) process.exit(result.status ?? 1);
}

function filesBelow(entry) {
  if (!fs.existsSync(entry)) return [];
  if (!fs.statSync(entry).isDirectory()) return [entry];
  return fs
    .readdirSync(entry)
    .sort()
    .flatMap((name) => filesBelow(path.join(entry, name)));
}

/** One hash over the content of files and folders. */
function fingerprint(entries) {
  const hash = createHash('sha256');
  for (const file of entries.flatMap(filesBelow)) {
    hash.update(file).update(fs.readFileSync(file));
  }
  return hash.digest('hex');
}

function isCurrent(stamp, print) {
  return fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === print;
}

function writeStamp(stamp, print) {
  fs.mkdirSync(path.dirname(stamp), { recursive: true });
  fs.writeFileSync(stamp, print);
}

/** Installs the packages of the lock file, unless they are there. */
export async function ensureInstalled() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    process.stderr.write(
      `Node ${process.versions.node} is too old to start with; 20.19 or later is needed.\n`,
    );
    process.exit(1);
  }
  const stamp = 'node_modules/.installed';
  const print = fingerprint(['package-lock.json']);
  if (isCurrent(stamp, print) && fs.existsSync(runtime())) return;
  process.stdout.write('Installing packages …\n');
  // Not `npm ci`: a mirror that carries this platform's packages alone is enough for us, and
  // `ci` refuses a lock file that lacks other platforms' optional ones. Versions are the lock's.
  run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']);
  writeStamp(stamp, print);
}

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/**
 * Writes a brotli and a gzip twin of every text file of the built web, so that the server
 * sends the smallest there is without compressing anything twice.
 */
export async function compressBuilt() {
  const texts = filesBelow('build/client').filter((file) => /\.(js|css|svg|json)$/.test(file));
  await Promise.all(
    texts.map(async (file) => {
      const content = fs.readFileSync(file);
      const quality = { [zlib.constants.BROTLI_PARAM_QUALITY]: zlib.constants.BROTLI_MAX_QUALITY };
      fs.writeFileSync(`${file}.br`, await brotli(content, { params: quality }));
      fs.writeFileSync(`${file}.gz`, await gzip(content, { level: 9 }));
    }),
  );
}

/** Builds the web, unless what it is built from has not changed. */
export async function ensureWebBuilt() {
  const stamp = 'build/.fingerprint';
  const print = fingerprint([
    'web',
    'i18n',
    'contract',
    'public',
    'vite.config.ts',
    'react-router.config.ts',
    'package-lock.json',
  ]);
  if (isCurrent(stamp, print) && fs.existsSync('build/server/index.js')) return;
  process.stdout.write('Building the web …\n');
  run(runtime(), ['node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'warn']);
  await compressBuilt();
  writeStamp(stamp, print);
}
