/**
 * What the tests need on the machine: found, installed where we may do so, or reported as missing.
 */
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

/**
 * Chromium’s headless shell, or null: it renders pages with two thirds of the work
 * (docs/decisions/0159), but has no viewer for PDF files.
 */
export function findHeadlessShell() {
  return onPath('chromium-headless-shell');
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
  {
    what: 'systemd-analyze',
    packages: ['systemd'],
    isThere: () => onPath('systemd-analyze') !== null,
  },
  { what: 'OpenSSL', packages: ['openssl'], isThere: () => onPath('openssl') !== null },
  { what: 'nginx', packages: ['nginx-light'], isThere: () => onPath('nginx') !== null },
  { what: 'Caddy', packages: ['caddy'], isThere: () => onPath('caddy') !== null },
  {
    what: 'promtool of Prometheus',
    packages: ['prometheus'],
    isThere: () => onPath('promtool') !== null,
  },
];

/**
 * What makes the tests faster, where the system has it. Both packages are named, since they only
 * work in the same version.
 */
const improvements = [
  {
    what: 'the headless shell of Chromium',
    packages: ['chromium', 'chromium-headless-shell'],
    isThere: () => findHeadlessShell() !== null,
  },
];

function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', ['-qq', '-y', ...args], { stdio: 'inherit', env }).status === 0;
}

const isKnownToApt = (name) =>
  spawnSync('apt-cache', ['show', '--no-all-versions', name], { stdio: 'ignore' }).status === 0;

function install(packages) {
  if (apt('update') && packages.every(isKnownToApt)) {
    apt('install', '--no-install-recommends', ...packages);
  }
}

/**
 * Ensures all of it. As root on Debian or Ubuntu, as in a pipeline, missing packages are installed,
 * which is announced; INSTALL_PACKAGES=off forbids it.
 * @returns the lines that name what is still missing
 */
export function prepareMachine() {
  const isAllowed = process.env.INSTALL_PACKAGES !== 'off';
  if (isAllowed && process.getuid?.() === 0 && onPath('apt-get') !== null) {
    const absent = (all) => all.filter((need) => !need.isThere());
    // One after the other: without the optional ones the tests still have what they need.
    for (const wanted of [absent(needs), absent(improvements)]) {
      if (wanted.length === 0) continue;
      const packages = wanted.flatMap((need) => need.packages);
      process.stdout.write(
        `The tests use ${wanted.map((need) => need.what).join(', ')}. Running as root, so these system packages are installed now: apt-get install ${packages.join(' ')}\n(INSTALL_PACKAGES=off forbids it.)\n`,
      );
      install(packages);
    }
  }
  return needs
    .filter((need) => !need.isThere())
    .map((need) => `${need.what} is missing: sudo apt-get install ${need.packages.join(' ')}`);
}
