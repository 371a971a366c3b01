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

/** An environment in which `node` is the package’s own, for npm and other tools. */
export function environment() {
  return {
    ...process.env,
    PATH: [path.join(root, 'node_modules/.bin'), process.env.PATH].join(path.delimiter),
  };
}

/**
 * Runs a command with its output shown; ends this process with its code when it fails.
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

const INSTALLED = 'node_modules/.installed';
// Not `npm ci`: a mirror that carries this platform's packages alone is enough for us, and
// `ci` refuses a lock file that lacks other platforms' optional ones. Versions are the lock's.
const NPM_FLAGS = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error'];

/** The stamp where all packages are installed, and where only those of the server are. */
function installedPrints() {
  const all = fingerprint(['package-lock.json']);
  return { all, withoutTools: `${all} without tools` };
}

/**
 * Installs the packages of the lock file, unless they are installed.
 * @param {{ withTools?: boolean }} options without tools, the stamp is written by `removeTools`
 */
export async function ensureInstalled({ withTools = true } = {}) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    process.stderr.write(
      `Node ${process.versions.node} is too old to start with; 20.19 or later is needed.\n`,
    );
    process.exit(1);
  }
  const { all, withoutTools } = installedPrints();
  const isThere = isCurrent(INSTALLED, all) || (!withTools && isCurrent(INSTALLED, withoutTools));
  if (isThere && fs.existsSync(runtime())) return;
  process.stdout.write('Installing packages …\n');
  // Stated in both cases: where NODE_ENV is production npm omits the tools by default.
  run('npm', ['install', withTools ? '--include=dev' : '--omit=dev', ...NPM_FLAGS]);
  if (withTools) writeStamp(INSTALLED, all);
}

/**
 * Removes the packages that only build and test, so that an attacker cannot run them on a server.
 */
export function removeTools() {
  const { withoutTools } = installedPrints();
  if (isCurrent(INSTALLED, withoutTools)) return;
  process.stdout.write('Removing build tools …\n');
  run('npm', ['prune', '--omit=dev', ...NPM_FLAGS]);
  // npm keeps a tool that is an optional peer of another package.
  const { devDependencies } = JSON.parse(fs.readFileSync('package.json', 'utf8'));
  for (const name of Object.keys(devDependencies)) {
    fs.rmSync(path.join('node_modules', name), { recursive: true, force: true });
  }
  writeStamp(INSTALLED, withoutTools);
}

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/**
 * Writes a brotli and a gzip copy of every text file of the built web, so that the server
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

const BUILT = 'build/.fingerprint';

/** One hash over all that the web is built from. */
function webPrint() {
  return fingerprint([
    'web',
    'i18n',
    'contract',
    'domain',
    'public',
    'vite.config.ts',
    'react-router.config.ts',
    'scripts/shared-files.ts',
    'scripts/text-files.ts',
    'package-lock.json',
  ]);
}

/** Whether the sources of the web are unchanged since it was built. */
export function isWebBuilt() {
  return isCurrent(BUILT, webPrint()) && fs.existsSync('build/server/index.js');
}

/** Builds the web, unless its sources are unchanged since the last build. */
export async function ensureWebBuilt() {
  if (isWebBuilt()) return;
  process.stdout.write('Building the web …\n');
  run(runtime(), ['node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'warn']);
  await compressBuilt();
  writeStamp(BUILT, webPrint());
}
