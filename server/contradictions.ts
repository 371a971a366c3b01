import fs from 'node:fs';
import path from 'node:path';
import { senderAddress } from '#server/mail/sender.ts';
import { isLoopback } from './network-settings.ts';
import type { Settings } from './settings.ts';

/** The host of PUBLIC_URL, where other machines reach it; else null. */
function publicHostOf({ publicUrl }: Settings): string | null {
  const host = publicUrl === null ? 'localhost' : new URL(publicUrl).hostname;
  return isLoopback(host) ? null : host;
}

/** Settings that only a proxy in front of the academy explains need the other settings of a proxy. */
function contradictionsOfProxy({ fileOffload, publicUrl, trustProxy }: Settings): string[] {
  const offload = fileOffload?.by === 'nginx' ? 'FILE_OFFLOAD sends files by nginx' : null;
  const isTrusting = trustProxy !== false;
  const tls = publicUrl?.startsWith('https:') ? 'PUBLIC_URL is https, so a proxy ends TLS' : null;
  const found: string[] = [];
  const reason = offload ?? tls;
  if (reason !== null && !isTrusting) {
    found.push(
      `${reason}, but TRUST_PROXY is off: all visitors share one address and its limits. Name the proxy in TRUST_PROXY.`,
    );
  }
  const behind = offload ?? (isTrusting ? 'TRUST_PROXY names a proxy' : null);
  if (behind !== null && publicUrl === null) {
    found.push(
      `${behind}, but PUBLIC_URL is not set: links in emails lead to this machine. Write the address of the site in PUBLIC_URL.`,
    );
  }
  return found;
}

/** The disk of a folder, which may not exist yet. */
function deviceOf(folder: string): number {
  for (let existing = folder; ; existing = path.dirname(existing)) {
    const device = fs.statSync(existing, { throwIfNoEntry: false })?.dev;
    if (device !== undefined) return device;
  }
}

function contradictionOfBackup({ backup, dataDir, databaseUrl, s3 }: Settings): string[] {
  const holdsData = databaseUrl === null || s3 === null;
  if (!holdsData || deviceOf(backup.folder) !== deviceOf(dataDir)) return [];
  return [
    'BACKUP_DIR is on the same disk as DATA_DIR: one fault of the disk loses the data and the backups. Write backups to another disk, or copy them to another machine.',
  ];
}

/** The same domain, or one within the other, as info@academy.example of learn.academy.example. */
const areRelated = (one: string, other: string) =>
  one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`);

function contradictionOfSender(settings: Settings, host: string, siteEmail: string): string[] {
  if (settings.smtpUrl === null) return [];
  const sender = senderAddress(siteEmail, settings);
  const domain = sender.slice(sender.lastIndexOf('@') + 1).toLowerCase();
  if (domain.startsWith('[') || areRelated(domain, host)) return [];
  return [
    `emails come from ${domain}, but PUBLIC_URL is at ${host}: recipients may refuse them as forged. Let the SPF and DKIM records of ${domain} name your mail server, or change the email under Academy settings.`,
  ];
}

/**
 * Settings that contradict each other: the academy works, but not as intended.
 * @param siteEmail of the academy's own settings, or empty
 * @returns a line for each, without its beginning “Warning:”
 */
export function contradictions(settings: Settings, siteEmail: string): string[] {
  const host = publicHostOf(settings);
  return [
    ...contradictionsOfProxy(settings),
    ...(host === null ? [] : contradictionOfBackup(settings)),
    ...(host === null ? [] : contradictionOfSender(settings, host, siteEmail)),
  ];
}
