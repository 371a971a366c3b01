/** A setting of the environment has an invalid value. */
export class SettingsError extends Error {
  constructor(name: string, problem: string) {
    super(`${name}: ${problem}`);
    this.name = 'SettingsError';
  }
}
