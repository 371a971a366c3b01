/** The folder of an embedded database cannot be used; the message is one sentence for the operator. */
export class DatabaseFolderError extends Error {
  constructor(problem: string, options?: ErrorOptions) {
    super(problem, options);
    this.name = 'DatabaseFolderError';
  }
}
