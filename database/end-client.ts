import type pg from 'pg';
import { within } from './within.ts';

/** How long the server has for its part, in milliseconds. */
const END_MS = 500;

/** Ends a connection, also where the server is silent or has ended it. */
export async function endClient(client: pg.Client): Promise<void> {
  await within(END_MS, client.end()).catch(() => client.connection.stream.destroy());
}
