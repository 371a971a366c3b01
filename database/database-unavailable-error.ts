/** No connection to the database was to be had, or it was lost, whatever the reason. */
export class DatabaseUnavailableError extends Error {
  constructor(cause: unknown) {
    super('no connection to the database', { cause });
    this.name = 'DatabaseUnavailableError';
  }
}
