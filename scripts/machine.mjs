/** What the tests need from the machine: found, installed where that is ours to do, or named. */
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

function onPath(...names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  for (const name of names) {
    for (const folder of folders) {
      const file = path.join(folder, name);
      if (fs.existsSync(file)) return file;
    }
  }
  return null;
}

/** A Chromium or Chrome of the machine's own, or null. */
export function findChromium() {
  return onPath('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable');
}

function hasPostgres() {
  const root = '/usr/lib/postgresql';
  const installed = fs.existsSync(root) ? fs.readdirSync(root) : [];
  return (
    installed.some(
      (version) => Number(version) >= 15 && fs.existsSync(path.join(root, version, 'bin/initdb')),
    ) || onPath('initdb') !== null
  );
}

function hasChineseFont() {
  try {
    return execFileSync('fc-list', [':lang=zh', 'family'], { encoding: 'utf8' }).trim() !== '';
  } catch {
    return false;
  }
}

const needs = [
  { what: 'Chromium', packages: ['chromium'], isThere: () => findChromium() !== null },
  {
    what: 'a Chinese font',
    packages: ['fontconfig', 'fonts-noto-cjk'],
    isThere: hasChineseFont,
  },
  { what: 'PostgreSQL 15 or later', packages: ['postgresql'], isThere: hasPostgres },
];

function install(packages) {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) =>
    spawnSync('apt-get', ['-qq', '-y', ...args], { stdio: 'inherit', env: environment }).status;
  return apt('update') === 0 && apt('install', '--no-install-recommends', ...packages) === 0;
}

/**
 * Makes sure of all of it. As root on Debian or Ubuntu, where a clean machine for tests is
 * prepared like this, packages are installed, which is announced; INSTALL_PACKAGES=off forbids it.
 * Returns the lines that name what is still missing.
 */
export function prepareMachine() {
  const missing = needs.filter((need) => !need.isThere());
  if (missing.length === 0) return [];
  const packages = missing.flatMap((need) => need.packages);
  const isAllowed = process.env.INSTALL_PACKAGES !== 'off';
  if (isAllowed && process.getuid?.() === 0 && onPath('apt-get') !== null) {
    process.stdout.write(
      `The tests need ${missing.map((need) => need.what).join(', ')}. Running as root, so these system packages are installed now: apt-get install ${packages.join(' ')}\n(INSTALL_PACKAGES=off names them instead.)\n`,
    );
    install(packages);
  }
  return needs
    .filter((need) => !need.isThere())
    .map((need) => `${need.what} is missing: sudo apt-get install ${need.packages.join(' ')}`);
}
