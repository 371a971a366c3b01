/** Made by `scripts/text-files.ts`. */
declare module 'virtual:text-files' {
  /** The address of the file with the texts of a language; null while developing. */
  export const textFiles: Record<'en' | 'zh', string | null>;
}
