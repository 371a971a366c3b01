import { z } from 'zod';
import { SettingsError } from './settings-error.ts';

/** Where ClamAV's daemon listens: a unix socket, or host and port. */
export type ScannerSettings = { path: string } | { host: string; port: number };

const HOST_AND_PORT = /^(?:\[([0-9a-fA-F:]+)\]|([A-Za-z0-9.-]+)):(\d{1,5})$/;
const MAX_PORT = 65_535;

/** The settings of the virus scanner, as the environment has them. */
export const scannerEnvironment = {
  CLAMAV_SOCKET: z
    .string()
    .optional()
    .transform((value) => value?.trim() || undefined),
};

/** The path of a unix socket begins with a slash; anything else is host and port. */
export function readScanner({
  CLAMAV_SOCKET: value,
}: z.output<z.ZodObject<typeof scannerEnvironment>>): ScannerSettings | null {
  if (value === undefined) return null;
  if (value.startsWith('/')) return { path: value };
  const [, address, name, digits] = HOST_AND_PORT.exec(value) ?? [];
  const host = address ?? name;
  const port = Number(digits);
  if (host !== undefined && port >= 1 && port <= MAX_PORT) return { host, port };
  throw new SettingsError(
    'CLAMAV_SOCKET',
    'must be the path of a socket (/run/clamav/clamd.ctl), or host and port (127.0.0.1:3310)',
  );
}
